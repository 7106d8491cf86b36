import type { Persistence } from '../../environment/index.ts';
import type { AnswerDraft, AnswerDrafts } from './question.ts';

/** The state of saving the user's input, so that it survives a reload. */
export type Saving = 'off' | 'on' | 'failed';

/** The part of a controller's state that holds drafts. */
export interface DraftsState {
  drafts: AnswerDrafts;
  saving: Saving;
}

/** The part of a controller that stores drafts. */
interface DraftsContext {
  getState: () => DraftsState;
  setState: (patch: Partial<DraftsState>) => void;
}

/** A controller's drafts, saved as they change. */
export interface Drafts {
  set: (key: string, draft: AnswerDraft) => void;
  remove: (keys: readonly string[]) => void;
}

/** The parts of a controller's definition that persist drafts. */
export interface PersistedDrafts {
  /** The state before any input. */
  initialState: DraftsState;
  create: (context: DraftsContext) => Drafts;
  /** Restores the saved drafts. To be the controller's `mount`. */
  mount: (actions: unknown, context: DraftsContext) => undefined;
}

/**
 * Persists a controller's drafts, so that they survive a reload. Without a persistence, only keeps
 * them in the state.
 */
export function persistDrafts(persistence: Persistence<AnswerDrafts> | undefined): PersistedDrafts {
  return {
    initialState: { drafts: new Map(), saving: persistence === undefined ? 'off' : 'on' },

    create({ getState, setState }) {
      /** All changes of this page; undefined for a removed draft. */
      const changed = new Map<string, AnswerDraft | undefined>();
      /** Changes drafts, and saves them beside those of other tabs. */
      function change(changes: Changes): void {
        setState({ drafts: withChanges(getState().drafts, changes) });
        for (const [key, draft] of changes) changed.set(key, draft);
        void persistence
          ?.update((saved = new Map()) => {
            const drafts = withChanges(saved, [...changed]);
            return drafts.size === 0 ? undefined : drafts;
          })
          .then((isSaved) => setState({ saving: isSaved ? 'on' : 'failed' }));
      }
      return {
        set: (key, draft) => change([[key, draft]]),
        remove: (keys) => change(keys.map((key) => [key, undefined])),
      };
    },

    mount(_actions, { getState, setState }) {
      void persistence?.read().then((saved) => {
        // Drafts entered while loading are newer.
        if (saved !== undefined) setState({ drafts: new Map([...saved, ...getState().drafts]) });
      });
    },
  };
}

type Changes = readonly (readonly [key: string, draft: AnswerDraft | undefined])[];

function withChanges(drafts: AnswerDrafts, changes: Changes): AnswerDrafts {
  const all = new Map<string, AnswerDraft | undefined>([...drafts, ...changes]);
  return new Map([...all].flatMap(([key, draft]) => (draft === undefined ? [] : [[key, draft]])));
}
