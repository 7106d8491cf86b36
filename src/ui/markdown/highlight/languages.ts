import type { LanguageFn } from 'highlight.js';

/** Loads a language's grammar. */
type LoadLanguage = () => Promise<{ default: LanguageFn }>;

/** The languages that are coloured, each in a file of its own that is loaded when it is shown. */
export const languages = {
  bash: () => import('highlight.js/lib/languages/bash'),
  css: () => import('highlight.js/lib/languages/css'),
  diff: () => import('highlight.js/lib/languages/diff'),
  go: () => import('highlight.js/lib/languages/go'),
  java: () => import('highlight.js/lib/languages/java'),
  javascript: () => import('highlight.js/lib/languages/javascript'),
  json: () => import('highlight.js/lib/languages/json'),
  powershell: () => import('highlight.js/lib/languages/powershell'),
  python: () => import('highlight.js/lib/languages/python'),
  rust: () => import('highlight.js/lib/languages/rust'),
  sql: () => import('highlight.js/lib/languages/sql'),
  typescript: () => import('highlight.js/lib/languages/typescript'),
  xml: () => import('highlight.js/lib/languages/xml'),
  yaml: () => import('highlight.js/lib/languages/yaml'),
} as const satisfies Readonly<Record<string, LoadLanguage>>;

/** The name of a language that is coloured. */
export type Language = keyof typeof languages;

/** Returns the language that an info string names; undefined for languages without highlighting. */
export function findLanguage(written: string): Language | undefined {
  const name = written.toLowerCase();
  return isLanguage(name) ? name : aliases.get(name);
}

function isLanguage(name: string): name is Language {
  return Object.hasOwn(languages, name);
}

const aliases: ReadonlyMap<string, Language> = new Map<string, Language>([
  ['sh', 'bash'],
  ['shell', 'bash'],
  ['zsh', 'bash'],
  ['patch', 'diff'],
  ['golang', 'go'],
  ['js', 'javascript'],
  ['jsx', 'javascript'],
  ['mjs', 'javascript'],
  ['jsonc', 'json'],
  ['ps1', 'powershell'],
  ['pwsh', 'powershell'],
  ['py', 'python'],
  ['rs', 'rust'],
  ['ts', 'typescript'],
  ['tsx', 'typescript'],
  ['html', 'xml'],
  ['svg', 'xml'],
  ['yml', 'yaml'],
]);
