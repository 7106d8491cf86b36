import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openKnowledge, type OpenedKnowledge } from './openKnowledge.ts';
import { spokenName } from './spokenName.ts';

let opened: OpenedKnowledge;

beforeAll(async () => {
  opened = await openKnowledge();
});

afterAll(() => opened.close());

afterEach(() => expect(opened.complaints).toEqual([]));

test('goes from the map to a group, a type, a neighbour and a line, back by Escape, and to a group by the overview', async () => {
  const { page, viewer, panel, groups, trail, cursor, chosen, focusedName } = opened;
  const name = await groups.first().evaluate(spokenName);
  const [title = ''] = name.split(', group,');
  await groups.first().click();
  await trail.getByText(title, { exact: true }).waitFor();
  await cursor.waitFor();
  // The keyboard goes on to a label of the group, which has a card of its own now.
  await expect.poll(focusedName).toMatch(/linked to/);
  const summary = await focusedName();
  await page.keyboard.press('Escape');
  await expect.poll(focusedName).toBe(name);
  await page.keyboard.press('Enter');
  await expect.poll(focusedName).toBe(summary);

  const [label = ''] = (await cursor.evaluate(spokenName)).split(',');
  await cursor.press('Enter');
  await chosen(label).waitFor();
  await panel.getByRole('heading', { name: label, exact: true }).waitFor();
  expect(await trail.getByRole('listitem').allTextContents()).toEqual(['Map', title, label]);

  const neighbour = viewer.getByRole('button', { name: /, (incoming|outgoing)$/ }).first();
  const [next = ''] = (await neighbour.evaluate(spokenName)).split(',');
  await neighbour.click();
  await chosen(next).waitFor();
  await panel.getByRole('heading', { name: next, exact: true }).waitFor();

  // Beside an open panel there is no room for what lines stand for.
  await panel.getByRole('button', { name: 'Close side panel' }).click();
  const line = viewer.locator('[data-part="badge"]').first();
  const [relation = ''] = ((await line.textContent()) ?? '').split(/ \+| ·/);
  await line.click();
  const list = panel.locator('[data-part="link-details"]');
  await list.getByText(relation, { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await list.waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await cursor.waitFor();
  expect(await trail.getByRole('listitem').allTextContents()).toEqual(['Map', title]);
  await page.keyboard.press('Escape');
  await expect.poll(focusedName).toBe(name);
  expect(await trail.count()).toBe(0);

  await opened.chooseMore('Overview');
  await panel.getByTitle(`Show the group “${title}”`).click();
  const details = panel.locator('[data-part="group-details"]');
  const [types = ''] = /\d+ types/.exec(name) ?? [];
  await details.getByText(new RegExp(`^${types} · \\d+ kinds of links? within$`)).waitFor();
  await panel.getByRole('button', { name: 'Open group' }).click();
  await trail.getByText(title, { exact: true }).waitFor();
  await cursor.waitFor();
  await trail.getByRole('button', { name: 'Map' }).click();
  await groups.first().waitFor();
});

test('finds types with typing errors, tells paths between them, and brings back by Undo what a filter hid', async () => {
  const { page, viewer, panel, groups, trail } = opened;
  await opened.reopen();
  await opened.find('warehose', 'Warehouse');
  const neighbours = viewer.getByRole('button', { name: /, (incoming|outgoing)$/ });
  expect(await neighbours.count()).toBeGreaterThan(3);
  const oneStep = panel.getByRole('button', { name: '1 step' });
  expect(await oneStep.getAttribute('aria-pressed')).toBe('true');
  await trail.getByRole('button', { name: 'Map' }).click();

  await opened.find('suplier', 'Supplier');
  const end = panel.getByRole('combobox', { name: 'Find path to…' });
  await end.fill('drver');
  await end.press('Enter');
  await panel.getByText(/^\d steps apart: Supplier → .* → Driver$/).waitFor();
  await trail.getByText('Supplier → Driver', { exact: true }).waitFor();
  await panel.getByRole('checkbox', { name: 'Ignore direction' }).check();
  await panel.getByText(/^\d steps apart: Supplier – .* – Driver$/).waitFor();
  await trail.getByRole('button', { name: 'Map' }).click();

  await groups.first().waitFor();
  await viewer.getByRole('button', { name: 'Filter', exact: true }).click();
  const isHidden = panel.getByText('1 filter active');
  const unlinked = viewer.getByRole('button', { name: 'ExchangeRate', exact: true });
  const hide = async (): Promise<void> => {
    await panel.getByRole('checkbox', { name: 'Hide unlinked types' }).check();
    await isHidden.waitFor();
  };
  await unlinked.waitFor();
  await hide();
  await unlinked.waitFor({ state: 'detached' });
  await groups.first().focus();
  await page.keyboard.press('Control+z');
  await isHidden.waitFor({ state: 'detached' });
  await unlinked.waitFor();

  await opened.showAllTypes();
  await hide();
  await viewer.getByRole('button', { name: 'Undo' }).click();
  await isHidden.waitFor({ state: 'detached' });
});

test('applies a change by sentence, asks who is meant, undoes it or refuses it, and the picture follows', async () => {
  const { viewer, panel, picture } = opened;
  await opened.reopen();
  await opened.showAllTypes();
  await viewer.getByRole('button', { name: 'Edit with a sentence' }).click();
  const field = viewer.getByRole('textbox', { name: 'What changed?' });
  const say = async (sentence: string): Promise<void> => {
    await field.fill(sentence);
    await field.press('Enter');
  };
  const before = await picture();
  await say('Ingrid Solberg manages Store 1');
  await panel.getByText(/^Added: Ingrid Solberg MANAGES Store 1/).waitFor();
  await expect.poll(picture).not.toBe(before);

  await say('Anna Berg works in Sales');
  const choices = panel.getByRole('group', { name: 'Which one do you mean?' });
  await choices.getByRole('button').first().click();
  await panel.getByText(/^Added: Anna Berg WORKS_IN Sales/).waitFor();

  await panel.getByRole('button', { name: 'Undo change' }).click();
  await choices.getByRole('button').first().click();
  await panel.getByText(/^Ended: Anna Berg WORKS_IN Sales/).waitFor();

  await say('Colourless green ideas');
  await panel.getByText('The change wasn’t applied', { exact: true }).waitFor();
  expect(await field.inputValue()).toBe('Colourless green ideas');
});

test('by keyboard alone: search, type, neighbour, table, filter and change', async () => {
  const { page, viewer, panel, groups, focusedName } = opened;
  await opened.reopen();
  const press = (key: string) => page.keyboard.press(key);
  await groups.first().focus();
  await press('Control+k');
  await page.keyboard.type('contract');
  await press('Enter');
  await panel.getByRole('heading', { name: 'Contract', exact: true }).waitFor();
  await viewer
    .getByRole('button', { name: /, outgoing$/ })
    .first()
    .waitFor();
  await expect.poll(focusedName).toMatch(/^Contract, .*linked to/);

  await press('ArrowRight');
  await expect.poll(focusedName).toMatch(/, outgoing$/);
  const [next = ''] = (await focusedName()).split(',');
  await press('Enter');
  await panel.getByRole('heading', { name: next, exact: true }).waitFor();
  await expect.poll(focusedName).toMatch(new RegExp(`^${next}, .*linked to`));

  await tabTo('Table', 'Shift+Tab');
  await press('Enter');
  await tabTo(/^Types/);
  await press('ArrowRight');
  const relations = viewer.getByRole('table', { name: 'Kinds of links' });
  await relations.waitFor();
  await tabTo('Contract');
  await press('Enter');
  await panel.getByRole('button', { name: 'Back to the combined line' }).waitFor();

  await tabTo('Filter', 'Shift+Tab');
  await press('Enter');
  await tabTo('Hide unlinked types');
  await press('Space');
  await panel.getByText('1 filter active').waitFor();

  await tabTo('Edit with a sentence', 'Shift+Tab');
  await press('Enter');
  await tabTo('What changed?');
  await page.keyboard.type('Piet de Vries now manages Store 2');
  await press('Enter');
  await panel.getByText(/^Added: Piet de Vries MANAGES Store 2/).waitFor();
});

/** Presses Tab, or Shift+Tab, until something of that name has the focus. */
async function tabTo(name: string | RegExp, key = 'Tab'): Promise<void> {
  for (let press = 0; press < 140; press += 1) {
    const at = await opened.focusedName();
    if (typeof name === 'string' ? at === name : name.test(at)) return;
    await opened.page.keyboard.press(key);
  }
  throw new Error(`${key} leads to nothing that is called ${String(name)}.`);
}
