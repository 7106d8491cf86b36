import type { EventsOf, PropsOf } from '../../src/elements/elementTypes.ts';
import type { ActionsOf } from '../../src/controller/index.ts';
import type { WidgetProps } from '../../src/provider/index.ts';
import type { WidgetName } from '../../src/widgets/widgetNames.ts';

/** The types of each widget, for `readWidgets` to read. */
export type WidgetTypes = {
  [N in WidgetName]: {
    props: PropsOf<N> & WidgetProps;
    events: EventsOf<N>;
    actions: ActionsOf<PropsOf<N>>;
  };
};
