import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openPairing } from '../core/pairing/testing/openPairing.ts';

type Step = 'begin' | 'cancel' | 'wait' | 'wait long' | 'hide' | 'show' | 'lose an answer' | 'end';

const steps: readonly Step[] = [
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
    fc.asyncProperty(fc.array(fc.constantFrom(...steps), { maxLength: 20 }), async (list) => {
      const opened = openPairing();
      const { platform, asked, pairing } = opened;
      const leave = opened.mount();
      let isHidden = false;
      for (const step of list) {
        const wasIdle = isHidden || !['ready', 'refreshing'].includes(pairing().phase);
        const looks = count(asked, 'status');
        if (step === 'begin') opened.begin();
        if (step === 'cancel') opened.cancel();
        if (step === 'lose an answer') {
          platform.faults.add({ route: 'getPairingStatus', status: 503, times: 1 });
        }
        if (step === 'end') {
          platform.faults.add({ route: 'getPairingStatus', status: 404, times: 1 });
        }
        if (step === 'hide' || step === 'show') {
          isHidden = step === 'hide';
          await opened.show(!isHidden);
        }
        await opened.settle();
        if (step === 'wait') await opened.pass(3);
        if (step === 'wait long') await opened.pass(25);
        const isWait = step === 'wait' || step === 'wait long';
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
