import type { Plugin } from 'vite';

/**
 * Writes a style sheet for each folder of widgets beside the one for all: `styles/chat.css` holds the
 * rules under `src/widgets/chat` and those of what no other widget uses, and `styles/base.css` what
 * widgets share, the tokens among it. Each rule is in one sheet, so a host may load them in any order
 * after the base.
 */
export function widgetStyles(): Plugin {
  const rulesByFile = new Map<string, string>();
  return {
    name: 'brainstem:widget-styles',
    apply: 'build',
    // Vite has resolved imports and names by now, and has not yet made a module of the rules.
    transform(code, id) {
      if (id.endsWith('.css')) rulesByFile.set(id, code);
    },
    generateBundle(_options, bundle) {
      const usersOf = findUsers(bundle);
      const sheets = new Map<string, string[]>();
      const entries = [...this.getModuleIds()].filter((id) => this.getModuleInfo(id)?.isEntry);
      const ordered = inOrder(entries, (id) => {
        const info = this.getModuleInfo(id);
        return [...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? [])];
      });
      for (const id of ordered) {
        const rules = rulesByFile.get(id);
        if (rules === undefined) continue;
        const users = usersOf(id);
        const sheet = folderOf(id) ?? (users.length === 1 ? users.join('') : 'base');
        sheets.set(sheet, [...(sheets.get(sheet) ?? []), rules.trim()]);
      }
      for (const [sheet, rules] of sheets) {
        const source = `${rules.join('\n\n')}\n`;
        this.emitFile({ type: 'asset', fileName: `styles/${sheet}.css`, source });
      }
    },
  };
}

/** The folder of widgets that a file belongs to. */
function folderOf(id: string): string | undefined {
  return /\/src\/widgets\/([^/]+)\//.exec(id)?.[1];
}

/** What of a bundle tells who uses a file. */
interface Output {
  readonly type: string;
  readonly moduleIds?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

/**
 * Finds the folders of widgets that use a file. What is written says so, and not what is imported:
 * through an index, each widget imports everything.
 */
function findUsers(bundle: Readonly<Record<string, Output>>): (id: string) => readonly string[] {
  const users = new Map<string, Set<string>>();
  const visit = (fileName: string, widget: string, seen: Set<string>): void => {
    const output = bundle[fileName];
    if (output === undefined || seen.has(fileName)) return;
    seen.add(fileName);
    for (const id of output.moduleIds ?? []) {
      users.set(id, (users.get(id) ?? new Set()).add(widget));
    }
    const next = [...(output.imports ?? []), ...(output.dynamicImports ?? [])];
    for (const imported of next) visit(imported, widget, seen);
  };
  const seenBy = new Map<string, Set<string>>();
  for (const fileName of Object.keys(bundle)) {
    const [, widget] = /^widgets\/([^/]+)\//.exec(fileName) ?? [];
    if (widget === undefined) continue;
    const seen = seenBy.get(widget) ?? new Set();
    seenBy.set(widget, seen);
    visit(fileName, widget, seen);
  }
  return (id) => [...(users.get(id) ?? [])];
}

/** All modules behind the entries, each after what it imports: the order in which rules apply. */
function inOrder(entries: readonly string[], importsOf: (id: string) => readonly string[]) {
  const seen = new Set<string>();
  const ordered: string[] = [];
  const visit = (id: string): void => {
    if (seen.has(id)) return;
    seen.add(id);
    importsOf(id).forEach(visit);
    ordered.push(id);
  };
  entries.forEach(visit);
  return ordered;
}
