import type { LanguageFn } from 'highlight.js';
import core from 'highlight.js/lib/core';
import bash from 'highlight.js/lib/languages/bash';
import css from 'highlight.js/lib/languages/css';
import diff from 'highlight.js/lib/languages/diff';
import go from 'highlight.js/lib/languages/go';
import java from 'highlight.js/lib/languages/java';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import powershell from 'highlight.js/lib/languages/powershell';
import python from 'highlight.js/lib/languages/python';
import rust from 'highlight.js/lib/languages/rust';
import sql from 'highlight.js/lib/languages/sql';
import typescript from 'highlight.js/lib/languages/typescript';
import xml from 'highlight.js/lib/languages/xml';
import yaml from 'highlight.js/lib/languages/yaml';
import { parseMarkup, type MarkupNode } from '../parseMarkup.ts';
import type { Language } from './languages.ts';

/** A separate instance, independent of the host page's highlight.js. */
const highlighter = core.newInstance();

const grammars: Readonly<Record<Language, LanguageFn>> = {
  bash,
  css,
  diff,
  go,
  java,
  javascript,
  json,
  powershell,
  python,
  rust,
  sql,
  typescript,
  xml,
  yaml,
};
for (const [name, grammar] of Object.entries(grammars)) highlighter.registerLanguage(name, grammar);

/** Returns code as text and `span` elements with highlight.js classes, such as `hljs-string`. */
export function highlight(code: string, language: Language): MarkupNode[] {
  return parseMarkup(highlighter.highlight(code, { language, ignoreIllegals: true }).value);
}
