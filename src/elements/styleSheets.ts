const files: Record<string, string> = import.meta.glob('../{ui,widgets}/**/*.css', {
  query: '?inline',
  import: 'default',
  eager: true,
});

/**
 * What crosses the border of a shadow root is inherited properties alone; they are reset here, except
 * for the font and the colour scheme, which a widget takes from its host.
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

let shared: CSSStyleSheet | undefined;

/** The kit's rules, as one sheet that all roots of the page share. */
export function styleSheet(): CSSStyleSheet {
  if (shared === undefined) {
    shared = new CSSStyleSheet();
    shared.replaceSync([host, ...Object.values(files)].join('\n'));
  }
  return shared;
}
