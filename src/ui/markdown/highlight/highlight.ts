import core from 'highlight.js/lib/core';
import { parseMarkup, type MarkupNode } from '../parseMarkup.ts';
import { languages, type Language } from './languages.ts';

/** An instance of our own, whatever the host page does with its copy of highlight.js. */
const highlighter = core.newInstance();

/** Code as text and `span` elements whose classes say what each piece is, such as `hljs-string`. */
export async function highlight(code: string, language: Language): Promise<MarkupNode[]> {
  if (highlighter.getLanguage(language) === undefined) {
    const { default: grammar } = await languages[language]();
    highlighter.registerLanguage(language, grammar);
  }
  return parseMarkup(highlighter.highlight(code, { language, ignoreIllegals: true }).value);
}
