import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { planFor } from '../src/cli/init/planFor.ts';
import { frameworks, type Framework, type Project } from '../src/cli/init/project.ts';
import { formatText } from './formatText.ts';

/** A line that names code, with the code behind it, as it was written the last time. */
export const quotedCode =
  /^<!-- (file|init): (\S+)(?: (vue|svelte))? -->\n(?:[^]*?\n<!-- end -->\n)?/gm;

/**
 * Returns a page with the code that it quotes, each behind the line that names it:
 *
 * - `<!-- file: examples/html/index.html -->`: a file of the repository, which a test runs
 * - `<!-- init: next -->`: the files that `npx brainstem init` writes, which a test builds; with
 *   `<!-- init: vite vue -->` those for pages that are written with Vue
 *
 * @throws Error for a file or a framework that is not there.
 */
export function withSnippets(page: string): Promise<string> {
  const written = page.replaceAll(
    quotedCode,
    (_written, kind: string, name: string, view: 'vue' | 'svelte' | undefined) => {
      const line = `<!-- ${kind}: ${[name, view].filter(Boolean).join(' ')} -->`;
      const code =
        kind === 'file'
          ? fence(name, readFileSync(name, 'utf8'))
          : initFiles(name, view ?? 'react');
      return `${line}\n\n${code}\n\n<!-- end -->\n`;
    },
  );
  return formatText('page.md', written);
}

function initFiles(name: string, view: Project['view']): string {
  if (!isFramework(name)) throw new Error(`There is no framework ${name} for brainstem init.`);
  // A backend's page is plain, and its server runs as it is written.
  const isTypeScript = name === 'next' || name === 'vite';
  const sources = isTypeScript ? 'src/' : '';
  const { files } = planFor({
    framework: name,
    versions: '',
    isTypeScript,
    sources,
    router: 'app',
    view,
  });
  return files.map(({ path, text }) => `\`${path}\`\n\n${fence(path, text)}`).join('\n\n');
}

function isFramework(name: string): name is Framework {
  return frameworks.some((framework) => framework === name);
}

function fence(path: string, text: string): string {
  return `\`\`\`${extname(path).slice(1)}\n${text.trimEnd()}\n\`\`\``;
}
