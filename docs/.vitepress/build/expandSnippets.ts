import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { planFor } from '../../../src/cli/init/planFor.ts';
import { frameworks, type Framework, type Project } from '../../../src/cli/init/project.ts';

/**
 * Replaces the lines that stand for code in a page of the docs:
 *
 * - `<!-- file: examples/html/index.html -->`: a file of the repository, which a test runs
 * - `<!-- text: CHANGELOG.md -->`: the text of a Markdown file below its title
 * - `<!-- init: next -->`: the files that `npx brainstem init` writes, which a test builds; with
 *   `<!-- init: vite vue -->` those for pages that are written with Vue
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
    .replaceAll(
      /^<!-- init: (\w+)(?: (vue|svelte))? -->$/gm,
      (_line, name: string, view?: string) =>
        initFiles(name, view === 'vue' || view === 'svelte' ? view : 'react'),
    );
}

function initFiles(name: string, view: Project['view']): string {
  if (!isFramework(name)) throw new Error(`There is no framework ${name} for brainstem init.`);
  const project = { framework: name, isTypeScript: true, sources: 'src/', router: 'app' } as const;
  const { files } = planFor({ ...project, view });
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
