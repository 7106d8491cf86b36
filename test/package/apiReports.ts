import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { describeEntries } from '../../scripts/api-reference/describeEntries.ts';
import { entries, type Entry } from '../../scripts/api-reference/entries.ts';
import { expandTypes } from '../../scripts/api-reference/expandTypes.ts';
import { readModel } from '../../scripts/api-reference/readModel.ts';

// With --write the committed reports and the reference are brought up to date; without, a
// difference is an error.
const write = process.argv.includes('--write');

mkdirSync('api', { recursive: true });
const stale = entries.filter((entry) => !isUpToDate(entry)).map(({ report }) => reportPath(report));
const reference = await describeEntries(
  entries.map((entry) => ({
    ...entry,
    declarations: readModel(readFileSync(modelPath(entry), 'utf8')),
    expanded: expandTypes(resolve('dist', entry.types)),
  })),
);
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
        reportFolder: resolve('api'),
        reportTempFolder: resolve('.cache/api'),
        reportFileName: basename(reportPath(entry.report)),
        // What an entry names but another one exports stands in that one's report.
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
    localBuild: write,
    messageCallback: (message) => {
      if (message.messageId.startsWith('console-')) message.handled = true;
    },
  });
  if (result.errorCount > 0) throw new Error(`The types of ${entry.types} have errors; see above.`);
  return !result.apiReportChanged;
}
