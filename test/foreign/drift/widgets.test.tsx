import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { json, list, record, type Json } from '../../../src/cli/testing/changeAnswer.ts';
import * as contract from '../../../src/contract/index.ts';
import { BrainViewer } from '../../../src/widgets/brain-viewer/index.ts';
import { Chat } from '../../../src/widgets/chat/index.ts';
import { Connectors } from '../../../src/widgets/connectors/gallery/index.ts';
import { FindingsReview } from '../../../src/widgets/findings-review/index.ts';
import { Onboarding } from '../../../src/widgets/onboarding/index.ts';
import { OntologyEditor } from '../../../src/widgets/ontology-editor/index.ts';
import { TaskList } from '../../../src/widgets/task-list/index.ts';
import { renderDeviating } from './renderDeviating.tsx';

/** Changes items by their place, and gives all a field that no document names. */
const items = (name: string, changes: Record<number, (item: Json) => Json>) =>
  list(name, (all) =>
    all.map((item, at) => ({ ...(changes[at]?.(item) ?? item), in_no_document: { a: [1] } })),
  );

const without =
  (name: string) =>
  ({ [name]: _, ...rest }: Json): Json =>
    rest;

test('the review of findings shows what it has of each, and says how many could not be read', async () => {
  const { drifts } = renderDeviating(
    <FindingsReview />,
    contract.listFindings,
    items('findings', {
      0: (finding) => ({ ...finding, confidence: 'high' }),
      1: without('title'),
      2: without('finding_id'),
    }),
  );
  expect(await screen.findByText('1 item couldn’t be loaded')).toBeVisible();
  expect(screen.queryByText(/^Showing \d+ of/)).toBeNull();
  expect(screen.getAllByText('Not given').length).toBeGreaterThan(0);
  expect(screen.getAllByRole('row').length).toBeGreaterThan(2);
  expect(drifts()).toEqual([
    'GET /findings findings[].confidence',
    'GET /findings findings[].title',
    'GET /findings findings[].finding_id',
  ]);
});

test('the list of conversations shows those that can be read, says how many it lacks, and tells of each place once', async () => {
  const { drifts, answers } = renderDeviating(
    <Chat />,
    contract.listSessions,
    items('sessions', {
      0: (session) => ({ ...session, running: 'perhaps' }),
      1: (session) => ({ ...session, preview: 7 }),
      2: without('sessionId'),
    }),
  );
  const conversations = within(await screen.findByRole('navigation', { name: 'Conversations' }));
  const before = (await conversations.findAllByRole('listitem')).length;
  expect(before).toBeGreaterThan(1);
  expect(conversations.getByText('1 item couldn’t be loaded')).toBeVisible();
  const told = [
    'GET /sessions sessions[].running',
    'GET /sessions sessions[].preview',
    'GET /sessions sessions[].sessionId',
  ];
  expect(drifts()).toEqual(told);
  const asked = answers();
  act(() => void window.dispatchEvent(new Event('focus')));
  await userEvent.click(screen.getByRole('button', { name: 'New conversation' }));
  expect(answers()).toBeGreaterThanOrEqual(asked);
  expect(drifts()).toEqual(told);
  expect(conversations.getByText('1 item couldn’t be loaded')).toBeVisible();
});

test('a conversation keeps the place of what can’t be read in it', async () => {
  const { drifts } = renderDeviating(
    <Chat />,
    contract.listMessages,
    list('messages', (messages) =>
      [...messages, { id: 7 }].map((message) =>
        'role' in message && message['role'] === 'assistant'
          ? { ...message, content: [{ type: 'text', text: 'The rest is here.' }, { type: 'text' }] }
          : message,
      ),
    ),
  );
  const conversations = within(await screen.findByRole('navigation', { name: 'Conversations' }));
  const [first] = await conversations.findAllByRole('button', { name: /^Which suppliers/ });
  await userEvent.click(first ?? document.body);
  expect((await screen.findAllByText('The rest is here.')).length).toBeGreaterThan(0);
  expect(screen.getAllByText('This content can’t be shown here.').length).toBeGreaterThan(0);
  expect(screen.getByText('1 item couldn’t be loaded')).toBeVisible();
  expect(drifts()).toContain('GET /sessions/{session_id}/messages messages[].content[].text');
});

test('a connector says of how many connections it lists only some', async () => {
  const { drifts } = renderDeviating(
    <Connectors />,
    contract.listConnections,
    list('connections', (all) =>
      all.flatMap((connection) => [
        connection,
        { ...connection, id: `c${String(connection['id'])}` },
      ]),
    ),
  );
  const notes = await screen.findAllByText(/Showing 1 of 2$/);
  expect(notes.length).toBeGreaterThan(0);
  expect(drifts()).toEqual(['GET /connect/integrations/connections connections[].id']);
});

test('the task list calls a task without a title by its id, and says how many could not be read', async () => {
  const titles: unknown[] = [];
  renderDeviating(
    <TaskList />,
    contract.listTodo,
    json((answer) => {
      const [name = ''] = Object.keys(answer).filter((key) => Array.isArray(answer[key]));
      const tasks = Array.isArray(answer[name]) ? answer[name].map(record) : [];
      titles.push(tasks[0]?.['id'], ...tasks.slice(2).map(({ title }) => title));
      return {
        ...answer,
        [name]: tasks.map((task, at) =>
          at < 2 ? { ...task, id: [task['id'], undefined][at], title: [null, 7][at] } : task,
        ),
      };
    }),
  );
  const boxes = await screen.findAllByRole('checkbox', { name: /^Complete / });
  expect(boxes).toHaveLength(titles.length);
  expect(screen.getByRole('checkbox', { name: `Complete “${String(titles[0])}”` })).toBeVisible();
  expect(screen.getByText('1 item couldn’t be loaded')).toBeVisible();
  expect(titles.length).toBeGreaterThan(3);
});

test('the onboarding asks the questions that can be read, and says how many could not be', async () => {
  const { drifts } = renderDeviating(
    <Onboarding />,
    contract.postAnalyticsChat,
    list('questions', (questions) => [
      ...questions,
      { options: ['a'] },
      { ...questions[0], question: 'Why?', options: 'any' },
    ]),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Get started' }));
  await screen.findByRole('heading', { name: 'Step 1' });
  expect(screen.getByRole('textbox', { name: 'Why?' })).toBeVisible();
  expect(screen.getByText('1 item couldn’t be loaded')).toBeVisible();
  expect(drifts()).toEqual([
    'POST /analytics/chat questions[].question',
    'POST /analytics/chat questions[].options',
  ]);
});

test('the ontology editor lists what can be read and offers no list of terms that is not whole', async () => {
  const names: unknown[] = [];
  const { drifts } = renderDeviating(
    <OntologyEditor />,
    contract.listOntologies,
    list('ontologies', (all) => {
      names.push(...all.map(({ displayName }) => displayName));
      return [
        { ...all[0], legalTerms: ['a', 5] },
        { displayName: 'Without an id' },
        ...all.slice(1),
      ];
    }),
  );
  const side = within(await screen.findByRole('group', { name: 'Ontologies' }));
  const [left, ...shown] = names;
  for (const name of shown) {
    expect(await side.findByRole('button', { name: new RegExp(`^${String(name)}`) })).toBeVisible();
  }
  expect(shown.length).toBeGreaterThan(0);
  expect(side.queryByRole('button', { name: new RegExp(`^${String(left)}`) })).toBeNull();
  expect(side.queryByText(/Without an id/)).toBeNull();
  expect(side.getByText('2 items couldn’t be loaded')).toBeVisible();
  expect(drifts()).toEqual(['GET /ontologies [].legalTerms[]', 'GET /ontologies [].ontologyId']);
});

test('the brain draws the labels and relations that can be read, without a count that nobody knows', async () => {
  const { drifts } = renderDeviating(
    <BrainViewer defaultView={{ mode: 'table' }} />,
    contract.performAction,
    json((answer) => {
      const counts = record(answer['node_counts']);
      const [first = ''] = Object.keys(counts);
      return { ...answer, node_counts: { ...counts, [first]: 'many' } };
    }),
  );
  await screen.findByRole('table');
  expect(screen.getAllByRole('row').length).toBeGreaterThan(3);
  expect(drifts()).toEqual(['POST /analytics/perform/action node_counts.*']);
});

test('the viewer draws a brain that lacks documented keys, and says what it isn’t told', async () => {
  const { drifts } = renderDeviating(
    <BrainViewer />,
    contract.performAction,
    json(({ node_labels, relationship_directions }) => ({ node_labels, relationship_directions })),
  );
  await screen.findAllByRole('button', { name: /, count unknown, linked to/ });
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Overview' }));
  const panel = within(screen.getByRole('group', { name: 'Side panel' }));
  expect(panel.getByText('Not available: Properties and Items')).toBeVisible();
  const nodes = panel.getByText('Items', { selector: 'dt' }).nextElementSibling;
  expect(nodes).toHaveTextContent('–count unknown');
  expect(panel.getByText('Types', { selector: 'dt' }).nextElementSibling).toHaveTextContent('60');
  expect(drifts()).toContain('POST /analytics/perform/action statistics');
});

test('what can’t be left out is an error that the user sees, and no drift', async () => {
  const { drifts, events } = renderDeviating(
    <FindingsReview />,
    contract.listFindings,
    json(without('counters')),
  );
  await screen.findByRole('button', { name: 'Try again' });
  await waitFor(() => expect(events.map(({ name }) => name)).toContain('loadError'));
  expect(drifts()).toEqual([]);
});
