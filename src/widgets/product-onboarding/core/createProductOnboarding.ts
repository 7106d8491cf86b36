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
import { answersIn, draftKey, isSamePart, partAfter } from './productParts.ts';

/** The answers of a person in product onboarding, until the platform has them. */
export interface ProductState extends DraftsState {
  /** The part that the person opened; undefined for the one that the platform names. */
  opened: ProductPart | undefined;
  /** The part that is shown, once that is known; undefined before. */
  shown: ProductPart | undefined;
  /** True if all was completed, as far as the platform’s status was read; undefined before. */
  isCompleted: boolean | undefined;
  isSending: boolean;
  /** The error of the last save, or undefined. */
  error: unknown;
}

/** The actions of product onboarding. */
export interface ProductActions {
  open: (part: ProductPart) => void;
  /**
   * Takes over what is shown: the part, and whether the platform’s status says that all of them are
   * completed. It may be called with the same many times.
   */
  show: (part: ProductPart, isCompleted: boolean | undefined) => void;
  write: (part: ProductPart, questionId: string, draft: AnswerDraft) => void;
  /** Saves the answers of a part and opens the next one. */
  save: (
    part: ProductPart,
    questions: readonly ProductQuestion[],
    writeAnswers: NonNullable<ProductOnboardingAdapter['writeAnswers']>,
  ) => Promise<void>;
}

/** Events of product onboarding. */
export interface ProductEvents {
  /** Fires with each part that is shown. */
  step: [part: ProductPart];
  /** Fires when the platform’s status says that all is completed, and said before that it wasn’t. */
  complete: [];
  /** Fires each time that the platform has saved the answers of a part. */
  partSaved: [part: ProductPart];
  /** Fires each time that saving fails. */
  error: [error: unknown];
}

/** Product onboarding without React. */
export type ProductController = Controller<ProductState, ProductActions, ProductEvents>;

/** Options of {@link createProductOnboarding}. */
export interface CreateProductOptions {
  user: OnboardingUser;
  save: SaveProductAnswers;
  /** @default drafts are gone with the page */
  persistence?: Persistence<AnswerDrafts>;
  /** @default the browser */
  environment?: Environment;
}

/** Creates a person's way through product onboarding. */
export function createProductOnboarding({
  persistence,
  environment,
  ...options
}: CreateProductOptions): ProductController {
  const persisted = persistDrafts(persistence);
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
      if (getState().isSending) return;
      setState({ isSending: true, error: undefined });
      try {
        const body = writeAnswers(answersIn(questions, part, getState().drafts), part);
        await save({ ...user, ...part, body });
        drafts.remove(questions.map(({ id }) => draftKey(part, id)));
        setState({ opened: partAfter(part) ?? part });
        emit('partSaved', part);
      } catch (error) {
        setState({ error });
        emit('error', error);
      } finally {
        setState({ isSending: false });
      }
    },
  };
}
