import type { Persistence } from '../createPersistence.ts';
import type { AnswerDraft, AnswerDrafts } from './question.ts';

/** Whether what a person types survives a refresh. */
export type Saving = 'off' | 'on' | 'failed';

/** The part of a controller's state that holds drafts. */
export interface DraftsState {
  drafts: AnswerDrafts;
  saving: Saving;
}

/** Where a controller keeps its drafts. */
export interface DraftsContext {
  getState: () => DraftsState;
  setState: (patch: Partial<DraftsState>) => void;
}

/** The drafts of a controller, saved as they change. */
export interface Drafts {
  set: (key: string, draft: AnswerDraft) => void;
  remove: (keys: readonly string[]) => void;
}

/** Returns the state before anything is typed. */
export function initialDrafts(persistence: Persistence<AnswerDrafts> | undefined): DraftsState {
  return { drafts: new Map(), saving: persistence === undefined ? 'off' : 'on' };
}

/** Restores what was saved. What was typed meanwhile is newer. */
export function restoreDrafts(
  { getState, setState }: DraftsContext,
  persistence: Persistence<AnswerDrafts> | undefined,
): void {
  void persistence?.read().then((saved) => {
    if (saved !== undefined) setState({ drafts: new Map([...saved, ...getState().drafts]) });
  });
}

/** Creates the drafts of a controller. */
export function createDrafts(
  { getState, setState }: DraftsContext,
  persistence: Persistence<AnswerDrafts> | undefined,
): Drafts {
  function replace(drafts: AnswerDrafts): void {
    setState({ drafts });
    void persistence?.write(drafts.size === 0 ? undefined : drafts).then((isSaved) => {
      setState({ saving: isSaved ? 'on' : 'failed' });
    });
  }
  return {
    set: (key, draft) => replace(new Map([...getState().drafts, [key, draft]])),
    remove: (keys) =>
      replace(new Map([...getState().drafts].filter(([key]) => !keys.includes(key)))),
  };
}
