/** The variables that a host can set on any ancestor of a widget. */
const tokens = [
  ...['accent', 'on-accent', 'accent-text', 'surface', 'surface-raised', 'surface-sunken'],
  ...['backdrop', 'text', 'text-muted', 'border', 'border-strong', 'danger', 'warning', 'success'],
  ...['data', 'focus-ring', 'border-width', 'radius', 'radius-control', 'space', 'form-width'],
  ...['control-height', 'row-height', 'choice-size', 'choice-radius', 'font', 'font-heading'],
  ...['font-mono', 'font-size', 'font-size-small', 'font-size-large', 'font-size-title'],
  ...['weight-medium', 'weight-bold', 'line-height', 'shadow', 'shadow-card', 'z-index', 'motion'],
  ...Array.from({ length: 8 }, (_, at) => `group-${at + 1}`),
].map((name) => `--brainstem-${name}`);

/**
 * Copies tokens, font and colour scheme to an overlay from the element that opened it. Overlays are
 * rendered elsewhere, out of reach of styles that a host set on the widget's ancestors.
 */
export function inheritTokens(overlay: HTMLElement, from: Element): void {
  const { style } = overlay;
  const computed = getComputedStyle(from);
  for (const token of tokens) {
    const value = computed.getPropertyValue(token);
    if (value !== '') style.setProperty(token, value);
  }
  if (style.getPropertyValue('--brainstem-font') === '') {
    style.setProperty('--brainstem-font', computed.fontFamily);
  }
  if (overlay.dataset['theme'] === 'auto') style.colorScheme = computed.colorScheme;
}
