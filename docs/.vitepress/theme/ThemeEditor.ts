import { computed, defineComponent, h, nextTick, onMounted, reactive, ref, watch } from 'vue';
// The kit's own tokens say which colours follow from the accent.
import '../../../src/ui/theme/tokens.css';
import { contrast } from './contrast.ts';
import { choices } from './choices.ts';
import { LiveWidget } from './LiveWidget.ts';
import { presetCss, presets, type Preset } from './presets.ts';

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

/** What the editor begins with. */
const own: Preset = {
  name: 'Your own',
  variables: { '--brainstem-accent': '#0f766e', '--brainstem-radius': '8px' },
};
const brands = [own, ...presets];

/** Sets a brand, its accent and its radius on live widgets, gives the CSS to copy, and measures contrast. */
export const ThemeEditor = defineComponent({
  setup() {
    const brand = ref(own.name);
    const chosen = reactive({ accent: '#0f766e', radius: '8' });
    const root = ref<HTMLElement>();
    const ratios = ref<Record<string, number>>({});
    const isCopied = ref(false);
    const preset = computed<Preset>(() => {
      const base = brands.find(({ name }) => name === brand.value) ?? own;
      const variables = {
        ...base.variables,
        '--brainstem-accent': chosen.accent,
        '--brainstem-radius': `${chosen.radius}px`,
      };
      return { ...base, variables };
    });
    const style = computed(() => ({
      ...preset.value.variables,
      ...(preset.value.scheme === undefined ? {} : { colorScheme: preset.value.scheme }),
    }));
    const css = computed(() => presetCss(preset.value));
    const choose = (name: string): void => {
      brand.value = name;
      const { variables } = brands.find((known) => known.name === name) ?? own;
      chosen.accent = variables['--brainstem-accent'] ?? chosen.accent;
      chosen.radius = variables['--brainstem-radius']?.replace('px', '') ?? chosen.radius;
    };
    const copy = async (): Promise<void> => {
      await navigator.clipboard.writeText(css.value);
      isCopied.value = true;
    };
    watch(css, () => (isCopied.value = false));
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
    watch(style, measure);

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
      h('div', { class: 'theme-editor', ref: root, style: style.value }, [
        choices(
          'Brand',
          brands.map(({ name }) => name),
          brand.value,
          choose,
        ),
        h('p', [
          input('Accent', 'accent', { type: 'color' }),
          input('Radius', 'radius', { type: 'range', min: '0', max: '20' }),
        ]),
        h('div', { class: 'theme-editor-stage' }, [
          h(LiveWidget, { name: 'chat' }),
          h(LiveWidget, { name: 'sqlConnectionForm' }),
          h(LiveWidget, { name: 'findingsReview' }),
        ]),
        h('div', { class: 'theme-editor-css' }, [
          h('pre', h('code', css.value)),
          h('button', { type: 'button', onClick: copy }, isCopied.value ? 'Copied' : 'Copy CSS'),
        ]),
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
      ]);
  },
});
