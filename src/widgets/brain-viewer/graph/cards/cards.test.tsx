import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { userEvent as keyboard } from 'vitest/browser';
import { createMemoryStorage } from '../../../../environment/index.ts';
import type { BrainView } from '../../core/index.ts';
import { linkId } from '../../core/model/brainGraph.ts';
import { lookOf } from '../../core/scene/emphasis.ts';
import { badges, card, cards, drawGraph } from '../../testing/drawGraph.tsx';
import { openSchema } from '../../testing/openSchema.ts';

describe('near', () => {
  test('every label that is seen is a card, and nothing else is mounted', async () => {
    const { drawn } = drawGraph();
    await drawn();
    await waitFor(() => expect(cards()).toHaveLength(11));
    expect(document.querySelectorAll('.react-flow__edge')).toHaveLength(0);
    expect(card('Customer')).toHaveTextContent('Customer91');
  });

  test.each(['ltr', 'rtl'] as const)(
    'a card read in %s has its count beside its name, at its end',
    async (direction) => {
      const { drawn } = drawGraph({ direction });
      await drawn();
      await waitFor(() => expect(card('OrderDetail')).toBeDefined());
      const [name, count] = ['OrderDetail', '2,155'].map((text) =>
        screen.getByText(text, { selector: '[data-part="card"] span' }).getBoundingClientRect(),
      );
      const frame = card('OrderDetail')?.getBoundingClientRect();
      if (name === undefined || count === undefined || frame === undefined) throw new Error();
      expect(Math.abs(count.bottom - name.bottom)).toBeLessThan(4);
      const isRight = direction === 'ltr';
      const after = isRight ? frame.right - count.right : count.left - frame.left;
      expect(after).toBeLessThan(12);
      expect(isRight ? count.left - name.right : name.left - count.right).toBeGreaterThanOrEqual(0);
    },
  );

  test('a card below the pointer lights its neighbours, and says its name and counts', async () => {
    const { drawn } = drawGraph();
    await drawn();
    await waitFor(() => expect(card('Shipper')).toBeDefined());
    const target = card('Shipper');
    if (target === undefined) throw new Error('There is no such card.');
    const { left, top } = target.getBoundingClientRect();
    fireEvent.mouseMove(target, { clientX: left + 20, clientY: top + 10 });
    const hint = () => document.querySelector('[data-part="label-hint"]');
    await waitFor(() => expect(hint()?.textContent).toBe('Shipper3 items · 1 type'));
    expect(card('Order')?.dataset['look']).toBe('plain');
    expect(card('Category')?.dataset['look']).toBe('dimmed');
    fireEvent.mouseMove(target, { clientX: left - 20, clientY: top - 20 });
    await waitFor(() => expect(hint()).toBeNull());
    expect(card('Category')?.dataset['look']).toBe('plain');
  });

  test('a press on a card gives it the keys, and a double one shows it among its neighbours', async () => {
    const views: BrainView[] = [];
    const { drawn } = drawGraph({ onViewChange: (view) => views.push(view) });
    await drawn();
    await waitFor(() => expect(card('Shipper')).toBeDefined());
    const target = card('Shipper');
    if (target === undefined) throw new Error('There is no such card.');
    fireEvent.click(target);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /^Shipper, .* linked to/ })).toHaveFocus(),
    );
    const { left, top } = target.getBoundingClientRect();
    const at = { clientX: left + 20, clientY: top + 10 };
    fireEvent.doubleClick(target, at);
    expect(views.at(-1)?.focus).toEqual({ label: 'Shipper', steps: 1 });
    fireEvent.doubleClick(target, at);
    expect(views.at(-1)?.focus).toBeUndefined();
  });

  test('a label that is selected dims what it is not linked to', async () => {
    const { drawn } = drawGraph({ view: { selected: 'Shipper' } });
    await drawn();
    await waitFor(() => expect(card('Shipper')?.dataset['look']).toBe('selected'));
    expect(card('Order')?.dataset['look']).toBe('plain');
    expect(card('Category')?.dataset['look']).toBe('dimmed');
  });

  test('a badge names its line, and a press tells which', async () => {
    const views: BrainView[] = [];
    const { drawn } = drawGraph({ onViewChange: (view) => views.push(view) });
    await drawn();
    await waitFor(() => expect(badges().length).toBeGreaterThan(4));
    const badge = badges().find(({ textContent }) => textContent === 'placed · 830');
    if (badge === undefined) throw new Error('The line has no badge.');
    await userEvent.click(badge);
    expect(views.at(-1)?.link).toBe(linkId('Customer', 'Order'));
  });

  test('an open line is highlighted, says what it is, and one goes near', async () => {
    const id = linkId('Dataset', 'HowToDirection');
    const link = openSchema('wide').links.find((one) => one.id === id);
    if (link === undefined) throw new Error('The schema has no such link.');
    const { drawn, handle } = drawGraph({
      graph: openSchema('wide'),
      view: { link: link.id },
    });
    await drawn();
    expect(lookOf(link, handle().picture().emphasis)).toBe('strong');
    await waitFor(() => expect(card(link.source)).toBeDefined());
    expect(card(link.target)).toBeDefined();
    const title = `Show all links between ${link.source} and ${link.target}`;
    await waitFor(() => expect(badges().map((badge) => badge.title)).toContain(title));
  });

  test('a card that is dragged stays where it was put, is kept there, and goes back by Undo', async () => {
    const storage = createMemoryStorage();
    const kept: string[] = [];
    const { drawn, handle } = drawGraph({
      storage: { ...storage, setItem: (_key, value) => void kept.push(value) },
    });
    await drawn();
    await waitFor(() => expect(card('Shipper')).toBeDefined());
    const before = handle().scene().byLabel.get('Shipper');
    const still = handle().scene().byLabel.get('Order');
    const target = card('Shipper');
    if (target === undefined || before === undefined) throw new Error('There is no such card.');
    const { left, top } = target.getBoundingClientRect();
    const at = (x: number, y: number) => ({ view: window, clientX: left + x, clientY: top + y });
    fireEvent.mouseDown(target, at(20, 10));
    fireEvent.mouseMove(window, at(-30, 60));
    fireEvent.mouseMove(window, at(-60, 110));
    fireEvent.mouseUp(window, at(-60, 110));
    await waitFor(() => {
      const after = handle().scene().byLabel.get('Shipper');
      expect(after?.x).toBeLessThan(before.x - 20);
      expect(after?.y).toBeGreaterThan(before.y + 20);
    });
    expect(handle().scene().byLabel.get('Order')).toMatchObject({ x: still?.x, y: still?.y });
    expect(new Set(kept).size).toBe(2);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(handle().scene().byLabel.get('Shipper')?.x).toBe(before.x));
  });
});

test('a card that the keyboard goes to shows what its links say, as under the pointer, and none does before', async () => {
  const { drawn, handle } = drawGraph({ graph: openSchema('sakila') });
  await drawn();
  const told = () => badges().map(({ title }) => title);
  await waitFor(() => expect(badges()).not.toEqual([]));
  const atRest = told();
  const dimmed = () => cards().filter(({ dataset }) => dataset['look'] === 'dimmed');
  await keyboard.click(screen.getByRole('button', { name: 'Fit to view' }));
  // A focus that code sets counts as one by keyboard where the last press was a real key.
  await keyboard.keyboard('{Shift}');
  act(() => handle().focus('staff'));
  await waitFor(() => expect(screen.getByRole('button', { name: /^staff,/ })).toHaveFocus());
  expect(dimmed()).toEqual([]);
  expect(told()).toEqual(atRest);
  await keyboard.keyboard('{ArrowUp}');
  await waitFor(() => expect(told()).not.toEqual(atRest));
  expect(dimmed()).not.toEqual([]);
  act(() => screen.getByRole('button', { name: /linked to/ }).blur());
  await waitFor(() => expect(told()).toEqual(atRest));
  expect(dimmed()).toEqual([]);
});
