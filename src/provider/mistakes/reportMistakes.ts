import { commonEvents, nearestName, type WidgetDeclaration } from '../../controller/index.ts';

/** Milliseconds after which a page has its style sheets. */
const sheetsTime = 2_000;

const reported = new Set<string>();

/**
 * Logs, once for each widget, what a browser and React take without a word: props that are likely
 * misspelt, and style sheets that aren't on the page. Only for development.
 */
export function reportMistakes(
  { name, properties, events }: Pick<WidgetDeclaration<object>, 'name' | 'properties' | 'events'>,
  props: object,
  root: HTMLElement | null,
): void {
  const tag = `<${name.charAt(0).toUpperCase()}${name.slice(1)}>`;
  const known = Object.keys({ ...properties, ...events, ...commonEvents, actionsRef: true });
  for (const prop of Object.keys(props)) {
    const meant = nearestName(prop, known);
    if (meant !== undefined) report(`${tag} has no prop ${prop}. Did you mean ${meant}?`);
  }
  setTimeout(() => {
    if (root?.isConnected !== true || isStyled(root)) return;
    report(
      `${tag} lacks style rules. Import brainstem/styles/base.css and the sheet that the widget's page names, or brainstem/styles.css for all widgets.`,
    );
  }, sheetsTime);
}

function report(problem: string): void {
  if (reported.has(problem)) return;
  reported.add(problem);
  // oxlint-disable-next-line no-console -- A hint for the developer; never in production.
  console.error(`Brainstem: ${problem}`);
}

/** Returns false if no sheet has a rule for some of the widget's classes. */
function isStyled(root: HTMLElement): boolean {
  const place = root.getRootNode();
  if (!(place instanceof Document || place instanceof ShadowRoot)) return true;
  const texts = [...place.styleSheets, ...place.adoptedStyleSheets].map(textOf);
  // A sheet of another origin can't be read, and may have the rules.
  if (texts.includes(undefined)) return true;
  const text = texts.join('\n');
  return [root, ...root.querySelectorAll('[class]')].every((element) =>
    [...element.classList].every((name) => !/^brainstem-\w+__/.test(name) || text.includes(name)),
  );
}

function textOf(sheet: CSSStyleSheet): string | undefined {
  try {
    return Array.from(sheet.cssRules, (rule) =>
      rule instanceof CSSImportRule && rule.styleSheet !== null
        ? textOf(rule.styleSheet)
        : rule.cssText,
    ).join('\n');
  } catch {
    return undefined;
  }
}
