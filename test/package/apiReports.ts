import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { describeEntries } from '../../scripts/api-reference/describeEntries.ts';
import { entries, type Entry } from '../../scripts/api-reference/entries.ts';
import { isExported, readModel } from '../../scripts/api-reference/readModel.ts';

// Types that public types name and no entry exports yet. Only take names out.
const unnamedYet = new Set([
  ...['sqlEngines', 'restAuthTypes', 'findingsTabs', 'findingsColumns'],
  ...[
    'WidgetProps',
    'declarations',
    'Declarations',
    'DeclaredProps',
    'PropsOf',
    'EventProps',
    'PropertyKind',
  ],
  ...['WidgetEntry', 'ThreadFile', 'ThreadOptions', 'ThreadState', 'ChatActions', 'SecretState'],
  ...['FormValues', 'TokenlessProviderProps', 'QuestionKind', 'TaskView'],
  ...['PhoneScan'],
  ...['api', 'events', 'commonEvents', 'chosenFilters', 'AnswerDraft', 'widgetNames', 'WidgetTag'],
  ...['EventProp', 'EventValues', 'EventName', 'WidgetDeclaration', 'Detail', 'NamedEvents'],
  ...['OfElement', 'ValueProp', 'KeyOfAny', 'ValueOfAny', 'AnyEvents'],
  ...['LoadedWidget', 'KebabCase'],
]);

// With --write the committed reports and the reference are brought up to date; without, a
// difference is an error.
const write = process.argv.includes('--write');

mkdirSync('api', { recursive: true });
mkdirSync('.cache/api/reports', { recursive: true });
/** Types that public types name and their own entry doesn't export, as API Extractor reports. */
const named = new Set<string>();
const stale = entries.filter((entry) => !isUpToDate(entry)).map(({ report }) => reportPath(report));
const readEntries = entries.map((entry) => ({
  ...entry,
  declarations: readModel(readFileSync(modelPath(entry), 'utf8')),
}));
const exported = new Set(
  readEntries.flatMap(({ declarations }) =>
    declarations.filter(isExported).map(({ name }) => name),
  ),
);
/** Of two types with one name, API Extractor numbers the second. */
const isExportedSomewhere = (name: string): boolean =>
  exported.has(name) || exported.has(name.replace(/_\d+$/, ''));
const unnamed = [...named].filter((name) => !isExportedSomewhere(name) && !unnamedYet.has(name));
if (unnamed.length > 0) {
  console.error(
    `No report shows these, because no entry exports them: ${unnamed.join(', ')}. Export them from the entry whose types name them.`,
  );
  process.exitCode = 1;
}
const reference = await describeEntries(readEntries);
for (const [path, text] of reference) {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) continue;
  stale.push(path);
  if (!write) continue;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
for (const path of stale) console.log(write ? `Wrote ${path}` : `${path} differs from the build.`);
if (stale.length > 0 && !write) {
  console.error('The public API has changed: run `npm run api` and commit what it writes.');
  process.exitCode = 1;
}

function reportPath(report: string): string {
  return `api/${report}.api.md`;
}

function modelPath({ report }: Entry): string {
  return `.cache/api/${report}.api.json`;
}

function isUpToDate(entry: Entry): boolean {
  const path = reportPath(entry.report);
  const config = ExtractorConfig.prepare({
    packageJsonFullPath: resolve('package.json'),
    configObjectFullPath: undefined,
    configObject: {
      projectFolder: resolve('.'),
      mainEntryPointFilePath: resolve('dist', entry.types),
      compiler: {
        overrideTsconfig: {
          compilerOptions: {
            target: 'ES2022',
            lib: ['ES2023', 'DOM', 'DOM.Iterable', 'DOM.AsyncIterable'],
            module: 'ESNext',
            moduleResolution: 'bundler',
            jsx: 'react-jsx',
            strict: true,
            skipLibCheck: true,
            types: [],
          },
          files: [resolve('dist', entry.types)],
        },
      },
      apiReport: {
        enabled: true,
        reportFolder: resolve('.cache/api/reports'),
        reportTempFolder: resolve('.cache/api'),
        reportFileName: basename(path),
        // A type that an entry names but another one exports is in that one's report.
        includeForgottenExports: false,
      },
      docModel: {
        enabled: true,
        apiJsonFilePath: resolve(modelPath(entry)),
        includeForgottenExports: true,
      },
      newlineKind: 'lf',
      messages: {
        compilerMessageReporting: { default: { logLevel: ExtractorLogLevel.Error } },
        extractorMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
        tsdocMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
      },
    },
  });
  const result = Extractor.invoke(config, {
    localBuild: true,
    messageCallback: (message) => {
      if (message.messageId.startsWith('console-')) message.handled = true;
      const name = /The symbol "([^"]+)"/.exec(message.text)?.[1];
      if (message.messageId === 'ae-forgotten-export' && name !== undefined) named.add(name);
    },
  });
  if (result.errorCount > 0) throw new Error(`The types of ${entry.types} have errors; see above.`);
  // That a name says what it means without a comment is no part of the API.
  const report = readFileSync(resolve('.cache/api/reports', basename(path)), 'utf8').replaceAll(
    /^ *\/\/ \(undocumented\)\n/gm,
    '',
  );
  if (existsSync(path) && readFileSync(path, 'utf8') === report) return true;
  if (write) writeFileSync(path, report);
  return false;
}
