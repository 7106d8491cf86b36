import { draftFormat } from '../../controller/index.ts';
import {
  createWidget,
  useBrainstem,
  usePersistence,
  usePlatformActions,
  useOnboardingWords,
} from '../../provider/index.ts';
import { createSaveProductAnswers } from '../../query/index.ts';
import { createProductOnboarding, type ProductController } from './core/createProductOnboarding.ts';
import { productOnboarding, type ProductOnboardingProps } from './declaration.ts';
import type { ProductPart } from './core/productAdapter.ts';

/** The controller of product onboarding and the host's props, for the widget's parts. */
export const {
  Provider: ProductProvider,
  useActions: useProductActions,
  useSelect: useProductState,
  useProps: useProductProps,
} = createWidget(productOnboarding, useCreate);

function useCreate({
  tenantId,
  userId,
  storage,
  storageKey = 'brainstem-product-onboarding',
}: ProductOnboardingProps): () => ProductController {
  const { environment } = useBrainstem();
  const save = usePlatformActions(createSaveProductAnswers);
  const persistence = usePersistence({ storage, storageKey }, draftFormat);
  const user = { tenantId, userId };
  return () => createProductOnboarding({ user, save, persistence, environment });
}

export function usePartName(): (part: ProductPart) => string {
  const { chapterNames, partNames, part } = useOnboardingWords();
  return ({ step, subStep }) =>
    part(chapterNames[step - 1] ?? String(step), partNames[subStep - 1] ?? String(subStep));
}
