import forms from '@tailwindcss/forms';
import { compile } from 'tailwindcss';

/**
 * The style sheets of pages that a widget is put into: the published files of well-known libraries,
 * current and previous, and rules that have been seen on real pages.
 *
 * @param readText - Reads a file of the repository.
 */
export async function hostSheets(
  readText: (path: string) => Promise<string>,
): Promise<Readonly<Record<string, string>>> {
  const read = (path: string): Promise<string> => readText(`node_modules/${path}`);
  const preflight3 = withDefaults(await read('tailwindcss-3/lib/css/preflight.css'));
  const preflight4 = await compileTailwind(await read('tailwindcss/preflight.css'));
  const formRules = await compileTailwind("@plugin 'forms';");
  return {
    'Tailwind 3': preflight3,
    // Version 3 writes its base rules into no layer.
    'Tailwind 3 with its forms': preflight3 + formRules.replaceAll('@layer base', '@media all'),
    'Tailwind 4': `@layer base {${preflight4}}`,
    'Tailwind 4 with its forms': `@layer base {${preflight4}}${formRules}`,
    'Bootstrap 3': await read('bootstrap-3/dist/css/bootstrap.css'),
    'Bootstrap 4': await read('bootstrap-4/dist/css/bootstrap.css'),
    'Bootstrap 5': await read('bootstrap/dist/css/bootstrap.css'),
    'Pico 1': (await read('pico-1/css/pico.css')) + usualRoot,
    'Pico 2': (await read('@picocss/pico/css/pico.css')) + usualRoot,
    'normalize.css': await read('normalize.css/normalize.css'),
    'modern-normalize': await read('modern-normalize/modern-normalize.css'),
    ...seenRules,
  };
}

/** Takes the larger text of a page away, which ours follows as the page's own does. */
const usualRoot = 'html { font-size: 100% !important }';

/**
 * Rules of real pages. Those that share a sheet set no property of an element twice: each shows
 * through, whatever the others say.
 */
const seenRules = {
  // Of `@wordpress/block-library` 11.1 these rules alone reach elements without its classes.
  'WordPress’s blocks':
    "ol, ul { box-sizing: border-box } html :where([style^='border-color'], [style*='; border-color'], [style^='border-width'], [style*='; border-width']) { border-style: solid } html :where([style*='border-top-width']) { border-top-style: solid }",
  // As its own themes write them, from their theme.json.
  'a WordPress theme':
    'body { margin: 0; font: 300 1.125rem/1.6 Manrope, sans-serif; letter-spacing: -0.1px; color: #111 } a:where(:not(.wp-element-button)) { color: currentColor; text-decoration: underline } :root :where(a:where(:not(.wp-element-button)):hover) { text-decoration: none } h1, h2, h3, h4, h5, h6 { font-weight: 400; line-height: 1.125; letter-spacing: -0.5px } h3 { font-size: 1.38rem } h5 { letter-spacing: 0.5px } h6 { font-weight: 700; text-transform: uppercase } :root :where(p) { line-height: 1.7 } :where(.wp-site-blocks, main) > * { margin-block: 24px 0 } :root :where(code, pre) { font-family: Fira Code } blockquote { border: 0; padding: 2rem } caption { font-size: 0.9rem }',
  'all reverted': '* { all: revert }',
  'pictures, sections, landmarks, lists, headings, boxes, rem and outlines': [
    'svg, svg path { fill: currentColor }',
    'svg, path { stroke-width: 3; stroke-linecap: butt }',
    'section, article, header, footer, aside { padding: 40px; margin: 20px }',
    'nav, header, footer { position: fixed; inset: 0 auto auto 0 }',
    '* { box-sizing: content-box }',
    'html { font-size: 62.5% }',
    ':focus { outline: none }',
    'ul, ol, li, dl, dt, dd, p { margin: 20px; padding: 20px; list-style: square }',
    'h1, h2, h3, h4 { font: 700 40px/2 serif; color: red; text-transform: uppercase }',
  ].join(' '),
  'border-box everywhere, and coloured controls': [
    '*, ::before, ::after { box-sizing: border-box; margin: 0; padding: 0 }',
    "button, [type='button'] { background: red; color: yellow; border: 0 }",
  ].join(' '),
  'a body whose words break anywhere, in letters that are filled':
    'body { word-break: break-all; line-break: anywhere; hyphens: auto; text-align-last: justify; font-variant: small-caps; caret-color: transparent; -webkit-text-fill-color: transparent }',
  'unset controls, and a body in capitals': [
    'button, input, select, textarea { all: unset }',
    'body { font: italic 22px/1.1 Georgia, serif; text-transform: uppercase; text-align: center; letter-spacing: 2px; text-indent: 20px; text-shadow: 0 1px red; cursor: help }',
  ].join(' '),
};

/** Tailwind 3 with the values of its own theme, where a build would write those of the page. */
function withDefaults(css: string): string {
  return css
    .replaceAll("theme('borderColor.DEFAULT', currentColor)", '#e5e7eb')
    .replaceAll(/theme\('[^']+', ([^()]*)\)/g, '$1');
}

async function compileTailwind(css: string): Promise<string> {
  const compiled = await compile(css, {
    loadModule: (path) => Promise.resolve({ module: forms, base: '/', path }),
  });
  return compiled.build([]);
}
