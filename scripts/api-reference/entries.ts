/** A module that a partner imports from, with its page of the reference. */
export interface Entry {
  module: string;
  /** The declarations that it leads to, in `dist`. */
  types: string;
  /** Its report is `api/<report>.api.md`. */
  report: string;
  /** Its page is `docs/api/<page>.md`. */
  page: string;
  about: string;
}

/** In the order in which a name that several export is looked up. */
export const entries: readonly Entry[] = [
  {
    module: 'brainstem',
    types: 'index.d.ts',
    report: 'brainstem',
    page: 'brainstem',
    about:
      'The client, the token source, one function for each route of the platform, and the errors. It needs no React.',
  },
  {
    module: 'brainstem/core',
    types: 'core.d.ts',
    report: 'brainstem-core',
    page: 'core',
    about: 'The behaviour of the widgets as controllers, without React.',
  },
  {
    module: 'brainstem/react',
    types: 'react.d.ts',
    report: 'brainstem-react',
    page: 'react',
    about: 'The provider, the widgets as React components, hooks, and languages.',
  },
  {
    module: 'brainstem/elements',
    types: 'elements/index.d.ts',
    report: 'brainstem-elements',
    page: 'elements',
    about: 'The widgets as custom elements, for pages without React.',
  },
  {
    module: 'brainstem/server',
    types: 'server/index.d.ts',
    report: 'brainstem-server',
    page: 'server',
    about: "Handlers for a partner's backend, which holds the API key.",
  },
  {
    module: 'brainstem/mock-platform',
    types: 'mock-platform/index.d.ts',
    report: 'brainstem-mock-platform',
    page: 'mock-platform',
    about: 'The platform in memory, for tests and development.',
  },
  {
    module: 'brainstem/devtools',
    types: 'devtools/index.d.ts',
    report: 'brainstem-devtools',
    page: 'devtools',
    about: 'A panel for developers that shows what the client and the widgets do.',
  },
  {
    module: 'brainstem/testing',
    types: 'testing/index.d.ts',
    report: 'brainstem-testing',
    page: 'testing',
    about: 'Renders a widget over the platform in memory, for tests with Testing Library.',
  },
  {
    module: 'brainstem/testing/msw',
    types: 'testing/msw.d.ts',
    report: 'brainstem-testing-msw',
    page: 'testing-msw',
    about: 'The platform in memory as handlers of Mock Service Worker.',
  },
  {
    module: 'brainstem/testing/playwright',
    types: 'testing/playwright.d.ts',
    report: 'brainstem-testing-playwright',
    page: 'testing-playwright',
    about: 'The platform in memory as fixtures of Playwright.',
  },
];
