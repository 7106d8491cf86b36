import type { ComponentProps } from 'react';
import type { EventsOf } from '../../src/elements/elementTypes.ts';
import type { ActionsOf } from '../../src/widgets/defineWidget.ts';
import type { registry } from '../../src/widgets/registry.ts';
import type { WidgetName } from '../../src/widgets/widgetNames.ts';

type PropsOf<N extends WidgetName> = ComponentProps<
  Awaited<ReturnType<(typeof registry)[N]['load']>>
>;

/** The types of each widget, for `readWidgets` to read. */
export type WidgetTypes = {
  [N in WidgetName]: {
    props: PropsOf<N>;
    events: EventsOf<N>;
    actions: ActionsOf<PropsOf<N>>;
  };
};
