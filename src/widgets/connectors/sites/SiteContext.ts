import { createWidgetContext } from '../../../provider/index.ts';
import type { SitePickerActions, SitePickerEvents, SitePickerState } from '../core/index.ts';

/** The site picker's controller, for the parts of `SitePicker`. */
export const {
  Provider: SiteProvider,
  useActions: useSiteActions,
  useSelect: useSites,
} = createWidgetContext<SitePickerState, SitePickerActions, SitePickerEvents>('SitePicker');
