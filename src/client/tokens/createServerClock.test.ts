import { expect, test } from 'vitest';
import { createServerClock } from './createServerClock.ts';
import { mintToken } from './testing/openTokenSource.ts';

const hour = 3_600_000;
const noon = Date.parse('2030-01-01T12:00:00Z');

function openClock() {
  let ours = noon;
  return {
    clock: createServerClock(() => ours),
    pass: (milliseconds: number) => {
      ours += milliseconds;
    },
  };
}

test('createServerClock follows our own clock until it has a reading', () => {
  const { clock, pass } = openClock();
  pass(5_000);
  expect(clock.now()).toBe(noon + 5_000);
});

test.each([
  ['a date', new Date(noon + hour)],
  ['milliseconds', noon + hour],
  ['an ISO date', '2030-01-01T13:00:00Z'],
  ['an HTTP date', 'Tue, 01 Jan 2030 13:00:00 GMT'],
])('createServerClock is set by %s and runs on from there', (_, at) => {
  const { clock, pass } = openClock();
  clock.observe(at);
  pass(2_000);
  expect(clock.now()).toBe(noon + hour + 2_000);
});

test('createServerClock uses the latest reading, even an earlier time', () => {
  const { clock } = openClock();
  clock.observe(noon + hour);
  clock.observe(noon - hour);
  expect(clock.now()).toBe(noon - hour);
});

test.each(['', 'soon', NaN, Infinity, new Date(NaN)])(
  'createServerClock ignores the unreadable %s',
  (at) => {
    const { clock } = openClock();
    clock.observe(noon + hour);
    clock.observe(at);
    expect(clock.now()).toBe(noon + hour);
  },
);

test("createServerClock is never behind a token's iat", () => {
  const { clock } = openClock();
  expect(clock.observeToken(mintToken({ issuedAt: noon + hour }))).toBe(noon + hour + 900_000);
  expect(clock.now()).toBe(noon + hour);
  clock.observeToken(mintToken({ issuedAt: noon - hour }));
  expect(clock.now()).toBe(noon + hour);
});

test('createServerClock ignores an iat after exp, and an opaque token', () => {
  const { clock } = openClock();
  clock.observeToken(mintToken({ issuedAt: noon + hour, life: -1_000 }));
  expect(clock.observeToken('opaque')).toBe(Infinity);
  expect(clock.now()).toBe(noon);
});
