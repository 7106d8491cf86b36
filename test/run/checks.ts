import type { Step } from './runSteps.ts';

export const typeCheck: Step = {
  title: 'Type check',
  rerun: 'npm run typecheck',
  commands: [['node_modules/@typescript/native/bin/tsc', '--noEmit']],
};

/** Lint and format, of everything or of some files. */
export function lint(files: readonly string[] = []): Step {
  return {
    title: 'Lint and format',
    rerun: 'npm run lint',
    commands: [
      [
        'node_modules/oxlint/bin/oxlint',
        '--deny-warnings',
        '--no-error-on-unmatched-pattern',
        ...files,
      ],
      ['node_modules/oxfmt/bin/oxfmt', '--check', '--no-error-on-unmatched-pattern', ...files],
    ],
  };
}
