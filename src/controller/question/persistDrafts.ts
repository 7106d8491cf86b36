import { createEntrySaver, type Persistence } from '../../environment/index.ts';
import type { FormField } from './formField.ts';
import type { AnswerDraft, AnswerDrafts } from './question.ts';

/** The state of saving the user's input, so that it survives a reload. */
export type Saving = 'off' | 'on' | 'failed';

/** The part of a controller's state that holds drafts. */
export interface DraftsState {
  drafts: AnswerDrafts;
  saving: Saving;
}

interface DraftsContext {
  getState: () => DraftsState;
  setState: (patch: Partial<DraftsState>) => void;
}

/** A controller's drafts, saved as they change. */
export interface Drafts {
  /** Sets a draft. One of a password is never saved. */
  set: (key: string, draft: AnswerDraft, kind?: FormField['kind']) => void;
  remove: (keys: readonly string[]) => void;
}

export interface PersistedDrafts {
  initialState: DraftsState;
  create: (context: DraftsContext) => Drafts;
  /** Restores the saved drafts. To be the controller's `mount`. */
  mount: (actions: unknown, context: DraftsContext) => undefined;
}

/**
 * Persists a controller's drafts, so that they survive a reload. Without a persistence, only keeps
 * them in the state.
 */
export function persistDrafts(
  persistence: Pick<Persistence<AnswerDrafts>, 'read' | 'update'> | undefined,
): PersistedDrafts {
  const changed = new Set<string>();
  return {
    initialState: { drafts: new Map(), saving: persistence === undefined ? 'off' : 'on' },

    create({ getState, setState }) {
      const save = persistence && createEntrySaver<AnswerDraft>(persistence.update);
      /** Changes drafts, and saves them beside those of other tabs. */
      function change(keys: readonly string[], draft?: AnswerDraft, isSecret = false): void {
        const drafts = new Map(getState().drafts);
        for (const key of keys) {
          changed.add(key);
          if (draft === undefined) drafts.delete(key);
          else drafts.set(key, draft);
        }
        setState({ drafts });
        if (isSecret) return;
        void save?.(keys.map((key) => [key, () => draft])).then((isSaved) =>
          setState({ saving: isSaved ? 'on' : 'failed' }),
        );
      }
      return {
        set: (key, draft, kind) => change([key], draft, kind === 'password'),
        remove: (keys) => change(keys),
      };
    },

    mount(_actions, { getState, setState }) {
      // The storage still has a draft whose removal it refused.
      if (getState().saving !== 'failed') changed.clear();
      void persistence?.read().then((saved = new Map()) => {
        // Drafts entered, sent or cleared while loading are newer.
        const restored = [...saved].filter(([key]) => !changed.has(key));
        if (restored.length > 0) setState({ drafts: new Map([...restored, ...getState().drafts]) });
      });
    },
  };
}
