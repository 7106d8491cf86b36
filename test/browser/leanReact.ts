import * as React from 'react';

// React's development build records details for its developer tools, which takes a fifth of all the
// time of these tests, and no test reads them. This comes before React DOM, which asks only as it
// loads.

/** Without it, React DOM measures no component for the performance panel. */
Reflect.deleteProperty(console, 'timeStamp');

/** The stack of where each element was made: it is omitted as after 10,000 in a second. */
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
if (typeof internals === 'object' && internals !== null) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set: () => undefined,
  });
}
