import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';

// With --write the committed reports are brought up to date; without, a difference is an error.
const write = process.argv.includes('--write');

const reports = {
  brainstem: 'index.d.ts',
  'brainstem-react': 'react.d.ts',
  'brainstem-elements': 'elements/index.d.ts',
  'brainstem-server': 'server/index.d.ts',
  'brainstem-mock-platform': 'mock-platform/index.d.ts',
};

mkdirSync('api', { recursive: true });
const stale = Object.entries(reports).filter(([name, entry]) => !isUpToDate(name, entry));
for (const [name] of stale) {
  console.log(write ? `Wrote api/${name}.api.md` : `api/${name}.api.md differs from the build.`);
}
if (stale.length > 0 && !write) {
  console.error('The public API has changed: run `npm run api` and commit the reports.');
  process.exitCode = 1;
}

function isUpToDate(name: string, entry: string): boolean {
  const config = ExtractorConfig.prepare({
    packageJsonFullPath: resolve('package.json'),
    configObjectFullPath: undefined,
    configObject: {
      projectFolder: resolve('.'),
      mainEntryPointFilePath: resolve('dist', entry),
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
          files: [resolve('dist', entry)],
        },
      },
      apiReport: {
        enabled: true,
        reportFolder: resolve('api'),
        reportTempFolder: resolve('.cache/api'),
        reportFileName: `${name}.api.md`,
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
  if (result.errorCount > 0) throw new Error(`The types of ${entry} have errors; see above.`);
  return !result.apiReportChanged;
}
