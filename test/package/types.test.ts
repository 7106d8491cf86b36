import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test.each([
  ['bundler', 'ESNext'],
  ['node16', 'node16'],
])(
  'the types compile in a strict host with %s resolution',
  (moduleResolution, module) => {
    const { stdout, status } = spawnSync(
      process.execPath,
      [
        'node_modules/@typescript/native/bin/tsc',
        ...['--noEmit', '--strict', '--ignoreConfig', '--target', 'ES2022', '--jsx', 'react-jsx'],
        ...['--lib', 'ES2023,DOM,DOM.Iterable,DOM.AsyncIterable', '--types', 'react'],
        ...['--module', module, '--moduleResolution', moduleResolution],
        'test/package/fixtures/consumer.ts',
      ],
      { encoding: 'utf8' },
    );
    expect(stdout).toBe('');
    expect(status).toBe(0);
  },
  60_000,
);
