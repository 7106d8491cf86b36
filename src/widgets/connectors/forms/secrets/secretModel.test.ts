import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changeSecret,
  createSecret,
  isMask,
  secretToSend,
  type SecretAction,
} from './secretModel.ts';
import { propertyRuns } from '../../../../../test/propertyRuns.ts';

const masks = ['••••••••', '********', '●●●', '·····', '***'];

const action: fc.Arbitrary<SecretAction> = fc.oneof(
  fc.constantFrom<SecretAction>(
    { type: 'replace' },
    { type: 'keep' },
    { type: 'clear' },
    { type: 'wipe' },
  ),
  fc
    .oneof(fc.string(), fc.constantFrom(...masks), fc.constant(''))
    .map((value): SecretAction => ({ type: 'type', value })),
);

describe('a secret', () => {
  it('sends what was typed last, an explicit removal, or nothing; never a mask', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.array(action), (isStored, actions) => {
        const state = actions.reduce(changeSecret, createSecret(isStored));
        const sent = secretToSend(state);
        if (sent === undefined) return;
        expect(isMask(sent)).toBe(false);
        if (sent === '') {
          expect(isStored).toBe(true);
          expect(actions.findLast(({ type }) => type !== 'type')?.type).toBe('clear');
        } else {
          const typed = actions.findLast((one) => one.type === 'type');
          expect(typed).toEqual({ type: 'type', value: sent });
        }
      }),
      { numRuns: propertyRuns(2000) },
    );
  });

  it('that was stored and not touched is not sent', () => {
    fc.assert(
      fc.property(fc.array(action), (actions) => {
        const state = changeSecret(actions.reduce(changeSecret, createSecret(true)), {
          type: 'keep',
        });
        expect(secretToSend(state)).toBeUndefined();
      }),
    );
  });

  it('holds nothing that was typed once it is wiped, kept or cleared', () => {
    fc.assert(
      fc.property(
        fc.boolean(),
        fc.string({ minLength: 12 }),
        fc.constantFrom<SecretAction>({ type: 'wipe' }, { type: 'clear' }),
        (isStored, value, end) => {
          const opened = changeSecret(createSecret(isStored), { type: 'replace' });
          const typed = changeSecret(opened, { type: 'type', value });
          expect(secretToSend(typed)).toBe(isMask(value) ? undefined : value);
          expect(JSON.stringify(changeSecret(typed, end))).not.toContain(JSON.stringify(value));
        },
      ),
    );
  });

  it('cannot be typed over while it is kept', () => {
    expect(secretToSend(changeSecret(createSecret(true), { type: 'type', value: 'x' }))).toBe(
      undefined,
    );
  });

  it.each([...masks, ' ••••• '])('takes %s for a mask', (text) => {
    expect(isMask(text)).toBe(true);
  });

  it.each(['', '**', 'p***', '***x', '-----'])('takes %s for no mask', (text) => {
    expect(isMask(text)).toBe(false);
  });
});
