import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { createMockPlatform } from 'brainstem/mock-platform';
import {
  BrainstemProvider,
  Chat,
  useBrain,
  useAttention,
  useChat,
  useChatHandle,
  useConnectors,
  useFileLimits,
  useFindingsReview,
  useOnboarding,
  useOntologies,
  useOntologyEditor,
  useResolvedOntologies,
  useSessions,
  useTasks,
  type BrainstemProviderProps,
} from 'brainstem/react';
import { expect, test } from 'vitest';
import { createMemoryStorage } from '../src/environment/index.ts';
import { createPlatformClient } from './platformClient.ts';

/** Renders a host's own markup over a mock platform. */
function renderOwn(
  own: ReactNode,
  saved: Pick<BrainstemProviderProps, 'storage' | 'userKey'> = {},
) {
  const platform = createMockPlatform({ pace: 0, disconnects: true });
  const client = createPlatformClient(platform, { appUrl: platform.credentials.appUrl });
  const { unmount } = render(
    <BrainstemProvider client={client} {...saved}>
      {own}
    </BrainstemProvider>,
  );
  return { client, platform, unmount };
}

function OwnFindings() {
  const { findings, decide, undo, pending } = useFindingsReview({ undoSeconds: 60 });
  return (
    <>
      <ul aria-label="To decide">
        {findings?.map(({ finding_id: id, title }) => (
          <li key={id}>
            {title} <button onClick={() => decide('approve', [id])}>Approve {title}</button>
          </li>
        ))}
      </ul>
      <p role="status">{pending.length} to be sent</p>
      <button onClick={undo}>Take back</button>
    </>
  );
}

const rows = () =>
  within(screen.getByRole('list', { name: 'To decide' })).queryAllByRole('listitem');

test('useFindingsReview takes a decided finding out of the host’s own list, and undo brings it back', async () => {
  renderOwn(<OwnFindings />);
  const [first] = await screen.findAllByRole('button', { name: /^Approve / });
  const before = rows().length;
  const name = first?.textContent ?? '';
  await userEvent.click(screen.getByRole('button', { name }));
  expect(screen.queryByRole('button', { name })).toBeNull();
  expect(rows()).toHaveLength(before - 1);
  expect(screen.getByRole('status')).toHaveTextContent('1 to be sent');
  await userEvent.click(screen.getByRole('button', { name: 'Take back' }));
  expect(screen.getByRole('button', { name })).toBeVisible();
  expect(rows()).toHaveLength(before);
});

test('a hook forgets what it held when the user signs out', async () => {
  const { client } = renderOwn(<OwnFindings />);
  const [first] = await screen.findAllByRole('button', { name: /^Approve / });
  if (first !== undefined) await userEvent.click(first);
  expect(screen.getByRole('status')).toHaveTextContent('1 to be sent');
  act(() => client.tokens.logout());
  expect(screen.getByRole('status')).toHaveTextContent('0 to be sent');
});

function OwnTasks() {
  const { tasks, complete, add, newTitle, setNewTitle } = useTasks();
  return (
    <>
      <ul>
        {tasks?.map(({ id = '', title, isCompleted }) => (
          <li key={id}>
            <label>
              <input type="checkbox" checked={isCompleted} onChange={() => void complete(id)} />
              {title}
            </label>
          </li>
        ))}
      </ul>
      <label>
        What to do
        <input value={newTitle} onChange={({ target }) => setNewTitle(target.value)} />
      </label>
      <button onClick={() => void add(newTitle).then(() => setNewTitle(''))}>Write down</button>
    </>
  );
}

test('useTasks lists the tasks in the host’s own markup, adds one and completes one', async () => {
  renderOwn(<OwnTasks />);
  const [first] = await screen.findAllByRole('checkbox');
  await userEvent.type(screen.getByRole('textbox', { name: 'What to do' }), 'Oil the gate');
  await userEvent.click(screen.getByRole('button', { name: 'Write down' }));
  const added = await screen.findByRole('checkbox', { name: 'Oil the gate' });
  expect(added).not.toBeChecked();
  expect(screen.getByRole('textbox', { name: 'What to do' })).toHaveValue('');
  const count = screen.getAllByRole('checkbox').length;
  if (first !== undefined) await userEvent.click(first);
  await expect.poll(() => screen.getAllByRole('checkbox').length).toBe(count - 1);
});

function OwnOnboarding() {
  const { phase, steps, current, unanswered, begin, next } = useOnboarding();
  if (phase === 'intro') return <button onClick={() => begin()}>Start</button>;
  return (
    <>
      {steps[current]?.questions.map(({ question }, at) => (
        <fieldset key={question} aria-invalid={unanswered.includes(at)}>
          <legend>{question}</legend>
        </fieldset>
      ))}
      <button onClick={next}>On</button>
    </>
  );
}

test('useOnboarding asks the platform’s questions in the host’s own markup, and marks those without an answer', async () => {
  renderOwn(<OwnOnboarding />);
  await userEvent.click(screen.getByRole('button', { name: 'Start' }));
  expect(await screen.findAllByRole('group')).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'On' }));
  for (const group of screen.getAllByRole('group')) {
    expect(group).toHaveAttribute('aria-invalid', 'true');
  }
});

function OwnBrain() {
  const { graph, view, select } = useBrain();
  return (
    <>
      {[...(graph?.labels.keys() ?? [])].map((label) => (
        <button key={label} aria-pressed={view.selected === label} onClick={() => select(label)}>
          {label}
        </button>
      ))}
    </>
  );
}

test('useBrain gives the labels of the brain, and the one that is selected', async () => {
  renderOwn(<OwnBrain />);
  const [label] = await screen.findAllByRole('button');
  expect(label).toHaveAttribute('aria-pressed', 'false');
  if (label !== undefined) await userEvent.click(label);
  expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(1);
});

function OwnEditor() {
  const { ontologies, open, isDirty, navigate, rename, save } = useOntologyEditor();
  return (
    <>
      <ul>
        {ontologies?.map(({ ontologyId, displayName }) => (
          <li key={ontologyId}>{displayName}</li>
        ))}
      </ul>
      {open === undefined ? (
        <button
          onClick={() =>
            navigate({
              to: 'new',
              draft: {
                ontologyId: '',
                displayName: '',
                version: 1,
                entityTypes: ['Valve'],
                legalTerms: [],
                requiredFields: [],
              },
            })
          }
        >
          New
        </button>
      ) : (
        <input
          aria-label="Name"
          value={open.history.present.displayName}
          onChange={({ target }) => rename(target.value)}
        />
      )}
      <button disabled={!isDirty} onClick={() => void save()}>
        Keep
      </button>
    </>
  );
}

test('useOntologyEditor edits and saves an ontology in the host’s own markup', async () => {
  renderOwn(<OwnEditor />);
  await screen.findAllByRole('listitem');
  await userEvent.click(screen.getByRole('button', { name: 'New' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Harbour valves');
  await userEvent.click(screen.getByRole('button', { name: 'Keep' }));
  expect(await screen.findByText('Harbour valves')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Keep' })).toBeDisabled();
});

test('useOntologyEditor keeps what is not saved in the provider’s storage, and restores it', async () => {
  const saved = { storage: createMemoryStorage(), userKey: 'mara' };
  const { unmount } = renderOwn(<OwnEditor />, saved);
  await userEvent.click(await screen.findByRole('button', { name: 'New' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Harbour valves');
  await waitFor(() =>
    expect(saved.storage.getItem('brainstem-ontologies:mara')).toContain('Harbour valves'),
  );
  unmount();
  renderOwn(<OwnEditor />, saved);
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Harbour valves');
});

function OwnConnectors() {
  // @ts-expect-error -- as from a page without types
  const { connectors, consent } = useConnectors({ connectors: ['sql-a', 'no-such-connector'] });
  return (
    <>
      {connectors.map(({ connector, connections }) => (
        <h2 key={connector.id}>
          {connector.id}: {connections?.length ?? 'not known yet'}
        </h2>
      ))}
      <p role="status">{consent.status}</p>
    </>
  );
}

test('useConnectors lists what is connected of the connectors that the host names', async () => {
  renderOwn(<OwnConnectors />);
  expect(await screen.findByRole('heading', { name: /^sql-a: \d+$/ })).toBeVisible();
  expect(screen.getAllByRole('heading')).toHaveLength(1);
  expect(screen.getByRole('status')).toHaveTextContent('idle');
});

function OwnDatabases() {
  const { connectors, sync, disconnect, begin, consent } = useConnectors({
    connectors: ['sql-b', 'mail-b'],
  });
  const [synced, setSynced] = useState('nothing');
  const [first] = connectors.flatMap(({ connections = [] }) => connections);
  const ref = first && {
    connectionId: first.connection_id,
    providerConfigKey: first.provider_config_key,
  };
  return (
    <>
      <p>Connected: {first?.connection_id ?? 'none'}</p>
      <p>Asked for a sync of {synced}</p>
      <p role="status">{consent.status}</p>
      {ref !== undefined && (
        <>
          <button onClick={() => void sync(ref).then(() => setSynced(ref.connectionId))}>
            Sync
          </button>
          <button onClick={() => void disconnect(ref)}>Disconnect</button>
        </>
      )}
      <button
        onClick={() =>
          begin({ connectorId: 'mail-b', integration: 'mail-b' }, () => ({
            close: () => undefined,
          }))
        }
      >
        Connect
      </button>
    </>
  );
}

test('useConnectors syncs and disconnects a connection in the host’s own markup', async () => {
  renderOwn(<OwnDatabases />);
  const disconnect = await screen.findByRole('button', { name: 'Disconnect' });
  const id = screen.getByText(/^Connected: /).textContent.replace('Connected: ', '');
  await userEvent.click(screen.getByRole('button', { name: 'Sync' }));
  expect(await screen.findByText(`Asked for a sync of ${id}`)).toBeVisible();
  await userEvent.click(disconnect);
  await expect.poll(() => screen.queryByText(`Connected: ${id}`)).toBeNull();
});

function OwnChat() {
  const { draft, setDraft } = useChat();
  return (
    <input aria-label="Message" value={draft} onChange={({ target }) => setDraft(target.value)} />
  );
}

test('useChat forgets the draft when the user signs out', async () => {
  const { client } = renderOwn(<OwnChat />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Message' }), 'Who owns the mill');
  act(() => client.tokens.logout());
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('');
  await userEvent.type(screen.getByRole('textbox', { name: 'Message' }), 'Next');
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('Next');
});

test('useConnectors forgets the consent that was under way when the user signs out', async () => {
  const { client } = renderOwn(<OwnDatabases />);
  await userEvent.click(screen.getByRole('button', { name: 'Connect' }));
  expect(screen.getByRole('status')).not.toHaveTextContent('idle');
  act(() => client.tokens.logout());
  expect(screen.getByRole('status')).toHaveTextContent('idle');
});

function OwnSessions() {
  const { sessions, remove } = useSessions();
  const { data: limits } = useFileLimits();
  return (
    <>
      <ul aria-label="Sessions">
        {sessions?.map(({ sessionId }) => (
          <li key={sessionId}>
            <button onClick={() => void remove(sessionId)}>Delete {sessionId}</button>
          </li>
        ))}
      </ul>
      <p>{limits === undefined ? 'Limits are not known yet' : 'Limits are known'}</p>
    </>
  );
}

test('useSessions lists the conversations in the host’s own markup and deletes one, and useFileLimits reads what may be added', async () => {
  renderOwn(<OwnSessions />);
  const [first] = await screen.findAllByRole('button', { name: /^Delete / });
  const before = screen.getAllByRole('listitem').length;
  if (first !== undefined) await userEvent.click(first);
  await expect.poll(() => screen.getAllByRole('listitem').length).toBe(before - 1);
  expect(await screen.findByText('Limits are known')).toBeVisible();
});

function OwnPick() {
  const { data: ontologies } = useOntologies();
  const [first] = ontologies ?? [];
  const ontologyIds = first === undefined ? [] : [first.ontologyId];
  const { data } = useResolvedOntologies({ ontologyIds, mode: 'strict', documentGroup: '' });
  return (
    <p role="status">
      {first?.displayName}: {JSON.stringify(data)}
    </p>
  );
}

test('useOntologies and useResolvedOntologies say what an upload with the first ontology would use', async () => {
  renderOwn(<OwnPick />);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^\w[^:]*: \{"/));
});

function OwnBadge() {
  const { findings, total } = useAttention({
    connections: false,
    conversations: false,
    tasks: false,
  });
  return (
    <p role="status">
      {findings} of {total}
    </p>
  );
}

test('useAttention counts what waits for the user', async () => {
  renderOwn(<OwnBadge />);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^([1-9]\d*) of \1$/));
});

function OwnQuestion() {
  const chat = useChatHandle();
  return <button onClick={() => chat.setDraft('What is late?')}>Ask</button>;
}

test('useChatHandle writes into the chat of the page from anywhere below the provider', async () => {
  renderOwn(
    <>
      <OwnQuestion />
      <Chat style={{ blockSize: 600 }} />
    </>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Ask' }));
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('What is late?'),
  );
});
