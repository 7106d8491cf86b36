import type { Persistence } from '../../environment/index.ts';
import type { AnswerDraft, AnswerDrafts } from './question.ts';

/** The state of saving what a person types, so that it survives a refresh. */
export type Saving = 'off' | 'on' | 'failed';

/** The part of a controller's state that holds drafts. */
export interface DraftsState {
  drafts: AnswerDrafts;
  saving: Saving;
}

/** The part of a controller that drafts are kept in. */
interface DraftsContext {
  getState: () => DraftsState;
  setState: (patch: Partial<DraftsState>) => void;
}

/** The drafts of a controller, saved as they change. */
export interface Drafts {
  set: (key: string, draft: AnswerDraft) => void;
  remove: (keys: readonly string[]) => void;
}

/** The parts of a controller's definition that persist drafts. */
export interface PersistedDrafts {
  /** The state before anything is typed. */
  initialState: DraftsState;
  create: (context: DraftsContext) => Drafts;
  /** Restores what was saved, where it is the `mount` of the controller. */
  mount: (actions: unknown, context: DraftsContext) => undefined;
}

/** Saves the drafts of a controller, so that they survive a refresh where there is a persistence. */
export function persistDrafts(persistence: Persistence<AnswerDrafts> | undefined): PersistedDrafts {
  return {
    initialState: { drafts: new Map(), saving: persistence === undefined ? 'off' : 'on' },

    create({ getState, setState }) {
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
    },

    mount(_actions, { getState, setState }) {
      void persistence?.read().then((saved) => {
        // Drafts typed in the meantime are newer.
        if (saved !== undefined) setState({ drafts: new Map([...saved, ...getState().drafts]) });
      });
    },
  };
}
