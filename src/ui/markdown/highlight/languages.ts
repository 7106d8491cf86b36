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

/** One of {@link languages}. */
export type Language = (typeof languages)[number];

/** Returns the language of an info string. Undefined if it isn't highlighted. */
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
