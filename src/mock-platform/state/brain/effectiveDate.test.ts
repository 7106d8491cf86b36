import { describe, expect, it } from 'vitest';
import { takeDate } from './effectiveDate.ts';

const now = Date.UTC(2026, 1, 28, 23);
const change = 'Ingrid manages Store 2';

describe('the effective date of a sentence', () => {
  it.each([
    [`${change} from 2026-04-01`, '2026-04-01'],
    [`${change} as of 2026-04-01`, '2026-04-01'],
    [`${change}, effective 1 April 2026`, '2026-04-01'],
    [`${change} effective from April 1st, 2026`, '2026-04-01'],
    [`${change} since april 1 2026`, '2026-04-01'],
    [`${change} starting on 1st April 2026`, '2026-04-01'],
    [`From 2026-04-01, ${change}`, '2026-04-01'],
    [`2026-04-01 ${change}`, '2026-04-01'],
    [`${change} today`, '2026-02-28'],
    [`${change} from   tomorrow`, '2026-03-01'],
    [`${change} on 29 February 2028`, '2028-02-29'],
    [change, undefined],
  ])('%s', (sentence, date) => {
    expect(takeDate(sentence, now)).toEqual({ text: change, date });
  });

  it('in the middle leaves the words around it', () => {
    const sentence = 'Ingrid from 2026-04-01 manages Store 2';
    expect(takeDate(sentence, now)).toEqual({ text: change, date: '2026-04-01' });
  });

  it.each(['2026-02-29', '2026-13-01', '31 April 2026', 'February 30, 2026', '2026-00-10'])(
    '%s is in no calendar',
    (date) => {
      expect(takeDate(`${change} from ${date}`, now)).toEqual({ text: change, date: 'invalid' });
    },
  );

  it('a name that only looks like one is left', () => {
    const sentence = 'May Berg owns C-2026-04-012';
    expect(takeDate(sentence, now)).toEqual({ text: sentence, date: undefined });
  });
});
