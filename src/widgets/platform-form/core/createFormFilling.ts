import {
  defineController,
  persistDrafts,
  type AnswerDraft,
  type AnswerDrafts,
  type Controller,
  type DraftsState,
  type FormField,
  type Persistence,
} from '../../../controller/index.ts';

/** The user's input: drafts by field name. Untouched fields have none. */
export interface FormFillingState extends DraftsState {
  /** The number of attempts to send, after the first of which problems are shown. */
  tries: number;
}

/** The actions on a form before it is sent. */
export interface FormFillingActions {
  /** Sets a field's draft. One of the kind `password` is never saved. */
  setDraft: (name: string, draft: AnswerDraft, kind?: FormField['kind']) => void;
  /** Records an attempt to send the form. */
  tryToSend: () => void;
  /** Clears the form. */
  clear: () => void;
}

/** The controller of a form being filled in. */
export type FormFilling = Controller<FormFillingState, FormFillingActions, object>;

/** Options of {@link createFormFilling}. */
export interface CreateFormFillingOptions {
  /** @default drafts are lost with the page */
  persistence?: Pick<Persistence<AnswerDrafts>, 'read' | 'update'> | undefined;
}

/** Creates an empty form. Input is kept until it is cleared, even after sending. */
export function createFormFilling({ persistence }: CreateFormFillingOptions = {}): FormFilling {
  const { initialState, create, mount } = persistDrafts(persistence);
  return defineController<FormFillingState, FormFillingActions, object>({
    initialState: { ...initialState, tries: 0 },
    actions(context) {
      const { getState, setState } = context;
      const drafts = create(context);
      return {
        setDraft: drafts.set,
        tryToSend: () => setState(({ tries }) => ({ tries: tries + 1 })),
        clear() {
          drafts.remove([...getState().drafts.keys()]);
          setState({ tries: 0 });
        },
      };
    },
    mount,
  });
}
