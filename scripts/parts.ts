import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { kebabCase } from '../src/widgets/widgetNames.ts';

const pages = 'docs/widgets';
const intro = 'Style or find regions by their `data-part`:';

/** A page of the docs whose list of parts is generated from the code. */
export interface PartsPage {
  file: string;
  /** The file of the widget that the page documents. */
  widget: string;
}

/** Returns the pages with a list of parts. A page is named after its widget's element. */
export function partsPages(): PartsPage[] {
  const widgets = new Map(
    readdirSync('src/widgets', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
      .map((file) => [pageOf(basename(file, '.tsx')), join('src/widgets', file)]),
  );
  return readdirSync(pages).flatMap((name) => {
    const file = join(pages, name);
    const widget = widgets.get(basename(name, '.md'));
    if (widget === undefined || !readFileSync(file, 'utf8').includes('\n### Parts\n')) return [];
    return [{ file, widget }];
  });
}

/** The page of a component: `FindingsReview` is in `findings-review.md`. */
function pageOf(component: string): string {
  return kebabCase(component).replace(/^-/, '');
}

/** Returns the `data-part` names that a file and what it imports can render, without doubles. */
export function partsOf(entry: string): string[] {
  const found = new Set<string>();
  for (const file of filesOf(entry)) {
    for (const [, plain, computed] of readFileSync(file, 'utf8').matchAll(
      /\s(?:data-)?part=(?:"([^"]+)"|\{([^}]+)\})/g,
    )) {
      if (plain !== undefined) found.add(plain);
      for (const [, name = ''] of (computed ?? '').matchAll(/'([a-z-]+)'/g)) found.add(name);
    }
  }
  return [...found];
}

/** Returns a file and all that it imports from `widgets`, `ui` and `provider`, in that order. */
export function filesOf(entry: string): string[] {
  const visited = new Set<string>();
  const visit = (file: string): void => {
    if (visited.has(file)) return;
    visited.add(file);
    importsOf(file).forEach(visit);
  };
  visit(entry);
  return [...visited];
}

/** Returns a page with its list of parts written again. */
export function writeParts(page: string, parts: readonly string[]): string {
  const list = parts.map((part) => `\`${part}\``).join(', ');
  return page.replace(
    /\n### Parts\n[\s\S]*?(?=\n### |$)/,
    () => `\n### Parts\n\n${intro}\n\n${list}.\n`,
  );
}

/** The imports of each file that was read: widgets share most of their files. */
const imported = new Map<string, readonly string[]>();

function importsOf(file: string): readonly string[] {
  const known = imported.get(file) ?? readImports(file);
  imported.set(file, known);
  return known;
}

/** The files that a file imports from `widgets`, `ui` and `provider`; of an index, the named ones. */
function readImports(file: string): string[] {
  const imports = readFileSync(file, 'utf8').matchAll(
    /(?:import|export) (?!type\b)(?:\{([^}]*)\} from )'(\.[^']+)'|import\('(\.[^']+)'\)/g,
  );
  return [...imports].flatMap(([, names = '', path, lazy]) => {
    const target = resolve(file, path ?? lazy ?? '');
    if (target === undefined) return [];
    if (basename(target) !== 'index.ts') return [target];
    if (lazy !== undefined) return [target];
    return names
      .split(',')
      .map((name) => name.trim().split(' as ')[0] ?? '')
      .flatMap((name) => exportOf(target, name) ?? []);
  });
}

/** The file from which an index exports a name. */
function exportOf(index: string, name: string): string | undefined {
  const text = readFileSync(index, 'utf8');
  for (const [, names, path = ''] of text.matchAll(/export (?:\{([^}]*)\}|\*) from '(\.[^']+)'/g)) {
    const isNamed = names?.split(',').some((given) => given.trim() === name);
    if (isNamed === false) continue;
    const target = resolve(index, path);
    if (target !== undefined && basename(target) !== 'index.ts') {
      if (isNamed === true || declares(target, name)) return target;
      continue;
    }
    const found = target && exportOf(target, name);
    if (isNamed === true || found !== undefined) return found;
  }
  return undefined;
}

function declares(file: string, name: string): boolean {
  const declaration = new RegExp(`^export (?:async )?\\w+ ${name}\\b`, 'm');
  return name !== '' && declaration.test(readFileSync(file, 'utf8'));
}

function resolve(from: string, path: string): string | undefined {
  const target = normalize(join(dirname(from), path));
  const isOurs = /^src\/(widgets|ui|provider)\//.test(target) && /\.tsx?$/.test(target);
  return isOurs && existsSync(target) ? target : undefined;
}
