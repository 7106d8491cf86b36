import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import {
  json,
  list,
  record,
  type Change,
  type Json,
} from '../../../src/cli/testing/changeAnswer.ts';
import * as contract from '../../../src/contract/index.ts';
import { createMockPlatform } from '../../../src/mock-platform/index.ts';
import { Chat } from '../../../src/widgets/chat/index.ts';
import { DocstoreForm } from '../../../src/widgets/connectors/docstore/DocstoreForm.tsx';
import { DrivePicker } from '../../../src/widgets/connectors/drive/index.ts';
import { SheetPicker } from '../../../src/widgets/connectors/sheets/index.ts';
import { SitePicker } from '../../../src/widgets/connectors/sites/index.ts';
import { openConnector } from '../../../src/widgets/connectors/testing/openConnector.tsx';
import { DelegatedOnboarding } from '../../../src/widgets/delegated-onboarding/index.ts';
import { Onboarding } from '../../../src/widgets/onboarding/index.ts';
import { OntologyPicker } from '../../../src/widgets/ontology-picker/index.ts';
import { deviatingFetch, renderDeviating } from './renderDeviating.tsx';

/** Adds two entries without an identity to a list. */
const withUnreadable = (name: string): Change =>
  list(name, (all) => [...all, { in_no_document: true }, ...['text']]);

const press = async (name: string | RegExp): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));

async function expectNote(): Promise<void> {
  expect(await screen.findByText('2 items couldn’t be loaded')).toBeVisible();
}

/** A connector's widget over a platform that answers one route otherwise. */
const openDeviating = (endpoint: contract.Endpoint, change: Change) =>
  openConnector({
    client: (platform) => ({ fetch: deviatingFetch(platform, endpoint, change) }),
  });

/** The questions behind a link, of a platform that answers them otherwise. */
function openLink(change: Change): void {
  const platform = createMockPlatform({ pace: 0 });
  const { baseUrl, appUrl, delegationToken } = platform.credentials;
  render(
    <DelegatedOnboarding
      baseUrl={baseUrl}
      appUrl={appUrl}
      token={delegationToken}
      fetch={deviatingFetch(platform, contract.getDelegation, change)}
    />,
  );
}

test('the questions behind a link say how many could not be read', async () => {
  openLink(withUnreadable('questions'));
  await expectNote();
  expect(screen.getByText('1 of 6 answered')).toBeVisible();
});

/** Gives the first question four answers to choose from, of which two can be read. */
const withUnreadableOptions: Change = list('questions', ([first = {}, ...questions]) => [
  { ...first, question_type: 'single_choice', options: ['One', { label: 'Two' }, 3, 'Four'] },
  ...questions,
]);

test('a question says how many of its answers to choose from could not be read', async () => {
  renderDeviating(<Onboarding />, contract.postAnalyticsChat, withUnreadableOptions);
  await press('Get started');
  await expectNote();
  expect(screen.getByRole('radio', { name: /^Four/ })).toBeVisible();
});

/** Gives the first question answers to choose from, of which none can be read. */
const withoutReadableOptions: Change = list('questions', ([first = {}, ...questions]) => [
  { ...first, question_type: 'single_choice', options: [{ label: 'One' }, { label: 'Two' }] },
  ...questions,
]);

const optionsUnreadable = 'Couldn’t load the options. Write your own answer.';

test('a question of whose answers to choose from none could be read says so, and takes words', async () => {
  renderDeviating(<Onboarding />, contract.postAnalyticsChat, withoutReadableOptions);
  await press('Get started');
  expect(await screen.findByText(optionsUnreadable)).toBeVisible();
  expect(screen.getAllByRole('textbox').length).toBeGreaterThan(0);
});

test('a question behind a link of whose answers to choose from none could be read says so, and takes words', async () => {
  openLink(withoutReadableOptions);
  expect(await screen.findByText(optionsUnreadable)).toBeVisible();
});

test('a question behind a link says how many of its answers to choose from could not be read', async () => {
  openLink(withUnreadableOptions);
  await expectNote();
});

test('a spreadsheet’s cells stay in their columns where others can’t be read, and it says how many', async () => {
  const opened = openDeviating(
    contract.getSheetPreview,
    json((answer) => ({ ...answer, sampleRows: [[4711, 'Rotterdam', null, 'Cod']] })),
  );
  const [connectionId = ''] = await opened.connectionIds('alpha-drive');
  opened.show(<SheetPicker connectionId={connectionId} />);
  await userEvent.click(await screen.findByRole('tab', { name: 'Add files' }));
  await userEvent.click(await screen.findByRole('option', { name: /^Delivery sheet 2026/ }));
  await expectNote();
  expect(screen.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
    ...['', 'Rotterdam', '', 'Cod', '', ''],
  ]);
});

test('the picker of ontologies says how many could not be read', async () => {
  renderDeviating(<OntologyPicker />, contract.listOntologies, withUnreadable('ontologies'));
  await expectNote();
  expect(screen.getAllByRole('checkbox').length).toBeGreaterThan(1);
});

test('the picker of a drive’s files says how many could not be read, and calls one without a name by its id', async () => {
  const ids: unknown[] = [];
  const opened = openDeviating(
    contract.listDriveFiles,
    list('files', ([first = {}, ...files]) => {
      const { name: _, ...nameless } = first;
      ids.push(first['id']);
      return [nameless, ...files, { name: 'Without an id' }, 7];
    }),
  );
  const [connectionId = ''] = await opened.connectionIds('alpha-drive-files');
  opened.show(<DrivePicker connectionId={connectionId} />);
  await userEvent.click(await screen.findByRole('tab', { name: 'Add files' }));
  await expectNote();
  expect(screen.getByRole('option', { name: new RegExp(String(ids[0])) })).toBeVisible();
});

test('the list of sites and that of a folder say how many could not be read', async () => {
  const opened = openDeviating(contract.listSites, withUnreadable('sites'));
  const connectionId = await opened.connect('docs-online');
  const { unmount } = opened.show(<SitePicker connectionId={connectionId} />);
  await expectNote();
  unmount();

  const folders = openDeviating(contract.listSiteFolders, withUnreadable('folders'));
  const other = await folders.connect('docs-online');
  folders.show(<SitePicker connectionId={other} />);
  await press(/^Quality and food safety/);
  await expectNote();
  expect(screen.getByRole('button', { name: /^Audits/ })).toBeVisible();
});

test('the files of a conversation say how many could not be read', async () => {
  renderDeviating(<Chat />, contract.listFiles, withFiles);
  await press(/^Which suppliers/);
  await press('Files in this conversation');
  await expectNote();
  expect(screen.getByRole('button', { name: 'Download one' })).toBeVisible();
});

/** A file that has nothing but what names it and its size, beside two that have not. */
const withFiles: Change = list('files', () => [
  { storage_key: 'one', size: 4 },
  {},
  { name: 'two' },
]);

test('the databases of a document store say how many could not be read', async () => {
  const opened = openDeviating(contract.getDocstoreDatabases, async (response) => {
    if (!response.ok) return response;
    const answer: Json = record(await response.json());
    const metadata = record(answer['metadata']);
    const listed = metadata['databases'];
    const databases: readonly unknown[] = Array.isArray(listed) ? listed : [];
    return Response.json({
      ...answer,
      metadata: { ...metadata, databases: [...databases, {}, { name: 'no collections' }] },
    });
  });
  opened.show(<DocstoreForm />);
  await userEvent.click(await screen.findByText('Enter details by hand'));
  await userEvent.type(
    await screen.findByLabelText(/^Connection string/),
    'docs://ann:hunter2@db/shop',
  );
  await press('Load databases');
  await expectNote();
});
