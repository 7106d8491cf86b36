import { createWidgetContext } from '../../provider/index.ts';
import type {
  DelegatedActions,
  DelegatedEvents,
  DelegatedState,
} from './core/createDelegatedOnboarding.ts';

/** The controller of the questions behind a link, for the widget's parts. */
export const {
  Provider: DelegatedProvider,
  useActions: useDelegatedActions,
  useSelect: useDelegatedState,
} = createWidgetContext<DelegatedState, DelegatedActions, DelegatedEvents>('DelegatedOnboarding');
