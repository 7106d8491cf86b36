import { isPlatformError } from '../../../client/errors/index.ts';
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
import { answersIn, draftKey, partAfter } from './productParts.ts';

/** What a person does in product onboarding, until the platform has it. */
export interface ProductState extends DraftsState {
  /** The part that the person opened; undefined for the one that the platform names. */
  opened: ProductPart | undefined;
  isSending: boolean;
  /** Why the last answers couldn’t be saved, or undefined. */
  error: unknown;
  /** The scope that saving was refused for. */
  missingScope: string | undefined;
}

/** What a person can do in product onboarding. */
export interface ProductActions {
  open: (part: ProductPart) => void;
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
      isSending: false,
      error: undefined,
      missingScope: undefined,
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
    write: (part, questionId, draft) => drafts.set(draftKey(part, questionId), draft),
    async save(part, questions, writeAnswers) {
      if (getState().isSending) return;
      setState({ isSending: true, error: undefined, missingScope: undefined });
      try {
        const body = writeAnswers(answersIn(questions, part, getState().drafts), part);
        await save({ ...user, ...part, body });
        drafts.remove(questions.map(({ id }) => draftKey(part, id)));
        setState({ opened: partAfter(part) ?? part });
        emit('partSaved', part);
      } catch (error) {
        setState({ error, missingScope: isPlatformError(error) ? error.missingScope : undefined });
        emit('error', error);
      } finally {
        setState({ isSending: false });
      }
    },
  };
}
