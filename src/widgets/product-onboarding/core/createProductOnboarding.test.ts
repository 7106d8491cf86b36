import { expect, test } from 'vitest';
import { createPersistence, draftFormat } from '../../../controller/index.ts';
import { createMemoryStorage } from '../../../environment/index.ts';
import { createProductOnboarding } from './createProductOnboarding.ts';

const user = { tenantId: 'tenant', userId: 'user' };

function open() {
  const onboarding = createProductOnboarding({ user, save: () => Promise.resolve() });
  const heard: string[] = [];
  onboarding.on('step', ({ step, subStep }) => heard.push(`${step}.${subStep}`));
  onboarding.on('complete', () => heard.push('complete'));
  return { heard, show: onboarding.actions.show };
}

test('each part that is shown is announced once, however often the status is read', () => {
  const { heard, show } = open();
  show({ step: 1, subStep: 1 }, undefined);
  show({ step: 1, subStep: 1 }, false);
  show({ step: 1, subStep: 2 }, false);
  expect(heard).toEqual(['1.1', '1.2']);
});

test('completion is announced as the status changes to it, and not for what was complete before', () => {
  const { heard, show } = open();
  show({ step: 5, subStep: 3 }, false);
  show({ step: 5, subStep: 3 }, true);
  show({ step: 5, subStep: 3 }, true);
  expect(heard).toEqual(['5.3', 'complete']);

  const again = open();
  again.show({ step: 1, subStep: 1 }, true);
  again.show({ step: 1, subStep: 1 }, undefined);
  again.show({ step: 1, subStep: 1 }, true);
  expect(again.heard).toEqual(['1.1']);
});

test.each([
  ['is saved', undefined, { step: 3, subStep: 1 }],
  ['can’t be saved', new Error('refused'), { step: 1, subStep: 1 }],
])('a part that %s while another was opened', async (_, error, expected) => {
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve, reject) => {
    answer = () => (error === undefined ? resolve() : reject(error));
  });
  const { actions, store } = createProductOnboarding({ user, save: () => answered });
  const saved = actions.save({ step: 1, subStep: 1 }, [], () => ({}));
  actions.open({ step: 3, subStep: 1 });
  answer();
  await saved;
  expect(store.getState()).toMatchObject({ opened: expected, error });
});

test('what is typed for one user is saved apart from what is typed for another', async () => {
  const storage = createMemoryStorage();
  const part = { step: 1, subStep: 1 };
  const openFor = (userId: string) => {
    const persistence = createPersistence(storage, 'key', draftFormat);
    const save = () => Promise.resolve();
    const opened = createProductOnboarding({ user: { ...user, userId }, save, persistence });
    opened.mount();
    const write = (text: string): void =>
      opened.actions.write(part, 'size', { chosen: [], isOther: true, text });
    const written = () => [...opened.store.getState().drafts.values()].map(({ text }) => text);
    return { write, written, settled: persistence.settled };
  };
  const first = openFor('first');
  first.write('of the first');
  await first.settled();
  const second = openFor('second');
  await second.settled();
  expect(second.written()).toEqual([]);
  second.write('of the second');
  await second.settled();
  const again = openFor('first');
  await expect.poll(again.written).toEqual(['of the first']);
});
