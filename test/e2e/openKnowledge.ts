import type { Download, Locator } from 'playwright';
import { openPlayground, type OpenedPlayground } from './openPlayground.ts';
import { spokenName } from './spokenName.ts';

/** The playground's page of the knowledge graph, with what people find on it. */
export interface OpenedKnowledge extends OpenedPlayground {
  viewer: Locator;
  panel: Locator;
  groups: Locator;
  trail: Locator;
  /** The type that the keyboard is at, where React Flow draws. */
  cursor: Locator;
  /** Finds the type that is shown between its neighbours. */
  chosen: (name: string) => Locator;
  /** Leaves the page and comes back, to a viewer that nobody has touched. */
  reopen: () => Promise<void>;
  /** Waits for the map. */
  mapIsThere: () => Promise<void>;
  /** Shows all types at once instead of the map. */
  showAllTypes: () => Promise<void>;
  /** Comes near enough to the stage for something on it to be drawn. */
  zoomTo: (target: Locator) => Promise<void>;
  /** Searches for a type, which is then shown between its neighbours. */
  find: (typed: string, name: string) => Promise<void>;
  /** Returns what a screen reader calls what has the focus. */
  focusedName: () => Promise<string>;
  /** Chooses an item of the menu "More". */
  chooseMore: (item: string) => Promise<void>;
  /** Chooses an item of that menu which saves a file. */
  save: (item: string) => Promise<Download>;
  /** Returns the pixels of the drawn layer, as a digest. */
  picture: () => Promise<string>;
}

/** Opens the knowledge graph of a playground as Mara. */
export async function openKnowledge(): Promise<OpenedKnowledge> {
  const opened = await openPlayground({ pace: 0 });
  const { page } = opened;
  const viewer = page.getByRole('region', { name: 'Knowledge', exact: true });
  const panel = viewer.getByRole('group', { name: 'Side panel' });
  const groups = viewer.getByRole('button', { name: /, group, \d+ types, [\d,]+ items$/ });
  const cursor = viewer.locator('[data-part="cursor"]');
  const mapIsThere = (): Promise<void> => groups.first().waitFor();
  const chosen = (name: string): Locator =>
    viewer.locator('[data-part="card"][aria-current="true"]').getByText(name, { exact: true });
  const chooseMore = async (item: string): Promise<void> => {
    await viewer.getByRole('button', { name: 'More', exact: true }).click();
    await viewer.getByRole('menuitem', { name: item, exact: true }).click();
  };
  await opened.openAs('Mara', '/knowledge');
  await mapIsThere();

  return {
    ...opened,
    viewer,
    panel,
    groups,
    trail: viewer.getByRole('group', { name: 'Place in the map' }),
    cursor,
    chosen,
    async reopen() {
      await opened.visit('/knowledge');
      await mapIsThere();
    },
    mapIsThere,
    async showAllTypes() {
      await viewer.getByRole('button', { name: 'Display' }).click();
      await viewer.getByRole('combobox', { name: 'Show', exact: true }).selectOption('All types');
      await viewer.getByRole('button', { name: 'Display' }).click();
      await cursor.waitFor();
    },
    async zoomTo(target) {
      for (let press = 0; press < 6 && !(await target.isVisible()); press += 1) {
        await viewer.getByRole('button', { name: 'Zoom in' }).click();
        // The card at the keyboard's cursor moves to the middle.
        await cursor.blur();
        await cursor.focus();
      }
    },
    async find(typed, name) {
      await viewer.getByRole('combobox', { name: 'Search the knowledge graph' }).fill(typed);
      await viewer.getByRole('option', { name, exact: true }).click();
      await panel.getByRole('heading', { name, exact: true }).waitFor();
      await chosen(name).waitFor();
    },
    async focusedName() {
      const focused = await page.evaluateHandle(() => document.activeElement ?? document.body);
      return focused.evaluate(spokenName);
    },
    chooseMore,
    async save(item) {
      const downloading = page.waitForEvent('download');
      await chooseMore(item);
      return downloading;
    },
    picture: () =>
      viewer
        .locator('canvas[data-part="lines"]')
        .evaluate((canvas) =>
          canvas instanceof HTMLCanvasElement ? canvas.toDataURL() : 'no canvas',
        ),
  };
}
