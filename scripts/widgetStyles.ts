import type { Plugin } from 'vite';

/** The sheet of all rules, which Vite writes in the order of the built files. */
const wholeSheet = 'styles.css';

/**
 * Writes a style sheet for each folder of widgets: `styles/chat.css` holds the rules under
 * `src/widgets/chat` and those of what no other widget uses, and `styles/base.css` what widgets share,
 * the tokens among it. Each rule is in one sheet, so a host may load them in any order after the base.
 * The sheet for all widgets holds the same in that order.
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
    generateBundle: {
      // After Vite has written its sheet.
      order: 'post',
      handler(_options, bundle) {
        const importsOf = (id: string) => {
          const info = this.getModuleInfo(id);
          return [...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? [])];
        };
        const usersOf = findUsers(bundle, importsOf);
        const sheets = new Map<string, string[]>([['base', []]]);
        const entries = [...this.getModuleIds()].filter((id) => this.getModuleInfo(id)?.isEntry);
        // The bundler tells them in the order in which their files happened to be read.
        const ordered = inOrder(entries.toSorted(), importsOf);
        for (const id of ordered) {
          const rules = rulesByFile.get(id)?.trim();
          if (rules === undefined) continue;
          const users = usersOf(id);
          const sheet = folderOf(id) ?? (users.length === 1 ? users.join('') : 'base');
          sheets.set(sheet, [...(sheets.get(sheet) ?? []), rules]);
        }
        for (const [sheet, rules] of sheets) {
          const source = `${rules.join('\n\n')}\n`;
          this.emitFile({ type: 'asset', fileName: `styles/${sheet}.css`, source });
        }
        const whole = bundle[wholeSheet];
        if (whole?.type !== 'asset') throw new Error(`Brainstem: there is no ${wholeSheet}.`);
        whole.source = `${[...sheets.values()].flat().join('\n\n')}\n`;
      },
    },
  };
}

/** The folder of widgets that a file belongs to. */
function folderOf(id: string): string | undefined {
  return /\/src\/widgets\/([^/]+)\//.exec(id)?.[1];
}

/** The parts of a bundle that show who uses a file. */
interface Output {
  readonly type: string;
  readonly facadeModuleId?: string | null;
  readonly moduleIds?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

/**
 * Finds the folders of widgets that use a file, by what their entries load. What is written says so,
 * and not what is imported: through an index, each widget imports everything.
 */
function findUsers(
  bundle: Readonly<Record<string, Output>>,
  importsOf: (id: string) => readonly string[],
): (id: string) => readonly string[] {
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
  for (const [fileName, { facadeModuleId }] of Object.entries(bundle)) {
    if (!/\/src\/react\/[^/]+$/.test(facadeModuleId ?? '')) continue;
    const folders = importsOf(facadeModuleId ?? '').map(folderOf);
    for (const folder of new Set(folders)) {
      if (folder !== undefined) visit(fileName, folder, new Set());
    }
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
