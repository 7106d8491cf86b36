import type { Page } from 'playwright';
import { expect } from 'vitest';
import { act, choose, fill, press, seen } from './connectionForms.ts';
import { openProvider } from './consentPages.ts';
import { makeRoom, type Film } from './film.ts';
import { steer, type OpenedPlayground } from './openPlayground.ts';
import type { SecretWatch } from './watchSecrets.ts';

/** The beginning of a refusal that repeats a secret. */
export const refusal = 'The key was refused';

interface SyncOptions {
  /** The page's message once the sync was asked for. */
  queued: string | RegExp;
  /** The page's message to a second request during that time. */
  again?: RegExp;
}

/** The steps of a walk through one connector after the other, each from the empty list and back to it. */
export interface ConnectorWalk {
  nothingConnected: () => Promise<void>;
  /** Searches for what a user calls the connector, and opens it. */
  find: (film: Film, searchTerm: string, name: string) => Promise<void>;
  /** Pastes a connection string into the open form. */
  paste: (text: string) => Promise<void>;
  /** Allows the access on the provider's page, or what blocks it before. */
  consent: (film: Film, name: string, open?: () => Promise<Page>) => Promise<void>;
  /** Is refused once in words that repeat the secret, and sends again what is still in the form. */
  connectAfterRefusal: (secret: string) => Promise<void>;
  /** Requests the sync, lets it run to its end, and goes back to the list, which says that it is over. */
  sync: (film: Film, options: SyncOptions) => Promise<void>;
  /** From a connection's page to the list. */
  goBack: () => Promise<void>;
  /** Waits until the list says that all has been read, and ends the film. */
  finish: (film: Film) => Promise<void>;
  /** Opens the connection that was synced. */
  openRow: () => Promise<void>;
  /** Changes the name of what was saved, without a word of its credentials. */
  rename: (secret: string) => Promise<void>;
  /** Takes the connection away again, until the list is as empty as it was. */
  disconnect: () => Promise<void>;
  /** Types into a new form of the connector, and discards it. */
  abandon: (name: string, type: () => Promise<void>) => Promise<void>;
}

/** Walks through the connectors of an open page, whose secrets are watched at every step. */
export function createConnectorWalk(
  { context, page, playground }: OpenedPlayground,
  watch: SecretWatch,
): ConnectorWalk {
  const doneRow = page.locator('[data-part="connection"]').filter({ hasText: /Synced (?:now|\d)/ });
  const dialog = page.getByRole('dialog');
  const nothingConnected = (): Promise<void> =>
    page.getByRole('heading', { name: 'No connections yet' }).waitFor();
  const noSecretIsLeft = async (): Promise<void> => expect(await watch.find()).toEqual([]);

  const goBack = (): Promise<void> => press(page, 'All connections');

  async function finish(film: Film): Promise<void> {
    await doneRow.waitFor();
    await film.step('The list shows that the data has been read, and when.', { height: 420 });
    film.end();
  }

  return {
    nothingConnected,
    async find(film, searchTerm, name) {
      await page.getByRole('searchbox', { name: 'Search sources' }).fill(searchTerm);
      await page.getByText(/^1 source/).waitFor();
      await film.step(`Search for “${searchTerm}”, and open the connector.`);
      await choose(page, name);
    },
    async paste(text) {
      const box = page.getByLabel(/^Paste a connection string/);
      await box.fill(text);
      await box.press('Enter');
    },
    async consent(film, name, open = () => openProvider(page, `Connect ${name}`)) {
      const provider = await open();
      await provider.setViewportSize({ width: 720, height: 320 });
      await provider.getByRole('button', { name: 'Allow' }).waitFor();
      await film.step('Sign in on the provider’s page, and allow access.', {
        page: provider,
        part: 'main',
      });
      await provider.getByRole('button', { name: 'Allow' }).click();
      await seen(page, `${name} is connected`);
      await expect.poll(() => context.pages().length).toBe(1);
      await makeRoom(page);
    },
    async connectAfterRefusal(secret) {
      const message = `${refusal}: ${secret}`;
      const fault = { route: 'createConnectSession', status: 400, times: 1, message };
      await steer(playground, 'faults', fault);
      await press(page, 'Connect');
      await seen(page, 'Couldn’t save. Nothing you entered was lost.');
      expect(await page.textContent('body')).not.toContain(secret.trim());
      await noSecretIsLeft();
      await press(page, 'Connect');
    },
    async sync(film, { queued, again }) {
      await press(page, 'Sync now');
      await seen(page, queued);
      await film.step('Start the sync. It keeps running when the page is closed.');
      if (again !== undefined) {
        await press(page, 'Sync now');
        await seen(page, again);
      }
      await steer(playground, 'clock', { advanceSeconds: 600 });
      await seen(page, /^Synced (?:now|\d)/);
      expect(await page.locator('[data-part="sync-stages"]').count()).toBe(0);
      await goBack();
      await finish(film);
    },
    goBack,
    finish,
    openRow: () => doneRow.getByRole('button').click(),
    async rename(secret) {
      const requests: string[] = [];
      const keep = (request: { postData: () => string | null }): void =>
        void requests.push(request.postData() ?? '');
      page.on('request', keep);
      await seen(page, /Saved and hidden/);
      await fill(page, { 'Connection name': 'Renamed' });
      await press(page, 'Save changes');
      await page.getByRole('heading', { name: 'Renamed', exact: true }).waitFor();
      page.off('request', keep);
      expect(requests.filter((body) => body.includes('Renamed'))).toHaveLength(1);
      expect(requests.join('\n')).not.toContain(JSON.stringify(secret).slice(1, -1));
    },
    async disconnect() {
      await act(page, 'Disconnect');
      await dialog.getByText(/^Disconnect .+\?$/).waitFor();
      await dialog.getByRole('button', { name: 'Disconnect' }).click();
      await press(page, 'All connections');
      await nothingConnected();
    },
    async abandon(name, type) {
      await choose(page, name);
      await type();
      await noSecretIsLeft();
      await press(page, 'All connections');
      await dialog.getByRole('button', { name: 'Discard' }).click();
      await nothingConnected();
      await noSecretIsLeft();
    },
  };
}
