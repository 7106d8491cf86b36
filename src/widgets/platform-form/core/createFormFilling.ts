import { defineController, type AnswerDraft, type Controller } from '../../../controller/index.ts';

/** The user's input. */
export interface FormFillingState {
  /** Drafts by field name. Untouched fields have none. */
  drafts: ReadonlyMap<string, AnswerDraft>;
  /** The number of attempts to send, after the first of which problems are shown. */
  tries: number;
}

/** The actions on a form before it is sent. */
export interface FormFillingActions {
  setDraft: (name: string, draft: AnswerDraft) => void;
  /** Records an attempt to send the form. */
  tryToSend: () => void;
  /** Clears the form. */
  clear: () => void;
}

/** The controller of a form being filled in. */
export type FormFilling = Controller<FormFillingState, FormFillingActions, object>;

const empty: FormFillingState = { drafts: new Map(), tries: 0 };

/** Creates an empty form. Input is kept until it is cleared, even after sending. */
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
