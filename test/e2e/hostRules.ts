/** Rules of pages that an element is put into, each as that page would have them. */
export const hostRules: Readonly<Record<string, string>> = {
  'Bootstrap 3':
    '* { box-sizing: border-box } html { font-size: 10px } body { font: 14px/1.43 sans-serif; color: #333 } button, input, select, textarea { font: inherit; margin: 0; line-height: inherit } a { color: #337ab7 } h1, h2, h3 { margin: 20px 0 10px; font-weight: 500 } ul { margin-bottom: 10px } table { border-spacing: 0; background: transparent } label { font-weight: 700; margin-bottom: 5px }',
  'Bootstrap 4':
    '*, ::before, ::after { box-sizing: border-box } body { font: 400 1rem/1.5 sans-serif; color: #212529; text-align: left } h1, h2, h3 { margin: 0 0 .5rem; line-height: 1.2 } p { margin: 0 0 1rem } label { display: inline-block; margin-bottom: .5rem } button { border-radius: 0 } svg { vertical-align: middle; overflow: hidden } [hidden] { display: none !important }',
  'Bootstrap 5':
    ':root { --bs-body-color: #212529 } *, ::before, ::after { box-sizing: border-box } body { margin: 0; font: 400 1rem/1.5 sans-serif; -webkit-text-size-adjust: 100% } img, svg { vertical-align: middle } button, input { font: inherit; text-transform: none } [type=button], button { -webkit-appearance: button } fieldset { min-width: 0; padding: 0; border: 0 }',
  'Tailwind preflight':
    '*, ::before, ::after { box-sizing: border-box; border: 0 solid #e5e7eb; margin: 0; padding: 0 } html { line-height: 1.5; tab-size: 4 } ol, ul, menu { list-style: none } h1, h2, h3 { font: inherit } a { color: inherit; text-decoration: inherit } img, svg, video { display: block; vertical-align: middle; max-width: 100%; height: auto } button, input, select, textarea { font: inherit; color: inherit; background: transparent; border-radius: 0 }',
  'content-box everywhere': '* { box-sizing: content-box }',
  'unset controls': 'button, input, select, textarea { all: unset }',
  'a small rem': 'html { font-size: 62.5% }',
  'serif of 22 px': 'body { font-family: Georgia, serif; font-size: 22px; line-height: 1.1 }',
  'no outlines': ':focus { outline: none } *:focus-visible { outline: 0 !important }',
  'spaced capitals':
    'body { letter-spacing: 3px; word-spacing: 8px; text-transform: uppercase; text-align: center; font-style: italic; font-weight: 900; text-indent: 40px; white-space: pre }',
  'loud colours':
    'body { color: #f0f } div, span, p, button, input, li, td, th, h2, h3, svg { color: red !important; background: yellow !important; border: 3px dashed blue !important }',
  'margins and motion':
    'p, ul, li, h2, h3, table, pre, dialog, section { margin: 30px !important; padding: 20px !important } * { transition: all 2s !important; animation: none !important }',
};
