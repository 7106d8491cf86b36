import { defineController, type AnswerDraft, type Controller } from '../../../controller/index.ts';

/** The fields that a person has filled in so far. */
export interface FormFillingState {
  /** By field name. A field that nobody has touched has none. */
  drafts: ReadonlyMap<string, AnswerDraft>;
  /** The number of attempts to send it. From the first one on, problems are shown. */
  tries: number;
}

/** The actions on a form before it is sent. */
export interface FormFillingActions {
  setDraft: (name: string, draft: AnswerDraft) => void;
  /** Counts an attempt to send it. */
  tryToSend: () => void;
  /** Empties the form. */
  clear: () => void;
}

/** A form that is being filled in. */
export type FormFilling = Controller<FormFillingState, FormFillingActions, object>;

const empty: FormFillingState = { drafts: new Map(), tries: 0 };

/** Creates an empty form. It keeps what was filled in until it is cleared, sent or not. */
export function createFormFilling(): FormFilling {
  return defineController<FormFillingState, FormFillingActions, object>({
    initialState: empty,
    actions: ({ setState }) => ({
      setDraft: (name, draft) =>
        setState(({ drafts }) => ({ drafts: new Map(drafts).set(name, draft) })),
      tryToSend: () => setState(({ tries }) => ({ tries: tries + 1 })),
      clear: () => setState(empty),
    }),
  });
}
