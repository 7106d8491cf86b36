import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { workspaceAdapter } from '../../playground/src/setup/workspaceAdapter.ts';
import { createPlatformClient } from '../../test/platformClient.ts';
import { createMockPlatform, type MockPlatform } from '../mock-platform/index.ts';
import { BrainstemProvider } from '../provider/index.ts';
import { noOntologies } from '../query/index.ts';
import type { Catalog, Locale } from '../words/index.ts';
import { BrainViewer } from './brain-viewer/index.ts';
import { initialView } from './brain-viewer/core/brainView.ts';
import { CrmCredentialsForm } from './connectors/credentials/index.ts';
import { DocstoreForm } from './connectors/docstore/index.ts';
import { DrivePicker } from './connectors/drive/index.ts';
import { Connectors } from './connectors/index.ts';
import { MailSettings } from './connectors/mail/index.ts';
import { MessagingPairing } from './connectors/pairing/index.ts';
import { SheetPicker } from './connectors/sheets/index.ts';
import { SitePicker } from './connectors/sites/index.ts';
import { SqlConnectionForm } from './connectors/sql/index.ts';
import { openConnector } from './connectors/testing/openConnector.tsx';
import { DocumentUpload } from './connectors/upload/index.ts';
import { DelegatedOnboarding } from './delegated-onboarding/index.ts';
import { FindingsReview } from './findings-review/index.ts';
import { defaultFindingsView } from './findings-review/core/findingsView.ts';
import { Onboarding } from './onboarding/index.ts';
import { OntologyEditor } from './ontology-editor/index.ts';
import { OntologyPicker } from './ontology-picker/index.ts';
import { PlatformForm } from './platform-form/index.ts';
import { ProductOnboarding } from './product-onboarding/index.ts';
import { TaskList } from './task-list/index.ts';
import type { WidgetName } from './widgetNames.ts';
import { printedErrors } from '../../test/printedErrors.ts';

const notShown = 'Couldn’t show this section';

beforeEach(() => {
  // React logs each error that a boundary catches.
  printedErrors();
});

/** For some catalogs, the word that the host gives as something that cannot be shown or called. */
type BrokenWords = { readonly [K in keyof Catalog]?: keyof Catalog[K] };

type OnError = (error: unknown) => void;

/** Widgets whose regions fail. */
interface FailingWidget {
  /** The widget's own root, which must still be there. @default the widget fails as a whole */
  part?: string;
  widget: (onError: OnError, platform: MockPlatform) => ReactElement | Promise<ReactElement>;
  /** Each region, and the word without which it fails. */
  regions: Readonly<Record<string, BrokenWords>>;
  /** Brings the regions onto the screen. @default they are there from the start */
  show?: () => Promise<void>;
}

const connectionId = async (key: string): Promise<string> => {
  const [id] = await openConnector().connectionIds(key);
  if (id === undefined) throw new Error(`The mock has no connection of ${key}.`);
  return id;
};

async function pressKeysInGrid(keys: string): Promise<void> {
  await expect.poll(() => screen.queryByRole('grid') !== null).toBe(true);
  screen.getByRole('grid').focus();
  await userEvent.keyboard(keys);
}

async function openFirst(part: string): Promise<void> {
  const find = (): Element | null =>
    document.querySelector(`[data-part="${part}"] button, button[data-part="${part}"]`);
  await expect.poll(() => find() !== null).toBe(true);
  const button = find();
  if (button !== null) await userEvent.click(button);
}

/** Widgets whose regions fail in tests of their own, and those of one region alone. */
type TestedElsewhere =
  | 'chat'
  | 'chatLauncher'
  | 'attentionBadge'
  | 'restConnector'
  | 'credentialForm';

type Tested = Capitalize<Exclude<WidgetName, TestedElsewhere>>;

const widgets: Readonly<
  Record<Tested, FailingWidget> &
    Record<`${Tested} ${string}` | 'CrmCredentialsForm', FailingWidget>
> = {
  FindingsReview: {
    part: 'findings',
    widget: (onError) => <FindingsReview onError={onError} />,
    regions: { toolbar: { findings: 'display' }, list: { findings: 'widthOf' } },
  },
  'FindingsReview with details': {
    part: 'findings',
    widget: (onError) => <FindingsReview onError={onError} />,
    show: () => pressKeysInGrid('{Enter}'),
    regions: { details: { findings: 'approve' } },
  },
  'FindingsReview with a selection': {
    part: 'findings',
    widget: (onError) => <FindingsReview onError={onError} />,
    show: () => pressKeysInGrid('x'),
    regions: { 'selection bar': { findings: 'selectedAll' } },
  },
  'FindingsReview with a decision': {
    part: 'findings',
    widget: (onError) => <FindingsReview onError={onError} undoSeconds={600} />,
    show: () => pressKeysInGrid('a'),
    regions: { 'decision bar': { findings: 'undo' } },
  },
  'FindingsReview without findings': {
    part: 'findings',
    widget: (onError) => (
      <FindingsReview
        onError={onError}
        defaultView={{
          ...defaultFindingsView,
          filter: { ...defaultFindingsView.filter, search: 'qqqq' },
        }}
      />
    ),
    regions: { 'empty list': { findings: 'nothingFoundText' } },
  },
  OntologyEditor: {
    part: 'ontology-editor',
    widget: (onError) => <OntologyEditor onError={onError} />,
    regions: { list: { ontologies: 'newOntology' } },
  },
  'OntologyEditor with an ontology': {
    part: 'ontology-editor',
    widget: (onError) => <OntologyEditor onError={onError} />,
    show: () => openFirst('ontology'),
    regions: {
      header: { ontologies: 'save' },
      fields: { ontologies: 'details' },
      terms: { ontologies: 'upToLimit' },
      preview: { ontologies: 'preview' },
    },
  },
  OntologyPicker: {
    part: 'ontology-picker',
    widget: (onError) => (
      <OntologyPicker
        defaultValue={{ ...noOntologies, ontologyIds: ['sales-region-1'] }}
        onError={onError}
      />
    ),
    regions: {
      selection: { ontologies: 'chosen' },
      mode: { ontologies: 'mode' },
      group: { ontologies: 'documentGroup' },
    },
  },
  BrainViewer: {
    part: 'brain',
    widget: (onError) => <BrainViewer onError={onError} />,
    regions: {
      toolbar: { brain: 'graph' },
      picture: { brain: 'labelSummary' },
    },
  },
  'BrainViewer with its panel': {
    part: 'brain',
    widget: (onError) => <BrainViewer defaultView={{ panel: 'details' }} onError={onError} />,
    regions: { panel: { brain: 'overviewText' } },
  },
  'BrainViewer as a table': {
    part: 'brain',
    widget: (onError) => (
      <BrainViewer defaultView={{ ...initialView, mode: 'table' }} onError={onError} />
    ),
    regions: { table: { brain: 'nodes' } },
  },
  Connectors: {
    part: 'connectors',
    widget: (onError) => <Connectors onError={onError} />,
    regions: {
      'a connection': { connectors: 'synced' },
      'a connector': { connectors: 'switchedOff' },
    },
  },
  'Connectors with a connection': {
    part: 'connectors',
    widget: (onError) => <Connectors onError={onError} />,
    show: async () =>
      userEvent.click(await screen.findByRole('button', { name: /^Order database/ })),
    regions: { sync: { connectors: 'syncNow' } },
  },
  DrivePicker: {
    part: 'drive-picker',
    widget: async (onError) => (
      <DrivePicker connectionId={await connectionId('alpha-drive-files')} onError={onError} />
    ),
    regions: { chosen: { connectors: 'remove' }, sync: { connectors: 'syncNow' } },
  },
  SheetPicker: {
    part: 'sheet-picker',
    widget: async (onError) => (
      <SheetPicker connectionId={await connectionId('alpha-drive')} onError={onError} />
    ),
    regions: { chosen: { connectors: 'remove' } },
  },
  SitePicker: {
    part: 'site-picker',
    widget: (onError) => <SitePicker connectionId="docs-1" onError={onError} />,
    regions: { browser: { connectors: 'sitesFailed' } },
  },
  MailSettings: {
    part: 'mail-settings',
    widget: async (onError) => (
      <MailSettings connectionId={await connectionId('alpha-mail')} onError={onError} />
    ),
    regions: { form: { connectors: 'maxEmails' }, watch: { connectors: 'watch' } },
  },
  MessagingPairing: {
    part: 'pairing',
    widget: (onError) => <MessagingPairing onError={onError} />,
    regions: { introduction: { connectorMessaging: 'introText' } },
  },
  DocumentUpload: {
    part: 'upload',
    widget: (onError) => <DocumentUpload onError={onError} />,
    regions: { drop: { documents: 'chooseFolder' }, 'earlier documents': { documents: 'earlier' } },
  },
  SqlConnectionForm: {
    part: 'connector-form',
    widget: (onError) => <SqlConnectionForm onError={onError} />,
    regions: { paste: { connectorForms: 'pasteText' } },
  },
  'SqlConnectionForm by hand': {
    part: 'connector-form',
    widget: (onError) => <SqlConnectionForm onError={onError} />,
    show: async () => userEvent.click(await screen.findByText('Enter details by hand')),
    regions: { test: { connectorForms: 'test' } },
  },
  DocstoreForm: {
    part: 'connector-form',
    widget: (onError) => <DocstoreForm onError={onError} />,
    show: async () => userEvent.click(await screen.findByText('Enter details by hand')),
    regions: {
      paste: { connectorForms: 'pasteText' },
      databases: { connectorForms: 'listDatabases' },
    },
  },
  CrmCredentialsForm: {
    part: 'connector-form',
    widget: (onError) => <CrmCredentialsForm onError={onError} />,
    regions: { form: { connectorForms: 'connect' } },
  },
  TaskList: {
    part: 'task-list',
    widget: (onError) => <TaskList onError={onError} />,
    regions: {
      'new task': { tasks: 'add' },
      filters: { tasks: 'showCompleted' },
      'a task': { tasks: 'complete' },
    },
  },
  ProductOnboarding: {
    part: 'product-onboarding',
    widget: (onError, { credentials: { tenantId, userId } }) => (
      <ProductOnboarding
        tenantId={tenantId}
        userId={userId}
        adapter={workspaceAdapter}
        onError={onError}
      />
    ),
    regions: { chapters: { onboarding: 'chapterNames' }, part: { onboarding: 'saveAndContinue' } },
  },
  DelegatedOnboarding: {
    part: 'delegated-onboarding',
    widget: (onError, { credentials: { delegationToken } }) => (
      <DelegatedOnboarding token={delegationToken} onError={onError} />
    ),
    regions: { 'a question': { onboarding: 'due' } },
  },
  PlatformForm: {
    part: 'platform-form',
    widget: (onError, { credentials: { tenantId } }) => (
      <PlatformForm slug="new-supplier" tenantId={tenantId} onError={onError} />
    ),
    regions: { 'a field': { questions: 'optional' } },
  },
  'PlatformForm with a reader that throws': {
    widget: (onError, { credentials: { tenantId } }) => (
      <PlatformForm
        slug="new-supplier"
        tenantId={tenantId}
        readForm={() => {
          throw new Error('A mistake of the host');
        }}
        onError={onError}
      />
    ),
    regions: { form: {} },
  },
  Onboarding: {
    part: 'onboarding',
    widget: (onError) => <Onboarding onError={onError} />,
    regions: { introduction: { onboarding: 'introText' } },
  },
};

/** A locale whose host gave an object for each of these words, in a language without types. */
function localeWith(broken: BrokenWords): Locale {
  const words: unknown = Object.fromEntries(
    Object.entries(broken).map(([catalog, word]) => [catalog, { [word]: {} }]),
  );
  if (!isCatalog(words)) throw new Error('No words are broken.');
  return { tag: 'en', direction: 'ltr', words };
}

function isCatalog(words: unknown): words is Locale['words'] {
  return words !== undefined;
}

describe.each(Object.entries<FailingWidget>(widgets))(
  '%s',
  (name, { part, widget, regions, show }) => {
    test.each(Object.entries(regions))(
      `when the region “%s” of ${name} throws, it says so, and the rest of the widget and the page stay`,
      async (_region, broken) => {
        const onError = vi.fn<OnError>();
        const platform = createMockPlatform({ pace: 0 });
        const { appUrl } = platform.credentials;
        const client = createPlatformClient(platform, { retry: { attempts: 0 }, appUrl });
        const element = await widget(onError, platform);
        render(
          <div style={{ inlineSize: 1000, blockSize: 800 }}>
            <p>The host’s page</p>
            <BrainstemProvider client={client} locale={localeWith(broken)}>
              {element}
            </BrainstemProvider>
          </div>,
        );
        await show?.();
        // Testing Library's own waiting prints the whole page when it fails, which takes minutes.
        await expect.poll(() => document.body.textContent.includes(notShown)).toBe(true);
        const [notice] = screen.getAllByText(notShown);
        expect(notice).toBeVisible();
        const root =
          part === undefined ? document.body : document.querySelector(`[data-part="${part}"]`);
        expect(root?.contains(notice ?? null)).toBe(true);
        expect(screen.getByText('The host’s page')).toBeVisible();
        expect(onError.mock.calls[0]?.[0]).toBeInstanceOf(Error);
      },
    );
  },
);
