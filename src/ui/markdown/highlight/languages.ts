/** The languages that are coloured. */
export const languages = [
  'bash',
  'css',
  'diff',
  'go',
  'java',
  'javascript',
  'json',
  'powershell',
  'python',
  'rust',
  'sql',
  'typescript',
  'xml',
  'yaml',
] as const;

/** The name of a language that is coloured. */
export type Language = (typeof languages)[number];

/** Returns the language that an info string names; undefined for languages without highlighting. */
export function findLanguage(written: string): Language | undefined {
  const name = written.toLowerCase();
  return languages.find((language) => language === name) ?? aliases.get(name);
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
