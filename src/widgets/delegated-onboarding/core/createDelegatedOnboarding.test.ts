import { expect, onTestFinished, test } from 'vitest';
import { createPersistence, draftFormat } from '../../../controller/index.ts';
import { createMemoryStorage } from '../../../environment/index.ts';
import type { DelegationTransport, OpenedDelegation } from '../../../query/index.ts';
import { createDelegatedOnboarding } from './createDelegatedOnboarding.ts';

/** A link with open questions, of which some can be answered elsewhere. */
function open(ids: readonly string[], storage = createMemoryStorage()) {
  const answered = new Set<string>();
  const read = (): OpenedDelegation => ({
    organization_name: undefined,
    assigner_name: undefined,
    batch_status: undefined,
    questions: ids.map((id) => ({
      assignment_id: id,
      question_id: id,
      question: id,
      question_type: 'text',
      options: [],
      due_date: undefined,
      status: answered.has(id) ? 'answered' : 'pending',
    })),
  });
  const transport: DelegationTransport = {
    cached: read,
    refresh: () => Promise.resolve(read()),
    answer(answers) {
      for (const { assignment_id: id } of answers) answered.add(id);
      return Promise.resolve();
    },
  };
  const persistence = createPersistence(storage, 'answers', draftFormat);
  const { actions, on, store, mount } = createDelegatedOnboarding({ transport, persistence });
  onTestFinished(mount());
  const heard: string[] = [];
  on('answersSent', (count) => heard.push(`sent ${count}`));
  on('complete', () => heard.push('complete'));
  const send = async (...written: readonly string[]): Promise<void> => {
    for (const id of written) actions.write(id, { chosen: [], isOther: false, text: 'Twelve' });
    actions.send();
    await expect.poll(() => store.getState().isSending).toBe(false);
  };
  return { heard, actions, store, send, answered };
}

test('completion is told once, with the answer to the last open question', async () => {
  const { heard, actions, send } = open(['a', 'b', 'c']);
  await send('a');
  expect(heard).toEqual(['sent 1']);
  await send('b', 'c');
  expect(heard).toEqual(['sent 1', 'sent 2', 'complete']);
  actions.changeAnswer('a');
  await send('a');
  expect(heard).toEqual(['sent 1', 'sent 2', 'complete', 'sent 1']);
});

test('answers that overwrite someone else’s are sent once, however often that is asked for', async () => {
  const { heard, actions, answered, send, store } = open(['a', 'b']);
  answered.add('a');
  await send('a');
  expect(store.getState().conflicts).toHaveLength(1);
  actions.sendMine();
  actions.sendMine();
  actions.keepTheirs();
  await expect.poll(() => store.getState().isSending).toBe(false);
  expect(heard).toEqual(['sent 1']);
});

test('what is typed in two tabs is kept of both, until each sends its own', async () => {
  const storage = createMemoryStorage();
  const [one, other] = [open(['a'], storage), open(['b'], storage)];
  one.actions.write('a', { chosen: [], isOther: false, text: 'First' });
  other.actions.write('b', { chosen: [], isOther: false, text: 'Second' });
  await expect.poll(() => storage.getItem('answers')).toMatch(/First.*Second/);
  const reloaded = open(['a'], storage);
  await expect.poll(() => reloaded.store.getState().drafts.get('a')?.text).toBe('First');
  await other.send();
  await expect.poll(() => storage.getItem('answers')).not.toContain('Second');
  await reloaded.send();
  await expect.poll(() => storage.getItem('answers')).toBeNull();
});

test('an answer that another tab has sent is not saved again with the next one of this tab', async () => {
  const storage = createMemoryStorage();
  const first = open(['a', 'b'], storage);
  first.actions.write('a', { chosen: [], isOther: false, text: 'First' });
  await expect.poll(() => storage.getItem('answers')).toContain('First');
  const second = open(['a', 'b'], storage);
  await expect.poll(() => second.store.getState().drafts.size).toBe(1);
  await second.send();
  await expect.poll(() => storage.getItem('answers')).toBeNull();
  first.actions.write('b', { chosen: [], isOther: false, text: 'Second' });
  await expect.poll(() => storage.getItem('answers')).toContain('Second');
  expect(storage.getItem('answers')).not.toContain('First');
});
