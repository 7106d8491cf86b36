const files: Record<string, string> = import.meta.glob('../{ui,widgets}/**/*.css', {
  query: '?inline',
  import: 'default',
  eager: true,
});

/**
 * Inherited properties cross the shadow boundary, so they are reset here, except for the host's
 * font and colour scheme.
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
 * Returns the kit's style sheet, shared by all roots of a document. Another document, such as a
 * picture-in-picture window's, needs its own.
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
