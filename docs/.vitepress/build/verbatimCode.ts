import type { MarkdownRenderer } from 'vitepress';

/** Shows code within a line as it is written: Vue would read the braces of `{{name}}` as its own. */
export function verbatimCode(markdown: MarkdownRenderer) {
  const render = markdown.renderer.rules.code_inline;
  markdown.renderer.rules.code_inline = (tokens, index, ...rest) => {
    tokens[index]?.attrSet('v-pre', '');
    return render?.(tokens, index, ...rest) ?? '';
  };
}
