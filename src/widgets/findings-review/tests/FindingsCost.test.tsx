import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderWidget } from '../../../../test/renderWidget.tsx';
import type { Finding } from '../../../contract/index.ts';
import { FindingsWorkspace } from '../FindingsWorkspace.tsx';
import { ReviewProvider } from '../ReviewProvider.ts';
import { makeFinding } from '../testing/makeFinding.ts';

const count = 4_000;

/** The limit of reads of findings for the screen: some fifty rows, a few times each. */
const screenful = 400;

/** The workspace over thousands of findings, with what an act costs: findings read, rows rendered. */
async function openMany() {
  const made = Array.from({ length: count }, (_, at) =>
    makeFinding({ finding_id: `f${at}`, title: `${at % 2 === 0 ? 'Even' : 'Odd'} ${at}` }),
  );
  const spent = { reads: 0, rows: 0 };
  const findings = new Proxy<readonly Finding[]>(made, {
    get(target, key) {
      if (typeof key === 'string' && /^\d/.test(key)) spent.reads += 1;
      const value: unknown = Reflect.get(target, key);
      return value;
    },
  });
  const props = {
    undoSeconds: 600,
    renderFinding(finding: Finding) {
      spent.rows += 1;
      return finding.title;
    },
  };
  renderWidget(
    <ReviewProvider props={props}>
      <FindingsWorkspace findings={findings} onRefresh={() => undefined} />
    </ReviewProvider>,
    { width: 1150, height: 700 },
  );
  const grid = await screen.findByRole('grid');
  await told(`${count.toLocaleString('en')} findings`);
  // Until all that is prepared in idle time is there.
  await waitFor(() => {
    const { reads } = spent;
    spent.reads = 0;
    expect(reads).toBe(0);
  });
  return {
    grid,
    /** Returns the cost of an action until nothing more is rendered. */
    costOf: async (act: () => Promise<void> | void) => {
      Object.assign(spent, { reads: 0, rows: 0 });
      await act();
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      return { ...spent };
    },
  };
}

function told(text: string): Promise<HTMLElement> {
  return screen.findByText(text, { selector: '[role="status"]' });
}

async function search(text: string): Promise<void> {
  await userEvent.fill(screen.getByRole('searchbox'), text);
}

test('a move to the next finding looks at no more findings when thousands are selected and wait', async () => {
  const { grid, costOf } = await openMany();
  // As many elements as rows are in view, however many findings there are.
  expect(document.body.querySelectorAll('*').length).toBeLessThan(900);
  await search('even');
  grid.focus();
  await userEvent.keyboard('{Control>}a{/Control}a');
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Approve 2,000' }));
  await search('');
  await told('2,000 findings');
  screen.getByRole('grid').focus();
  await userEvent.keyboard('{Control>}a{/Control}');
  await screen.findByText('2,000 selected');

  const { reads, rows } = await costOf(() => userEvent.keyboard('j'));
  expect(reads).toBeLessThan(screenful);
  expect(rows).toBeLessThanOrEqual(4);
});

test('a decision searches nothing again', async () => {
  const { costOf } = await openMany();
  await search('even');
  await told('2,000 of 4,000 findings');
  screen.getByRole('grid').focus();
  const { reads } = await costOf(() => userEvent.keyboard('a'));
  await told('1,999 of 3,999 findings');
  expect(reads).toBeLessThan(screenful);
});

test('the row that is scrolled to is the one that renders', async () => {
  const { grid, costOf } = await openMany();
  const { reads, rows } = await costOf(() => {
    grid.scrollTop = 56 * 20;
    fireEvent.scroll(grid);
  });
  expect(rows).toBeGreaterThan(0);
  const row = await costOf(() => {
    grid.scrollTop += 56;
    fireEvent.scroll(grid);
  });
  expect(row.rows).toBeLessThanOrEqual(2);
  expect(reads + row.reads).toBeLessThan(screenful);
});

test('a key that changes no row renders none', async () => {
  const { costOf } = await openMany();
  await search('even');
  await told('2,000 of 4,000 findings');
  const { rows } = await costOf(() => search('even '));
  expect(rows).toBe(0);
});
