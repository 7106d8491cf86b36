import { defineComponent, h, onBeforeUnmount, onMounted, ref } from 'vue';
import { widgetNames, type WidgetName } from '../../../src/widgets/widgetNames.ts';

/** A widget at work on the page, over the mock platform in the browser. */
export const LiveWidget = defineComponent({
  props: {
    name: { type: String, required: true, validator: isWidgetName },
    /** What its token may do, with spaces between. @default everything */
    scopes: String,
    /** Shows the records of what is decided below the widget. */
    records: Boolean,
  },
  setup({ name, scopes, records }) {
    const stage = ref<HTMLElement>();
    const left = new AbortController();
    onMounted(async () => {
      // The widgets are no part of what the site renders in Node.
      if (import.meta.env.SSR) return;
      const { showWidget } = await import('./showWidget.ts');
      if (stage.value !== undefined && isWidgetName(name))
        await showWidget(name, stage.value, left.signal, {
          scopes: scopes?.split(' '),
          hasRecords: records,
        });
    });
    onBeforeUnmount(() => left.abort());
    return () => h('div', { class: ['live-widget', `live-widget-${name}`], ref: stage });
  },
});

function isWidgetName(name: string): name is WidgetName {
  return widgetNames.some((known) => known === name);
}
