import type { Plugin } from 'vite';

/**
 * Writes a style sheet for each folder of widgets beside the one for all: `styles/chat.css` holds the
 * rules under `src/widgets/chat`, and `styles/base.css` what all widgets share, the tokens among it.
 * Each rule is in one sheet, so a host may load them in any order after the base.
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
    generateBundle() {
      const sheets = new Map<string, string[]>();
      const entries = [...this.getModuleIds()].filter((id) => this.getModuleInfo(id)?.isEntry);
      const ordered = inOrder(entries, (id) => {
        const info = this.getModuleInfo(id);
        return [...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? [])];
      });
      for (const id of ordered) {
        const rules = rulesByFile.get(id);
        if (rules === undefined) continue;
        const sheet = sheetOf(id);
        sheets.set(sheet, [...(sheets.get(sheet) ?? []), rules.trim()]);
      }
      for (const [sheet, rules] of sheets) {
        const source = `${rules.join('\n\n')}\n`;
        this.emitFile({ type: 'asset', fileName: `styles/${sheet}.css`, source });
      }
    },
  };
}

/** The name of the sheet that a file's rules go to. */
function sheetOf(id: string): string {
  return /\/src\/widgets\/([^/]+)\//.exec(id)?.[1] ?? 'base';
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
