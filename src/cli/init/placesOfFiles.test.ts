import { mkdirSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { callCommand } from '../testing/callCommand.ts';
import { filesIn, project, projectsFolder, typed } from '../testing/initProject.ts';

afterAll(() => rmSync(projectsFolder, { recursive: true, force: true }));

it.each([
  'next',
  'astro',
  'nuxt',
  '@react-router/dev',
  '@sveltejs/kit',
  '@tanstack/react-start',
  'vite',
  'express',
  'fastify',
  'hono',
])('writes nothing of %s through a link that leads out of the project', async (framework) => {
  const outside = join(projectsFolder, `outside-of-${framework}`);
  mkdirSync(outside, { recursive: true });
  const folder = project(framework, { 'tsconfig.json': '{}' }, 'react');
  symlinkSync(outside, join(folder, 'src'));
  const { code, warned } = await callCommand(['init'], { folder });
  expect([code, warned]).toEqual([1, expect.stringContaining('leads out of your project')]);
  expect(readdirSync(outside)).toEqual([]);
  expect(filesIn(folder)).toEqual(['package.json', 'tsconfig.json']);
});

it('writes through a link that stays in the project', async () => {
  const folder = project('hono', { 'tsconfig.json': '{}', 'sources/keep.txt': '' });
  symlinkSync('sources', join(folder, 'src'));
  await callCommand(['init'], { folder });
  expect(filesIn(folder)).toContain('sources/brainstemToken.ts');
});

it.each([
  ['no .gitignore', undefined, true],
  ['a .gitignore without it', 'node_modules\n', true],
  ['a .gitignore that names it', '# keys\n/.env.local\n', false],
  ['a .gitignore with a pattern for others', '.env\n.env.*.local\n', true],
  ['a .gitignore with a pattern for it', 'dist\r\n.env*.local\r\n', false],
])(
  'writes variables for their owner alone, and tells with %s what to do',
  async (_, text, tells) => {
    const ignore: Record<string, string> = text === undefined ? {} : { '.gitignore': text };
    // The folder of a repository of its own.
    const folder = project('hono', { ...typed, '.git/HEAD': '', ...ignore });
    const { printed } = await callCommand(['init'], { folder });
    expect(statSync(join(folder, '.env.local')).mode & 0o777).toBe(0o600);
    expect(printed.includes('Add .env.local to .gitignore')).toBe(tells);
  },
);

it('writes the chat into the app folder of React Router, which has no src', async () => {
  const folder = project('vite', { 'app/root.tsx': '', 'tsconfig.json': '{}' }, 'react');
  const { printed } = await callCommand(['init'], { folder });
  expect(printed).toContain('from app/Assistant.tsx');
  expect(filesIn(folder)).toContain('app/Assistant.tsx');
  expect(filesIn(folder).filter((path) => path.startsWith('src'))).toEqual([]);
});
