import { isLong } from './propertyRuns.ts';

// A test that knows what day it is today fails tomorrow, so `npm run test:long` moves the date into
// another month.
const days = 45;
const ahead = days * 24 * 60 * 60 * 1000;

/** Files that share a page share its date, which moves once. */
const moved = Symbol.for('brainstem:later-day');

if (isLong && !(moved in Date)) {
  globalThis.Date = new Proxy(Date, {
    construct: (target, given: unknown[], newTarget): object => {
      const values = given.length === 0 ? [target.now() + ahead] : given;
      const date: unknown = Reflect.construct(target, values, newTarget);
      return date instanceof target ? date : new target(Number.NaN);
    },
    get: (target, key): unknown =>
      key === 'now' ? () => target.now() + ahead : Reflect.get(target, key),
    has: (target, key) => key === moved || Reflect.has(target, key),
  });
}
