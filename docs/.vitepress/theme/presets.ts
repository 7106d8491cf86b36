/** A brand made of nothing but the kit's variables. */
export interface Preset {
  readonly name: string;
  /** CSS variables, as a page would set them on `:root`. */
  readonly variables: Readonly<Record<string, string>>;
  /** The only scheme that the colours are made for. @default both */
  readonly scheme?: 'light' | 'dark';
}

/** Brands that are as unlike as variables allow. */
export const presets: readonly Preset[] = [
  {
    name: 'Brutalist',
    scheme: 'light',
    variables: {
      '--brainstem-accent': '#d6210b',
      '--brainstem-font': "'Helvetica Neue', Helvetica, Arial, sans-serif",
      '--brainstem-surface': '#ffffff',
      '--brainstem-surface-raised': '#ffffff',
      '--brainstem-surface-sunken': '#f2f2f2',
      '--brainstem-text': '#000000',
      '--brainstem-text-muted': '#3d3d3d',
      '--brainstem-border': '#000000',
      '--brainstem-border-strong': '#000000',
      '--brainstem-border-width': '2px',
      '--brainstem-weight-medium': '700',
      '--brainstem-weight-bold': '800',
      '--brainstem-radius': '0px',
      '--brainstem-radius-control': '0px',
      '--brainstem-shadow': '6px 6px 0 #000000',
      '--brainstem-shadow-card': '4px 4px 0 #000000',
    },
  },
  {
    name: 'Soft',
    scheme: 'light',
    variables: {
      '--brainstem-accent': '#b0476b',
      '--brainstem-font': "ui-rounded, 'SF Pro Rounded', Nunito, Quicksand, sans-serif",
      '--brainstem-surface': '#fffaf7',
      '--brainstem-surface-raised': '#ffffff',
      '--brainstem-surface-sunken': '#fbefe9',
      '--brainstem-text': '#3a2a30',
      '--brainstem-text-muted': '#775a64',
      '--brainstem-border': '#f0dcd4',
      '--brainstem-border-strong': '#a98791',
      '--brainstem-radius': '20px',
      '--brainstem-radius-control': '14px',
      '--brainstem-shadow-card': '0 2px 10px rgb(176 71 107 / 0.1)',
    },
  },
  {
    name: 'Dense',
    variables: {
      '--brainstem-accent': '#2f5bd8',
      '--brainstem-font': "'Inter', 'Segoe UI', system-ui, sans-serif",
      '--brainstem-font-size': '13px',
      '--brainstem-line-height': '1.4',
      '--brainstem-control-height': '30px',
      '--brainstem-row-height': '32px',
      '--brainstem-radius': '3px',
      '--brainstem-space': '3px',
    },
  },
  {
    name: 'Neon',
    scheme: 'dark',
    variables: {
      '--brainstem-accent': '#2ee6c0',
      '--brainstem-font': "'Space Grotesk', 'Avenir Next', system-ui, sans-serif",
      '--brainstem-surface': '#0b0c17',
      '--brainstem-surface-raised': '#15172b',
      '--brainstem-surface-sunken': '#07080f',
      '--brainstem-text': '#eceeff',
      '--brainstem-text-muted': '#a2a9d2',
      '--brainstem-border': '#2a2e57',
      '--brainstem-border-strong': '#6f78bd',
      '--brainstem-data': '#2ee6c0',
      '--brainstem-shadow-card': '0 0 16px rgb(46 230 192 / 0.12)',
      '--brainstem-radius': '12px',
    },
  },
];

/** The variables as a page's style sheet says them. */
export function presetCss({ variables, scheme }: Preset): string {
  const lines = Object.entries({
    ...(scheme === undefined ? {} : { 'color-scheme': scheme }),
    ...variables,
  }).map(([name, value]) => `  ${name}: ${value};`);
  return `:root {\n${lines.join('\n')}\n}`;
}
