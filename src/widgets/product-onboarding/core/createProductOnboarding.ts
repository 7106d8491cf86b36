import type { OnboardingUser } from '../../../contract/index.ts';
import {
  defineController,
  persistDrafts,
  type AnswerDraft,
  type AnswerDrafts,
  type Controller,
  type ControllerContext,
  type Drafts,
  type DraftsState,
  type Persistence,
} from '../../../controller/index.ts';
import type { Environment } from '../../../environment/index.ts';
import type { SaveProductAnswers } from '../../../query/index.ts';
import type { ProductOnboardingAdapter, ProductPart, ProductQuestion } from './productAdapter.ts';
import { answersIn, draftKey, draftsOfUser, isSamePart, partAfter } from './productParts.ts';

/** The state of product onboarding. */
export interface ProductState extends DraftsState {
  /** The part that the user opened. Undefined for the platform's current one. */
  opened: ProductPart | undefined;
  /** The displayed part, once known. */
  shown: ProductPart | undefined;
  /** True if the platform’s status reports completion. Undefined until it was read. */
  isCompleted: boolean | undefined;
  isSending: boolean;
  /** The error of the last save, if any. */
  error: unknown;
}

/** The actions of product onboarding. */
export interface ProductActions {
  open: (part: ProductPart) => void;
  /**
   * Reports the displayed part, and whether the platform’s status reports completion. Idempotent.
   */
  show: (part: ProductPart, isCompleted: boolean | undefined) => void;
  write: (part: ProductPart, questionId: string, draft: AnswerDraft) => void;
  /** Saves the answers of a part, and opens the next one unless another was opened meanwhile. */
  save: (
    part: ProductPart,
    questions: readonly ProductQuestion[],
    writeAnswers: NonNullable<ProductOnboardingAdapter['writeAnswers']>,
  ) => Promise<void>;
}

/** Events of product onboarding. */
export interface ProductEvents {
  /** Emitted for each part that is shown. */
  step: [part: ProductPart];
  /** Emitted when the platform’s status changes to completed. */
  complete: [];
  /** Emitted whenever the platform has saved a part's answers. */
  partSaved: [part: ProductPart];
  /** Emitted whenever saving fails. */
  error: [error: unknown];
}

/** The controller of product onboarding. */
export type ProductController = Controller<ProductState, ProductActions, ProductEvents>;

/** Options of {@link createProductOnboarding}. */
export interface CreateProductOptions {
  user: OnboardingUser;
  save: SaveProductAnswers;
  /** @default drafts are lost with the page */
  persistence?: Persistence<AnswerDrafts>;
  /** @default the browser's environment */
  environment?: Environment;
}

/** Creates the controller of a product onboarding. */
export function createProductOnboarding({
  persistence,
  environment,
  ...options
}: CreateProductOptions): ProductController {
  const persisted = persistDrafts(persistence && draftsOfUser(persistence, options.user));
  return defineController<ProductState, ProductActions, ProductEvents>({
    environment,
    initialState: {
      ...persisted.initialState,
      opened: undefined,
      shown: undefined,
      isCompleted: undefined,
      isSending: false,
      error: undefined,
    },
    actions: (context) => createActions(context, persisted.create(context), options),
    mount: persisted.mount,
  });
}

function createActions(
  { getState, setState, emit }: ControllerContext<ProductState, ProductEvents>,
  drafts: Drafts,
  { user, save }: Pick<CreateProductOptions, 'user' | 'save'>,
): ProductActions {
  return {
    open: (part) => setState({ opened: part, error: undefined }),
    show(part, isCompleted) {
      const { shown, isCompleted: wasCompleted } = getState();
      const isSame = shown !== undefined && isSamePart(shown, part);
      setState({ shown: part, isCompleted: isCompleted ?? wasCompleted });
      if (!isSame) emit('step', part);
      if (isCompleted === true && wasCompleted === false) emit('complete');
    },
    write: (part, questionId, draft) => drafts.set(draftKey(part, questionId), draft),
    async save(part, questions, writeAnswers) {
      const { opened, isSending } = getState();
      if (isSending) return;
      setState({ isSending: true, error: undefined });
      try {
        const body = writeAnswers(answersIn(questions, part, getState().drafts), part);
        await save({ ...user, ...part, body });
        drafts.remove(questions.map(({ id }) => draftKey(part, id)));
        // Whoever has opened another part meanwhile stays there.
        if (getState().opened === opened) setState({ opened: partAfter(part) ?? part });
        emit('partSaved', part);
      } catch (error) {
        // The error belongs to this part, and so does the answer to trying again.
        setState({ error, opened: part });
        emit('error', error);
      } finally {
        setState({ isSending: false });
      }
    },
  };
}
