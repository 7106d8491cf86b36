import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { openConnector, type RenderConnectorOptions } from '../testing/openConnector.tsx';
import { SitePicker } from './SitePicker.tsx';
import type { ChosenPlace } from '../core/index.ts';
import type { SitePickerProps } from './declaration.ts';

async function openSites(
  props: Partial<SitePickerProps> = {},
  client?: RenderConnectorOptions['client'],
) {
  const opened = openConnector({ ...(client === undefined ? {} : { client }) });
  const { platform } = opened;
  const url = `${platform.credentials.publicUrl}/connect/integrations/connect-session`;
  const headers = {
    authorization: `Bearer ${await platform.issueToken()}`,
    'content-type': 'application/json',
  };
  const body = JSON.stringify({ integration: 'docs-online' });
  const answer: unknown = await (
    await platform.fetch(url, { method: 'POST', headers, body })
  ).json();
  if (typeof answer !== 'object' || answer === null || !('sessionToken' in answer)) {
    throw new Error('No session.');
  }
  const connectionId = platform.consent(String(answer.sessionToken));
  opened.show(<SitePicker connectionId={connectionId} {...props} />);
  return { ...opened, connectionId };
}

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

const choose = async (name: string) =>
  userEvent.click(await screen.findByRole('checkbox', { name }));

test('folders are opened and left by the breadcrumbs', async () => {
  await openSites();
  await press(/^Quality and food safety/);
  expect(screen.getByRole('button', { name: 'Quality and food safety' })).toHaveFocus();
  await press(/^Audits 2 items/);
  await press(/^2026/);
  await screen.findByText('Audit plan.docx');
  const current = screen.getByRole('button', { name: '2026' });
  expect(current).toHaveAttribute('aria-current', 'page');
  expect(current).toHaveFocus();
  await press('Quality and food safety');
  await press(/^Empty folder/);
  await screen.findByText('This folder is empty');
  await press('Sites');
  await screen.findByRole('button', { name: /^Purchasing/ });
  expect(screen.getByRole('button', { name: /^Quality and food safety/ })).toHaveFocus();
});

test('places are chosen, and written as the host says', async () => {
  const placesToMetadata = vi.fn(() => ({ picked: true }));
  const { platform } = await openSites({ placesToMetadata });
  await press(/^Quality and food safety/);
  await choose('Select Quality and food safety › Audits');
  await screen.findByRole('button', {
    name: 'Remove Quality and food safety › Audits from selection',
  });
  platform.faults.add({ route: 'saveConnectionMetadata', status: 500, times: 1 });
  await press('Save selection');
  await screen.findByText('Couldn’t save your change');
  await press('Save selection');
  await screen.findByText('Saved');
  expect(placesToMetadata).toHaveBeenLastCalledWith([
    expect.objectContaining({ siteId: 'site-quality', driveId: 'drive-quality', path: 'Audits' }),
  ]);
});

test('without a site there is nothing to save', async () => {
  await openSites({ placesToMetadata: () => ({}) }, ({ fetch }) => ({
    fetch: (input, init) =>
      new URL(input instanceof Request ? input.url : input).pathname.endsWith('/sites')
        ? Promise.resolve(Response.json({ sites: [] }))
        : fetch(input, init),
  }));
  await screen.findByRole('textbox', { name: 'Site link' });
  expect(screen.queryByRole('button', { name: 'Save selection' })).toBeNull();
});

test('without a way to keep a choice nothing can be chosen', async () => {
  await openSites();
  await screen.findByText(/^Browse only/);
  await press(/^Purchasing/);
  await screen.findByRole('button', { name: /^Supplier archive/ });
  expect(screen.queryByRole('checkbox', { name: /^Select/ })).toBeNull();
});

test('a site is found by its address', async () => {
  await openSites();
  await press('Open by link');
  const field = await screen.findByRole('textbox', { name: 'Site link' });
  await userEvent.type(field, 'purchasing');
  await press('Find');
  await screen.findByText('Paste a full link that starts with https://');
  await userEvent.clear(field);
  await userEvent.type(field, 'https://elsewhere.example/sites/x');
  await press('Find');
  await screen.findByText(/^No site found at this link/);
  await userEvent.clear(field);
  await userEvent.type(
    field,
    'https://tidewater-foods.documents.example/sites/purchasing/Documents',
  );
  await press('Find');
  await screen.findByRole('button', { name: /^Supplier archive/ });
});

test('every drive of a site can be opened, and chosen as a whole or in part', async () => {
  const onPlacesChange = vi.fn<NonNullable<SitePickerProps['onPlacesChange']>>();
  await openSites({ onPlacesChange });
  await press(/^Purchasing/);
  await screen.findByRole('button', { name: /^Documents Default drive/ });
  await choose('Select Purchasing › Supplier archive');
  await press(/^Supplier archive/);
  await choose('Select Purchasing › Supplier archive › Contracts');
  await press(/^Contracts 1 item/);
  await screen.findByText('C-0033 Norrland Dairy.pdf');
  await press('Purchasing');
  await press(/^Documents Default drive/);
  await press(/^Contracts 3 items/);
  await screen.findByText('C-1987 Saltmarsh Fisheries.pdf');
  await press('Documents');
  await choose('Select Purchasing › Documents › Contracts');
  const [places] = onPlacesChange.mock.lastCall ?? [];
  expect(places?.map(({ driveId, driveName, path }) => [driveId, driveName, path])).toEqual([
    ['drive-purchasing-archive', 'Supplier archive', ''],
    ['drive-purchasing-archive', 'Supplier archive', 'Contracts'],
    ['drive-purchasing', 'Documents', 'Contracts'],
  ]);
});

test('says how many places are chosen, and keeps the focus among them as they go', async () => {
  await openSites({ placesToMetadata: () => ({}) });
  await press(/^Quality and food safety/);
  await choose('Select Quality and food safety › Audits');
  await choose('Select Quality and food safety');
  await screen.findByText('2 selected');
  const region = screen.getByRole('region', { name: 'Selected folders' });
  expect(region.compareDocumentPosition(screen.getByText('2 selected'))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  await press('Remove Quality and food safety › Audits from selection');
  expect(
    screen.getByRole('button', { name: 'Remove Quality and food safety from selection' }),
  ).toHaveFocus();
  await press('Remove Quality and food safety from selection');
  await screen.findByText('0 selected');
  expect(document.activeElement).toContainElement(
    screen.getByRole('button', { name: 'Save selection' }),
  );
});

test('a whole site of several drives can be chosen', async () => {
  const onPlacesChange = vi.fn();
  await openSites({ onPlacesChange });
  await press(/^Purchasing/);
  await choose('Select Purchasing');
  expect(onPlacesChange).toHaveBeenLastCalledWith([
    expect.objectContaining({ siteId: 'site-purchasing', driveId: undefined, path: '' }),
  ]);
});

test('one of 5,000 sites is found by its name', async () => {
  const sites = Array.from({ length: 5000 }, (_, at) => ({
    id: `s${at}`,
    displayName: `Site ${at}`,
  }));
  await openSites({}, ({ fetch }) => ({
    fetch: (input, init) =>
      new URL(input instanceof Request ? input.url : input).pathname.endsWith('/sites')
        ? Promise.resolve(Response.json({ sites }))
        : fetch(input, init),
  }));
  const search = await screen.findByRole('searchbox', { name: 'Search sites' });
  expect(screen.getAllByRole('listitem')).toHaveLength(200);
  expect(screen.getByText('Showing 200 of 5,000')).toBeVisible();
  // The tray below the list stays in reach.
  expect(screen.getByRole('list', { name: 'Sites' }).parentElement?.offsetHeight).toBe(520);
  await userEvent.type(search, 'SITE 4999');
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByText('1 match')).toBeInTheDocument();
  expect(screen.queryByText(/^Showing/)).not.toBeInTheDocument();
  await userEvent.type(search, '9');
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
  expect(screen.getAllByText('No matches')[0]).toBeVisible();
});

test('places that were saved elsewhere meanwhile are not overwritten unseen', async () => {
  const placesToMetadata = (places: readonly ChosenPlace[]) => ({
    places: places.map(({ path }) => path),
  });
  const { platform, connectionId } = await openSites({ placesToMetadata });
  await press(/^Quality and food safety/);
  await choose('Select Quality and food safety › Audits');
  const url = `${platform.credentials.publicUrl}/connect/integrations/connection-metadata`;
  const headers = {
    authorization: `Bearer ${await platform.issueToken()}`,
    'content-type': 'application/json',
  };
  const ref = { connectionId, providerConfigKey: 'docs-online' };
  const body = JSON.stringify({ ...ref, metadata: { places: ['Recipes'] } });
  await platform.fetch(url, { method: 'POST', headers, body });
  const stored = async (): Promise<unknown> => {
    const answer = await platform.fetch(`${url}?${String(new URLSearchParams(ref))}`, { headers });
    return answer.json();
  };
  await press('Save selection');
  await screen.findByText('Someone else changed this');
  expect(await stored()).toMatchObject({ metadata: { places: ['Recipes'] } });
  await press('Save selection');
  await screen.findByText('Saved');
  expect(await stored()).toMatchObject({ metadata: { places: ['Audits'] } });
  await choose('Select Quality and food safety › Audits');
  await press('Save selection');
  await screen.findByText('Saved');
  expect(await stored()).toMatchObject({ metadata: { places: [] } });
});
