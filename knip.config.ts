import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  entry: [
    'src/{index,core,react}.ts',
    'src/{react,locales}/*.ts',
    'src/{server,mock-platform,elements,loader,cli,devtools,testing}/index.ts',
    'src/testing/{msw,playwright}.ts',
    'src/widgets/brain-viewer/core/layout/worker/layoutWorker.ts',
    'test/bench/pages/*.tsx',
    'test/package/{audit,sizes,apiReports}.ts',
    'test/package/fixtures/host/{browser,server,besideElements,elementTypes,everyWidget,undefinedValues}.tsx',
    'test/package/fixtures/host/entries.ts',
    'test/e2e/**/*.e2e.ts',
    'test/{examples,site}/*.{examples,site}.ts',
    'test/browsers/*.browsers.ts',
    // Loaded by its path, as a reporter.
    'test/run/progressReporter.ts',
    // Read as types, by its path.
    'scripts/widget-reference/widgetTypes.ts',
    'docs/.vitepress/{config,theme/index}.ts',
    'playground/start.ts',
    'playground/**/main.{ts,tsx}',
  ],
  project: ['{src,stories,playground,test,scripts,.storybook,docs/.vitepress}/**/*.{ts,tsx}'],
  // The peers of the benchmarks have packages of their own, which few install.
  ignore: ['test/bench/peers/**'],
  // A folder's index states what the folder offers; its types go with the functions that use them.
  // Those of words are named by src/words/modules.d.ts.
  ignoreIssues: { 'src/**/index.ts': ['types'], 'src/words/*.ts': ['types'] },
  ignoreExportsUsedInFile: { interface: true, type: true },
  // Of the system, for those who take the README's pictures.
  ignoreBinaries: ['dpkg-query', 'img2webp', 'xdotool'],
  ignoreDependencies: [
    '@arethetypeswrong/cli',
    'publint',
    // Style sheets that test/hostPages reads as text.
    '@picocss/pico',
    'bootstrap',
    'bootstrap-3',
    'bootstrap-4',
    'modern-normalize',
    'normalize.css',
    'pico-1',
    'tailwindcss-3',
  ],
};

export default config;
