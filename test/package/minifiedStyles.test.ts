import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { transform } from 'esbuild';
import { chromium, type Browser, type Page } from 'playwright';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { browserLaunchOptions } from '../../scripts/browserLaunchOptions.ts';
import { openPage } from '../openPage.ts';
import { buildStyles } from './hosts/buildStyles.ts';

const styles = readFileSync('dist/styles.css', 'utf8');
const probes = v.record(v.string(), v.string());

let browser: Browser;
let page: Page;
let boxes: Readonly<Record<string, string>>;

beforeAll(async () => {
  browser = await chromium.launch(browserLaunchOptions());
  page = await openPage(browser, { viewport: { width: 1200, height: 800 } });
  boxes = await boxesWith(styles);
});

afterAll(() => browser.close());

test('there is a box for every rule of ours, dialogs, drawers and menus among them', () => {
  const selectors = Object.keys(boxes).join();
  for (const part of ['Dialog__center', 'Dialog__drawer', 'Menu__']) {
    expect(selectors).toContain(part);
  }
  expect(Object.keys(boxes).length).toBeGreaterThan(1_000);
});

test.each([
  ['esbuild', async () => (await transform(styles, { loader: 'css', minify: true })).code],
  ['Vite 8 with Lightning CSS', () => buildStyles()],
  ['cssnano', () => withCssnano(styles)],
] as const)('minified by %s, every rule makes the same box', async (_, minify) => {
  const minified = await boxesWith(await minify());
  const moved = Object.entries(boxes)
    .filter(([selector, box]) => minified[selector] !== box)
    .map(([selector, box]) => ({ selector, box, minified: minified[selector] }));
  expect(moved).toEqual([]);
});

function withCssnano(css: string): string {
  const script = `
    import cssnano from 'cssnano';
    import postcss from 'postcss';
    import { readFileSync } from 'node:fs';
    const { css } = await postcss([cssnano()]).process(readFileSync(0, 'utf8'), { from: undefined });
    process.stdout.write(css);`;
  return execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: inject('hosts').tools,
    input: css,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
}

/** Measures the box of an element that matches a rule's selector, for each rule as written. */
async function boxesWith(css: string): Promise<Readonly<Record<string, string>>> {
  await page.setContent(
    `<!doctype html><style id="ours"></style><style id="tried"></style>
     <body data-brainstem data-theme="light"></body>`,
  );
  const found: unknown = await page.evaluate(
    ([ours = '', tried = '']) => {
      const sheetOf = (id: string, text: string): CSSStyleSheet | null => {
        const style = document.querySelector(`#${id}`);
        if (!(style instanceof HTMLStyleElement)) return null;
        style.textContent = text;
        return style.sheet;
      };
      const selectors: string[] = [];
      const collect = (rules: CSSRuleList | undefined): void => {
        for (const rule of rules ?? []) {
          if (rule instanceof CSSStyleRule) selectors.push(rule.selectorText);
          else if (rule instanceof CSSGroupingRule) collect(rule.cssRules);
        }
      };
      const sheet = sheetOf('ours', ours);
      collect(sheet?.cssRules);
      if (sheet !== null) sheet.disabled = true;
      sheetOf('tried', tried);

      /** An element for a compound of a selector, without its pseudo-classes. */
      const make = (compound: string): HTMLElement => {
        const element = document.createElement(/^[a-z]\w*/.exec(compound)?.[0] ?? 'div');
        for (const [, name = ''] of compound.matchAll(/\.((?:\\.|[\w-])+)/g)) {
          element.classList.add(name.replaceAll('\\', ''));
        }
        for (const [, name = '', value = ''] of compound.matchAll(
          /\[([\w-]+)(?:[~|^$*]?=["']?([^"'\]]*)["']?)?\]/g,
        )) {
          element.setAttribute(name, value);
        }
        return element;
      };
      const isLayout =
        /^(position|display|top|right|bottom|left|width|height|(min|max)-(width|height)|margin-.*|padding-.*|border-.*-width|transform|translate|grid-.*|flex-.*|align-.*|justify-.*|(row|column)-gap|order|overflow-[xy]|box-sizing|font-size|line-height|white-space-collapse|z-index|float|clear|inset.*)$/;
      const boxes: Record<string, string> = {};
      for (const selector of new Set(selectors.flatMap((text) => text.split(/,(?![^(]*\))/)))) {
        let plain = selector.replace(/::[\w-]+(\([^)]*\))?/g, '');
        for (let last = ''; plain !== last;) {
          last = plain;
          plain = plain.replace(/:[\w-]+\([^()]*\)/g, '');
        }
        plain = plain.replace(/:[\w-]+/g, '');
        const made = plain
          .trim()
          .split(/\s*[>+~]\s*|\s+/)
          .map(make);
        made.reduce((outer, inner) => {
          outer.append(inner);
          return inner;
        });
        const [outermost] = made;
        const innermost = made.at(-1);
        if (outermost === undefined || innermost === undefined) continue;
        document.body.append(outermost);
        const style = getComputedStyle(innermost);
        const { x, y, width, height } = innermost.getBoundingClientRect();
        const values = [...style]
          .filter((name) => isLayout.test(name))
          .map((name) => `${name}: ${style.getPropertyValue(name)}`);
        boxes[selector] = [x, y, width, height, ...values]
          .join('; ')
          .replace(/-?\d+\.\d+/g, (figure) => String(Math.round(Number(figure) * 10) / 10));
        outermost.remove();
      }
      return boxes;
    },
    [styles, css],
  );
  return v.parse(probes, found);
}
