const files: Record<string, string> = import.meta.glob('../{ui,widgets}/**/*.css', {
  query: '?inline',
  import: 'default',
  eager: true,
});

/**
 * Only inherited properties cross the border of a shadow root; they are reset here, except for the
 * font and the colour scheme, which a widget takes from its host.
 */
const host = `:host {
  all: initial;
  display: block;
  font-family: inherit;
  color-scheme: inherit;
  visibility: inherit;
}
:host(brainstem-attention-badge) { display: inline-block; }
:host([hidden]) { display: none; }
.root { block-size: 100%; }`;

const shared = new WeakMap<Document, CSSStyleSheet>();

/**
 * The kit's rules, as one sheet that all roots of a page share. Another page, such as that of a
 * picture-in-picture window, takes no sheet but its own.
 */
export function styleSheet(
  page: Document,
  { CSSStyleSheet: Sheet }: Window & typeof globalThis,
): CSSStyleSheet {
  const known = shared.get(page);
  if (known !== undefined) return known;
  const sheet = new Sheet();
  sheet.replaceSync([host, ...Object.values(files)].join('\n'));
  shared.set(page, sheet);
  return sheet;
}
