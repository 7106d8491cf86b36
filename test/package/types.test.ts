import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, inject, test } from 'vitest';

const { react18, react19 } = inject('hosts');

const compiler = resolve('node_modules/@typescript/native/bin/tsc');

function compile(folder: string, moduleResolution: string, module: string) {
  const { stdout, status } = spawnSync(
    process.execPath,
    [
      compiler,
      ...['--project', folder, '--module', module, '--moduleResolution', moduleResolution],
    ],
    { encoding: 'utf8' },
  );
  return { stdout, status };
}

test.each([
  ['bundler', 'ESNext', 'React 19', react19],
  ['node16', 'node16', 'React 19', react19],
  ['nodenext', 'nodenext', 'React 18.3', react18],
])(
  'the installed types compile in a strict host with %s resolution (%s) beside those of %s',
  (moduleResolution, module, _react, folder) => {
    expect(compile(folder, moduleResolution, module)).toEqual({ stdout: '', status: 0 });
  },
);
