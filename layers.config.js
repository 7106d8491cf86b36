/**
 * Who may import whom inside src, in the order in which data rises: from the platform's words to
 * what a partner embeds. test/imports reads this list; nothing else states these rules.
 *
 * `only` narrows an import to files of that folder, `./**` being all of them; without it the way in is
 * the folder's index.ts. Of several layers that a file lies in, the deepest one counts.
 */
export const layers = [
  { folder: 'contract', mayImport: [] },
  { folder: 'environment', mayImport: [] },
  { folder: 'words', mayImport: [] },
  { folder: 'search', mayImport: [] },
  { folder: 'markdown', mayImport: [] },
  { folder: 'controller', mayImport: [{ folder: 'environment' }, { folder: 'search' }] },
  {
    folder: 'ui',
    mayImport: [
      { folder: 'markdown' },
      { folder: 'environment' },
      { folder: 'controller' },
      { folder: 'search' },
    ],
  },
  { folder: 'client', mayImport: [{ folder: 'contract' }, { folder: 'environment' }] },
  { folder: 'api', mayImport: [{ folder: 'client' }, { folder: 'contract' }] },
  {
    folder: 'server',
    mayImport: [{ folder: 'contract' }, { folder: 'client' }, { folder: 'environment' }],
  },
  { folder: 'mock-platform', mayImport: [{ folder: 'contract' }] },
  {
    folder: 'query',
    mayImport: [
      { folder: 'api' },
      { folder: 'client' },
      { folder: 'contract' },
      { folder: 'environment' },
      { folder: 'search' },
    ],
  },
  {
    folder: 'provider',
    mayImport: [
      { folder: 'controller' },
      { folder: 'query' },
      { folder: 'client' },
      { folder: 'contract' },
      { folder: 'environment' },
      { folder: 'ui' },
      { folder: 'words' },
    ],
  },
  {
    folder: 'widgets/*/core',
    mayImport: [
      { folder: 'controller' },
      { folder: 'query' },
      { folder: 'api' },
      { folder: 'environment' },
      { folder: 'markdown' },
      { folder: 'search' },
      { folder: 'client', only: ['./errors/index.ts'] },
      { folder: 'contract' },
    ],
  },
  {
    folder: 'widgets',
    mayImport: [
      { folder: 'widgets/*/core', only: ['./**'] },
      { folder: 'controller' },
      { folder: 'environment' },
      { folder: 'query' },
      { folder: 'provider' },
      { folder: 'search' },
      { folder: 'ui' },
      { folder: 'words' },
      { folder: 'client', only: ['./errors/index.ts'] },
      { folder: 'contract' },
    ],
  },
  // What developers see beside the widgets; nothing of it may reach their bundles.
  {
    folder: 'devtools',
    mayImport: [
      { folder: 'words', only: ['./**'] },
      { folder: 'provider' },
      { folder: 'client', only: ['./index.ts', './errors/index.ts'] },
      { folder: 'environment' },
      { folder: 'ui' },
    ],
  },
  // What "./react/<widget>" and "./locales/<code>" export, and nothing else.
  {
    folder: 'react',
    mayImport: [
      { folder: 'widgets', only: ['./**'] },
      { folder: 'provider' },
      { folder: 'query' },
      { folder: 'environment' },
      { folder: 'ui' },
      { folder: 'words' },
    ],
  },
  { folder: 'locales', mayImport: [{ folder: 'words', only: ['./**'] }] },
  {
    folder: 'elements',
    mayImport: [
      {
        folder: 'widgets',
        only: [
          './declarations.ts',
          './registry.ts',
          './lazyWidgets.ts',
          './widgetNames.ts',
          './widgetMethods.ts',
        ],
      },
      { folder: 'provider' },
      { folder: 'controller' },
      { folder: 'client', only: ['./index.ts', './records/createRecords.ts'] },
      { folder: 'words', only: ['./**'] },
      { folder: 'locales', only: ['./**'] },
    ],
  },
  {
    folder: 'testing',
    mayImport: [{ folder: 'mock-platform' }, { folder: 'provider' }, { folder: 'client' }],
  },
  {
    folder: 'cli',
    mayImport: [
      {
        folder: 'mock-platform',
        only: ['./index.ts', './seed/seedName.ts'],
      },
      { folder: 'server' },
      { folder: 'api' },
      { folder: 'client' },
      { folder: 'contract' },
    ],
  },
  {
    folder: 'loader',
    mayImport: [
      {
        folder: 'elements',
        only: ['./index.ts', './startBrainstem.ts', './createWidgetElement.ts'],
      },
      { folder: 'environment' },
    ],
  },
];

/** Where React and packages that need it may be imported; a layer that is not named may not. */
export const foldersWithReact = ['ui', 'provider', 'widgets', 'elements', 'devtools', 'testing'];
