import { readFileSync } from 'node:fs';

/** A block of code in the README. */
interface Block {
  /** The heading above it. */
  heading: string;
  language: string;
  code: string;
}

/** The README's block of one language under a heading. */
export function readmeBlock(heading: string, language: string): string {
  const found = blocks().find((block) => block.heading === heading && block.language === language);
  if (found === undefined) throw new Error(`The README has no ${language} under “${heading}”.`);
  return found.code;
}

/** Lists the packages in the README's install line, name by name. */
export function readmeInstallLine(): string[] {
  const line = readmeBlock('Add the chat', 'sh').trim();
  const [command, verb, ...names] = line.split(' ');
  if (command !== 'npm' || verb !== 'install') throw new Error(`Not an installation: ${line}`);
  return names;
}

function blocks(): Block[] {
  const pattern = /^## (?<heading>.+)$|^```(?<language>\w+)\n(?<code>[\s\S]*?)^```$/gm;
  let heading = '';
  return [...readFileSync('README.md', 'utf8').matchAll(pattern)].flatMap(({ groups = {} }) => {
    heading = groups['heading'] ?? heading;
    const { language, code } = groups;
    return language === undefined || code === undefined ? [] : [{ heading, language, code }];
  });
}
