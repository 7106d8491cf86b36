import { createWidgetContext } from '../../provider/index.ts';
import type {
  ProductActions,
  ProductEvents,
  ProductState,
} from './core/createProductOnboarding.ts';

/** The controller of product onboarding, for the parts of the widget. */
export const {
  Provider: ProductProvider,
  useActions: useProductActions,
  useSelect: useProductState,
} = createWidgetContext<ProductState, ProductActions, ProductEvents>('ProductOnboarding');
