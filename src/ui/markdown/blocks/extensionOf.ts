/** Returns a language's file extension without the dot, or `txt` for an unknown language. */
export function extensionOf(language: string | undefined): string {
  const name = language?.toLowerCase() ?? '';
  return extensions.get(name) ?? 'txt';
}

/** Each extension, followed by its language's other names. */
const extensions: ReadonlyMap<string, string> = new Map(
  [
    'c h',
    'cpp c++',
    'cs csharp c#',
    'css',
    'csv',
    'diff patch',
    'dart',
    'go golang',
    'graphql gql',
    'html',
    'ini',
    'java',
    'js javascript mjs cjs',
    'json jsonc',
    'jsx',
    'kt kotlin',
    'less',
    'lua',
    'md markdown',
    'mmd mermaid',
    'php',
    'pl perl',
    'proto protobuf',
    'py python',
    'r',
    'rb ruby',
    'rs rust',
    'scala',
    'scss',
    'sh bash shell zsh',
    'sql',
    'svelte',
    'svg',
    'swift',
    'tex latex',
    'toml',
    'ts typescript',
    'tsx',
    'vue',
    'xml',
    'yaml yml',
  ].flatMap((line) => {
    const names = line.split(' ');
    const [extension = ''] = names;
    return names.map((name) => [name, extension] as const);
  }),
);
