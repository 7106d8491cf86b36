import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { frameworks, planFor, type Framework } from '../../../src/cli/init/templates.ts';

/**
 * Replaces the lines that stand for code in a page of the docs:
 *
 * - `<!-- file: examples/html/index.html -->`: a file of the repository, which a test runs
 * - `<!-- text: CHANGELOG.md -->`: the text of a Markdown file below its title
 * - `<!-- init: next -->`: the files that `npx brainstem init` writes, which a test builds
 *
 * @throws Error for a file or a framework that is not there.
 */
export function expandSnippets(page: string): string {
  return page
    .replaceAll(/^<!-- file: (\S+) -->$/gm, (_line, path: string) =>
      fence(path, readFileSync(path, 'utf8')),
    )
    .replaceAll(/^<!-- text: (\S+) -->$/gm, (_line, path: string) =>
      readFileSync(path, 'utf8')
        .replace(/^# .*\n+/, '')
        .trimEnd(),
    )
    .replaceAll(/^<!-- init: (\w+) -->$/gm, (_line, name: string) => initFiles(name));
}

function initFiles(name: string): string {
  if (!isFramework(name)) throw new Error(`There is no framework ${name} for brainstem init.`);
  const { files } = planFor({ framework: name, isTypeScript: true, sources: 'src/' });
  return files
    .filter(({ path }) => path !== '.env.local')
    .map(({ path, text }) => `\`${path}\`\n\n${fence(path, text)}`)
    .join('\n\n');
}

function isFramework(name: string): name is Framework {
  return Object.hasOwn(frameworks, name);
}

function fence(path: string, text: string): string {
  return `\`\`\`${extname(path).slice(1)}\n${text.trimEnd()}\n\`\`\``;
}
