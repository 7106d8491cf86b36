import { computed, defineComponent, h, ref } from 'vue';
import type { WidgetName } from '../../../src/widgets/widgetNames.ts';
import { choices } from './choices.ts';
import { LiveWidget } from './LiveWidget.ts';
import { presets } from './presets.ts';

const widgets = {
  Ask: 'chat',
  Review: 'findingsReview',
  Connect: 'connectors',
  Explore: 'brainViewer',
} as const satisfies Record<string, WidgetName>;

type Job = keyof typeof widgets;

const jobs: readonly Job[] = ['Ask', 'Review', 'Connect', 'Explore'];
const brands = ['Default', ...presets.map(({ name }) => name)];

/** A widget at work below the first page's title, by job and by brand. */
export const HomeStage = defineComponent({
  setup() {
    const job = ref<Job>('Ask');
    const brand = ref('Default');
    const preset = computed(() => presets.find(({ name }) => name === brand.value));
    const style = computed(() => ({
      ...preset.value?.variables,
      ...(preset.value?.scheme === undefined ? {} : { colorScheme: preset.value.scheme }),
    }));
    return () =>
      h('div', { class: 'home-stage' }, [
        h('div', { class: 'home-stage-bar' }, [
          choices('Widget', jobs, job.value, (chosen) => (job.value = chosen)),
          choices('Brand', brands, brand.value, (chosen) => (brand.value = chosen)),
        ]),
        h('div', { class: 'brand-stage', style: style.value }, [
          h(LiveWidget, { name: widgets[job.value], key: job.value }),
        ]),
      ]);
  },
});
