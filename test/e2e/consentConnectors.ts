import type { Page } from 'playwright';
import { press, seen } from './connectionForms.ts';
import { openAfterNo, openBlocked, openExpired } from './consentPages.ts';
import type { Film } from './film.ts';

/** A connector whose provider asks for consent. */
interface ConsentConnector {
  id: string;
  title: string;
  name: string;
  searchTerm: string;
  intro: string;
  /** A step before the consent. @default none */
  meets?: string;
  /** Opens the provider's page. @default by the connector's button */
  open?: (page: Page, name: string) => Promise<Page>;
  /** Chooses what is read. */
  select: (page: Page, film: Film) => Promise<void>;
  /** The page's message once the sync was asked for. @default '1 item queued' */
  queued?: string;
}

/** A connector that leaves nothing to choose. */
const ready: Pick<ConsentConnector, 'intro' | 'select'> = {
  intro: 'There is nothing to choose: one sign-in, and it is ready to sync.',
  select: (_page, film) => film.step('The connection is there, and not synced yet.'),
};

/** Connectors that are connected by consent, each way to it once. */
export const consentConnectors: readonly ConsentConnector[] = [
  {
    ...ready,
    id: 'mail-b',
    title: 'A mailbox',
    name: 'Courier Mail',
    searchTerm: 'outlook',
    meets: 'a window that the browser blocks',
    open: openBlocked,
  },
  {
    ...ready,
    id: 'crm-a',
    title: 'A CRM, by signing in',
    name: 'Clearbook CRM',
    searchTerm: 'salesforce',
  },
  {
    ...ready,
    id: 'team-chat',
    title: 'Team chat',
    name: 'Team chat',
    searchTerm: 'slack',
    meets: 'a consent that is declined first',
    open: openAfterNo,
  },
  {
    id: 'drive',
    title: 'Files from a drive',
    name: 'Drive',
    searchTerm: 'google drive',
    intro: 'Only the files that a user selects are read.',
    async select(page, film) {
      const files = page.getByRole('listbox', { name: 'Files in the drive' }).getByRole('option');
      await files.nth(1).click();
      await files.nth(4).click({ modifiers: ['Shift'] });
      await film.step('Select files, here four with a click and a Shift-click.');
      await press(page, 'Add 4 files');
      await seen(page, '4 items added');
      await film.step('The files are added, and not read yet.');
    },
    queued: '4 items queued',
  },
  {
    id: 'sheets',
    title: 'Spreadsheets',
    name: 'Spreadsheets',
    searchTerm: 'excel',
    intro: 'Selected spreadsheets sync every hour from then on.',
    meets: 'a consent that expired',
    open: openExpired,
    async select(page, film) {
      await page.getByRole('option', { name: /^Delivery sheet/ }).click();
      await page.getByRole('table', { name: 'Deliveries' }).waitFor();
      await film.step('Select spreadsheets; the preview shows their first rows.');
      await press(page, 'Add 1 file');
      await seen(page, '1 item added');
    },
  },
  {
    id: 'sites',
    title: 'Document sites',
    name: 'Document sites',
    searchTerm: 'sharepoint',
    intro: 'A user browses to the folders that are to be read.',
    async select(page, film) {
      await page.getByRole('button', { name: /^Quality and food safety/ }).click();
      await page.getByRole('checkbox', { name: 'Select Quality and food safety › Audits' }).click();
      await film.step('Open a site, and select folders.');
      await press(page, 'Save selection');
      await seen(page, 'Saved');
    },
  },
];
