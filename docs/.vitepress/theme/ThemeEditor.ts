import { computed, defineComponent, h, nextTick, onMounted, reactive, ref, watch } from 'vue';
// The kit's own tokens say which colours follow from the accent.
import '../../../src/ui/theme/tokens.css';
import { contrast } from './contrast.ts';
import { LiveWidget } from './LiveWidget.ts';

/** Pairs of tokens that have to be told apart, and by how much. */
const pairs = [
  { name: 'Main button', text: '--_on-accent', ground: '--_accent', least: 4.5 },
  { name: 'Link', text: '--_accent-text', ground: '--_surface', least: 4.5 },
  { name: 'Text', text: '--_text', ground: '--_surface', least: 4.5 },
  { name: 'Focus ring', text: '--_focus-ring', ground: '--_surface', least: 3 },
] as const;

const schemes = ['light', 'dark'] as const;

/** A cell on the ground that widgets have in a scheme. */
const cell = (colorScheme: string) => ({ colorScheme, background: 'var(--_surface)' });

/** Sets an accent and a radius on a live widget, gives the CSS to copy, and measures contrast. */
export const ThemeEditor = defineComponent({
  setup() {
    const chosen = reactive({ accent: '#0f766e', radius: '8' });
    const root = ref<HTMLElement>();
    const ratios = ref<Record<string, number>>({});
    const variables = computed(() => ({
      '--brainstem-accent': chosen.accent,
      '--brainstem-radius': `${chosen.radius}px`,
    }));
    const css = computed(() => {
      const lines = Object.entries(variables.value).map(([name, value]) => `  ${name}: ${value};`);
      return `:root {\n${lines.join('\n')}\n}`;
    });
    const measure = async (): Promise<void> => {
      await nextTick();
      const samples = [...(root.value?.querySelectorAll<HTMLElement>('[data-sample]') ?? [])];
      ratios.value = Object.fromEntries(
        samples.map((sample) => {
          const { color, backgroundColor } = getComputedStyle(sample);
          return [sample.dataset['sample'] ?? '', contrast(color, backgroundColor)];
        }),
      );
    };
    onMounted(measure);
    watch(chosen, measure);

    const input = (label: string, key: 'accent' | 'radius', attributes: object) =>
      h('label', [
        `${label} `,
        h('input', {
          ...attributes,
          value: chosen[key],
          onInput: ({ target }: Event) => {
            if (target instanceof HTMLInputElement) chosen[key] = target.value;
          },
        }),
      ]);
    const sample = (pair: (typeof pairs)[number], scheme: string) => {
      const id = `${pair.name}, ${scheme}`;
      const ratio = ratios.value[id];
      const style = { color: `var(${pair.text})`, backgroundColor: `var(${pair.ground})` };
      const verdict = ratio === undefined || ratio >= pair.least ? '' : `, below ${pair.least}`;
      return h('td', { 'data-brainstem': '', style: cell(scheme) }, [
        h('span', { 'data-sample': id, style: { ...style, padding: '4px 8px' } }, pair.name),
        h('span', { style: { color: 'var(--_text)' } }, ` ${ratio?.toFixed(1) ?? '…'}${verdict}`),
      ]);
    };

    return () =>
      h('div', { class: 'theme-editor', ref: root, style: variables.value }, [
        h('p', [
          input('Accent', 'accent', { type: 'color' }),
          input('Radius', 'radius', { type: 'range', min: '0', max: '20' }),
        ]),
        h('pre', h('code', css.value)),
        h('table', [
          h('thead', h('tr', [...schemes.map((scheme) => h('th', `Contrast, ${scheme}`))])),
          h(
            'tbody',
            pairs.map((pair) =>
              h(
                'tr',
                schemes.map((scheme) => sample(pair, scheme)),
              ),
            ),
          ),
        ]),
        h(LiveWidget, { name: 'findingsReview' }),
      ]);
  },
});
