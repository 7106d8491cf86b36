import type { Finding } from '../../../src/contract/index.ts';
import { countTitles, createFindings, firstTitle } from '../createFindings.ts';
import { eachFrame, offerBench, paintWhen, typeInto } from './benchPage.ts';

/** A table of findings, as the benchmark works it. */
export interface FindingsTable {
  mount: (findings: readonly Finding[]) => void;
  /** The selector of the element that scrolls, or may. */
  scroller: string;
  /** Presses the title's head. */
  sort: () => void;
  /** The title in the first row. */
  first: string;
  /** Rows there are, whether drawn or not. */
  rowCount: () => number;
}

/** The search terms. */
const searches = ['k', 'ke', ''];

/** The distance that the table scrolls down and back, in CSS pixels: within a page of 100 rows. */
const way = 4_000;

/** Lets a table of findings be measured: `open`, `search k`, `sort`, `scroll`. */
export function offerFindingsTable(table: FindingsTable): void {
  let findings: readonly Finding[] = [];
  /** The number of rows that each search leaves, counted before it is measured. */
  const wantedCounts = new Map<string, number>();
  let firstSorted = '';
  const firstText = (): string => document.querySelector(table.first)?.textContent ?? '';
  const search = async (text: string): Promise<void> => {
    const wanted = wantedCounts.get(text) ?? countTitles(findings, text);
    typeInto(document.querySelector('input[type="search"]'), text);
    await paintWhen(() => table.rowCount() === wanted && firstText().toLowerCase().includes(text));
  };
  const prepare = (count: number): void => {
    findings = createFindings(count);
    for (const text of searches) wantedCounts.set(text, countTitles(findings, text));
    firstSorted = firstTitle(findings);
  };
  offerBench({
    async run({ step = '', count }) {
      if (step === 'prepare') prepare(count);
      else if (step === 'open') {
        table.mount(findings);
        await paintWhen(() => firstText() !== '' && table.rowCount() === count);
      } else if (step.startsWith('search')) await search(step.slice('search '.length));
      else if (step === 'sort') {
        table.sort();
        await paintWhen(() => firstText().includes(firstSorted));
      } else if (step === 'scroll') {
        await scroll(table.scroller);
      } else throw new Error(`There is no step "${step}".`);
    },
    shown: table.rowCount,
  });
}

async function scroll(selector: string): Promise<void> {
  const scroller = [...document.querySelectorAll(selector)].find(
    ({ scrollHeight, clientHeight }) => scrollHeight >= clientHeight + way,
  );
  if (scroller === undefined) throw new Error('Nothing scrolls.');
  let farthest = 0;
  await eachFrame(2_000, (share) => {
    scroller.scrollTop = way * (1 - Math.abs(1 - 2 * share));
    farthest = Math.max(farthest, scroller.scrollTop);
  });
  // Half of the way comes in a frame of its own: only a table that does not scroll stays behind.
  if (farthest < way / 2) throw new Error('The table was not scrolled.');
}
