import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import fc from 'fast-check';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createPlatformClient } from '../../../../test/platformClient.ts';
import { isLong } from '../../../../test/propertyRuns.ts';
import { listFindings, type Finding } from '../../../contract/index.ts';
import { createTestEnvironment } from '../../../environment/testing/createTestEnvironment.ts';
import { createMockPlatform } from '../../../mock-platform/index.ts';
import { BrainstemProvider } from '../../../provider/index.ts';
import { undoTime } from '../core/decisions/undoTime.ts';
import { FindingsReview } from '../FindingsReview.tsx';

const step = fc.oneof(
  fc.record({
    kind: fc.constant('search' as const),
    text: fc.constantFrom('', 'late', 'contract', 'allergen', 'zzz'),
  }),
  fc.constant({ kind: 'selectShown' as const }),
  fc.record({ kind: fc.constant('toggle' as const), moves: fc.nat(4) }),
  fc.record({
    kind: fc.constant('decide' as const),
    key: fc.constantFrom('a' as const, 'r' as const),
    isConfirmed: fc.boolean(),
  }),
  fc.constant({ kind: 'undo' as const }),
  fc.record({
    kind: fc.constant('wait' as const),
    time: fc.constantFrom(2_000, 6_000, 21_000),
    fails: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('resize' as const), width: fc.constantFrom(320, 760, 1150) }),
  fc.constant({ kind: 'details' as const }),
  fc.constant({ kind: 'retry' as const }),
);

interface Batch {
  decision: 'approve' | 'reject';
  ids: readonly string[];
  due: number;
  replaces: readonly string[];
}

/** The expected state, by a plain reading of the rules. */
interface Model {
  search: string;
  waiting: Batch[];
  sent: Set<string>;
  failed: Set<string>;
  /** The selection: named one by one, or by a search. */
  selection: { ids: Set<string> } | { search: string; except: Set<string> };
  now: number;
}

const undoFor = 5_000;
const routes = ['approveFinding', 'approveFindings', 'rejectFinding'];

function textsOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'object' && value !== null
    ? Object.values(value).map(textsOf).join('\n')
    : '';
}

async function open() {
  const platform = createMockPlatform({ pace: 0 });
  const client = createPlatformClient(platform, { retry: { attempts: 0 } });
  const { findings } = await client.json(listFindings, {});
  const environment = createTestEnvironment();
  const resize = { to: (_width: number): void => undefined };
  function Box() {
    const [width, setWidth] = useState(1150);
    resize.to = setWidth;
    return (
      <div style={{ inlineSize: width, blockSize: 700 }}>
        <BrainstemProvider client={client} environment={environment}>
          <FindingsReview undoSeconds={undoFor / 1000} />
        </BrainstemProvider>
      </div>
    );
  }
  render(<Box />);
  await screen.findByRole('grid');
  const pending = findings.filter(({ review_state }) => review_state === 'pending');
  return { platform, environment, resize, pending };
}

type Opened = Awaited<ReturnType<typeof open>>;

function createModel({ pending }: Opened) {
  const model: Model = {
    search: '',
    waiting: [],
    sent: new Set(),
    failed: new Set(),
    selection: { ids: new Set() },
    now: 0,
  };
  const byId = new Map(pending.map((finding) => [finding.finding_id, finding]));
  const isOpen = (id: string): boolean =>
    !model.sent.has(id) && !model.waiting.some(({ ids }) => ids.includes(id));
  const matches = ({ title, theme, ...rest }: Finding, search: string): boolean => {
    const { what_was_learned, new_discoveries, source_refs } = rest;
    const text = textsOf([title, theme, what_was_learned, new_discoveries, source_refs]);
    return text.toLowerCase().includes(search);
  };
  const found = (search: string): string[] =>
    pending
      .filter((each) => matches(each, search))
      .map(({ finding_id: id }) => id)
      .filter(isOpen);
  const selected = (): string[] => {
    const { selection } = model;
    return 'ids' in selection
      ? [...selection.ids].filter(isOpen)
      : found(selection.search).filter((id) => !selection.except.has(id));
  };
  return { model, byId, isOpen, found, selected };
}

/** Compares all that the screen says with what is so. */
function checkClaims({
  model,
  byId,
  found,
  selected,
  isOpen,
}: ReturnType<typeof createModel>): void {
  const undecided = [...byId.keys()].filter(isOpen).length;
  const rows = found(model.search);
  const noun = undecided === 1 ? 'finding' : 'findings';
  const count =
    rows.length === undecided ? `${undecided} ${noun}` : `${rows.length} of ${undecided} ${noun}`;
  screen.getByText(count, { selector: '[role="status"]' });
  expect(inReview('tab', /^To review/)[0]?.textContent).toBe(`To review${undecided}`);

  const chosen = selected();
  const shown = chosen.filter((id) => rows.includes(id)).length;
  const where = shown === chosen.length ? '' : `, ${shown === 0 ? 'none' : shown} in this view`;
  const bar = document.querySelector('[data-part="selection"] [role="status"]');
  expect(bar?.textContent).toBe(
    chosen.length === 0 ? undefined : `${chosen.length} selected${where}`,
  );
  const { selection } = model;
  const query = 'search' in selection && selection.search !== model.search ? selection.search : '';
  expect(screen.queryByText(/^All matching/)?.textContent).toBe(
    chosen.length > 0 && query !== '' ? `All matching “${query}”` : undefined,
  );
  const [header] = inReview('checkbox', /^Select all/);
  if (rows.length > 0 && header instanceof HTMLInputElement) {
    expect(header.checked).toBe(shown === rows.length);
    expect(header.indeterminate).toBe(shown > 0 && shown < rows.length);
  }

  const last = model.waiting.at(-1);
  const [first = ''] = last?.ids ?? [];
  const what =
    last?.ids.length === 1
      ? `“${byId.get(first)?.title ?? ''}”`
      : `${last?.ids.length ?? 0} findings`;
  const undo = document.querySelectorAll('[data-part="undo"]');
  expect(undo).toHaveLength(last === undefined ? 0 : 1);
  if (last !== undefined) {
    expect(undo[0]?.textContent).toContain(
      `${what} ${last.decision === 'approve' ? 'approved' : 'rejected'}`,
    );
    const dialog = document.querySelector('dialog');
    if (dialog !== null) expect(dialog.contains(undo[0] ?? null)).toBe(true);
  }
  const failures = document.querySelector('[data-part="notice"][role="alert"]')?.textContent ?? '';
  const { size } = model.failed;
  if (size === 0) expect(failures).toBe('');
  else
    expect(failures).toContain(size === 1 ? '1 decision couldn’t' : `${size} decisions couldn’t`);
  expect(document.activeElement).not.toBe(document.body);
}

function inReview(role: string, name: RegExp): HTMLElement[] {
  return screen.queryAllByRole(role, { name, hidden: true });
}

/** The finding that the keys are about. */
function currentTitle(): string | undefined {
  const id = document.querySelector('[role="grid"]')?.getAttribute('aria-activedescendant') ?? '';
  return document.getElementById(id)?.querySelector('[data-column="title"] [title]')?.textContent;
}

async function closeDetails(): Promise<void> {
  if (document.querySelector('dialog') === null) return;
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.querySelector('dialog')).toBeNull());
}

function focusList(): void {
  if (document.querySelector('dialog') !== null) return;
  act(() => document.querySelector<HTMLElement>('[role="grid"], [data-part="findings"]')?.focus());
}

test('whatever a reviewer does, the screen says what is selected, decided, undone and failed', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 14 }), async (steps) => {
      const opened = await open();
      const rules = createModel(opened);
      const { model, byId, found, selected } = rules;
      const idOf = (title: string | undefined): string | undefined =>
        [...byId.values()].find((finding) => finding.title === title)?.finding_id;
      const decide = (decision: Batch['decision'], ids: readonly string[]): void => {
        const replaces = ids.filter((id) => model.failed.delete(id));
        model.waiting.push({
          decision,
          ids,
          due: model.now + undoTime(ids.length, undoFor),
          replaces,
        });
      };
      focusList();

      for (const one of steps) {
        switch (one.kind) {
          case 'search':
            await closeDetails();
            fireEvent.change(screen.getByRole('searchbox'), { target: { value: one.text } });
            model.search = one.text;
            focusList();
            break;
          case 'selectShown': {
            await closeDetails();
            const rows = found(model.search);
            if (rows.length === 0) break;
            const before = selected();
            fireEvent.click(screen.getByRole('checkbox', { name: /^Select all/ }));
            const others = before.filter((id) => !rows.includes(id));
            if (rows.every((id) => before.includes(id))) model.selection = { ids: new Set(others) };
            else if (others.length > 0) model.selection = { ids: new Set([...before, ...rows]) };
            else model.selection = { search: model.search, except: new Set() };
            focusList();
            break;
          }
          case 'toggle': {
            await closeDetails();
            focusList();
            if (one.moves > 0) await userEvent.keyboard('j'.repeat(one.moves));
            const id = idOf(currentTitle());
            await userEvent.keyboard('x');
            if (id === undefined) break;
            const { selection } = model;
            const isNamed = 'ids' in selection || !found(selection.search).includes(id);
            const set =
              'ids' in selection ? selection.ids : isNamed ? new Set(selected()) : selection.except;
            if (!set.delete(id)) set.add(id);
            if (isNamed) model.selection = { ids: set };
            break;
          }
          case 'decide': {
            focusList();
            const decision = one.key === 'a' ? 'approve' : 'reject';
            const ids = selected();
            const id = idOf(currentTitle());
            await userEvent.keyboard(one.key);
            if (ids.length === 0) {
              if (id !== undefined) decide(decision, [id]);
              break;
            }
            const name = `${decision === 'approve' ? 'Approve' : 'Reject'} ${ids.length}`;
            const noun = ids.length === 1 ? 'finding' : 'findings';
            const dialog = await screen.findByRole('dialog', { name: `${name} ${noun}?` });
            const shown = ids.filter((each) => found(model.search).includes(each)).length;
            if (shown === 0) expect(dialog).toHaveAccessibleDescription(/^None of these are in/);
            else if (shown < ids.length)
              expect(dialog).toHaveAccessibleDescription(new RegExp(`^Only ${shown} of`));
            await userEvent.click(
              within(dialog).getByRole('button', { name: one.isConfirmed ? name : 'Cancel' }),
            );
            await waitFor(() =>
              expect(screen.queryByRole('dialog', { name: `${name} ${noun}?` })).toBeNull(),
            );
            if (!one.isConfirmed) break;
            decide(decision, ids);
            model.selection = { ids: new Set() };
            break;
          }
          case 'undo': {
            focusList();
            await userEvent.keyboard('u');
            const undone = model.waiting.pop();
            for (const id of undone?.replaces ?? []) model.failed.add(id);
            break;
          }
          case 'wait': {
            if (one.fails) {
              for (const route of routes) opened.platform.faults.add({ route, status: 500 });
            }
            model.now += one.time;
            act(() => opened.environment.advance(one.time));
            const due = model.waiting.filter((batch) => batch.due <= model.now);
            model.waiting = model.waiting.filter((batch) => batch.due > model.now);
            for (const id of due.flatMap(({ ids }) => ids))
              (one.fails ? model.failed : model.sent).add(id);
            break;
          }
          case 'retry':
            await closeDetails();
            if (model.failed.size === 0) break;
            await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
            for (const id of model.failed) model.sent.add(id);
            model.failed.clear();
            break;
          case 'resize':
            act(() => opened.resize.to(one.width));
            break;
          case 'details':
            if (document.querySelector('dialog') !== null) await closeDetails();
            else {
              focusList();
              await userEvent.keyboard('{Enter}');
            }
            break;
        }
        await waitFor(() => checkClaims(rules));
        opened.platform.faults.clear();
      }
    }),
    { numRuns: isLong ? 100 : 6, plugins: [fc.beforeEach(cleanup)] },
  );
});
