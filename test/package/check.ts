import { existsSync, rmSync } from 'node:fs';
import { runLanes, vitestStep } from '../runLanes.ts';

if (!existsSync('dist/index.d.ts')) {
  throw new Error('Brainstem: there is no build to check. Run `npm run build` first.');
}

// A run that breaks off must not be counted by the report of the one before.
rmSync('.cache/test', { recursive: true, force: true });

const { ok } = await runLanes([
  [
    {
      title: 'Manifest (publint)',
      commands: [['node_modules/publint/src/cli.js', '--strict']],
    },
    {
      title: 'Types as resolved (are-the-types-wrong)',
      commands: [
        [
          'node_modules/@arethetypeswrong/cli/dist/index.js',
          ...['--pack', '.', '--profile', 'esm-only', '--exclude-entrypoints'],
          // A style sheet and a worker's script: neither is imported.
          ...['styles.css', 'layoutWorker.js'],
        ],
      ],
    },
    { title: 'Sizes', commands: [['--import', 'tsx', 'test/package/sizes.ts']] },
    { title: 'Unused code (knip)', commands: [['node_modules/knip/bin/knip.js']] },
    { title: 'API reports', commands: [['--import', 'tsx', 'test/package/apiReports.ts']] },
    {
      title: 'Known weaknesses (npm audit)',
      commands: [['--import', 'tsx', 'test/package/audit.ts']],
    },
  ],
  [vitestStep('The built package, in hosts', 'package')],
]);

process.exitCode = ok ? 0 : 1;
