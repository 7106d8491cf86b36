import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openPairing } from '../core/pairing/testing/openPairing.ts';

type Act = 'begin' | 'cancel' | 'wait' | 'wait long' | 'hide' | 'show' | 'lose an answer' | 'end';

const acts: readonly Act[] = [
  'begin',
  'begin',
  'cancel',
  'wait',
  'wait',
  'wait long',
  'hide',
  'show',
  'lose an answer',
  'end',
];

test('whatever is done: nothing is asked while it is hidden or over, and every session is let go', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...acts), { maxLength: 20 }), async (list) => {
      const opened = openPairing();
      const { platform, asked, pairing } = opened;
      const leave = opened.mount();
      let isHidden = false;
      for (const act of list) {
        const wasIdle = isHidden || !['ready', 'refreshing'].includes(pairing().phase);
        const looks = count(asked, 'status');
        if (act === 'begin') opened.begin();
        if (act === 'cancel') opened.cancel();
        if (act === 'lose an answer') {
          platform.faults.add({ route: 'getPairingStatus', status: 503, times: 1 });
        }
        if (act === 'end') {
          platform.faults.add({ route: 'getPairingStatus', status: 404, times: 1 });
        }
        if (act === 'hide' || act === 'show') {
          isHidden = act === 'hide';
          await opened.show(!isHidden);
        }
        await opened.settle();
        if (act === 'wait') await opened.pass(3);
        if (act === 'wait long') await opened.pass(25);
        const isWait = act === 'wait' || act === 'wait long';
        if (isWait && wasIdle) expect(count(asked, 'status')).toBe(looks);
        if (isWait && !wasIdle) expect(count(asked, 'status')).toBeGreaterThan(looks);
        if (isHidden || !['ready', 'refreshing'].includes(pairing().phase)) {
          expect(opened.timers()).toBe(0);
        }
      }
      leave();
      await opened.settle();
      expect(count(asked, 'abandon')).toBe(count(asked, 'begin'));
      expect(opened.timers()).toBe(0);
    }),
    { numRuns: 25 },
  );
});

function count(asked: readonly string[], name: string): number {
  return asked.filter((one) => one === name).length;
}
