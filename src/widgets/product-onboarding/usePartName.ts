import { useOnboardingWords } from '../../provider/index.ts';
import type { ProductPart } from './core/productAdapter.ts';

/** Returns a function that names a part by its chapter and type. */
export function usePartName(): (part: ProductPart) => string {
  const { chapterNames, partNames, part } = useOnboardingWords();
  return ({ step, subStep }) =>
    part(chapterNames[step - 1] ?? String(step), partNames[subStep - 1] ?? String(subStep));
}
