import ts from 'typescript';

/** Creates a program of our sources, which tells the types of what they declare. */
export function createSourceProgram(files: readonly string[]): ts.Program {
  const config: unknown = ts.readConfigFile('tsconfig.json', (path) =>
    ts.sys.readFile(path),
  ).config;
  // Only the options: the files that the configuration lists are not looked for.
  const host = { ...ts.sys, readDirectory: () => [] };
  return ts.createProgram(files, ts.parseJsonConfigFileContent(config, host, '.').options);
}
