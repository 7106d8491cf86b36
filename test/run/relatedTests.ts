import { posix } from 'node:path';
import { readImports } from '../imports/readImports.ts';
import { sourceFiles } from '../sourceFiles.ts';

/** A file with tests, and the project of vitest.config.ts that runs it. */
export interface TestFile {
  file: string;
  project: 'unit' | 'dom' | 'browser' | 'cells' | 'storybook';
}

/** Tells which project runs a file, or nothing where it has no tests. */
function projectOf(file: string): TestFile['project'] | undefined {
  if (file.endsWith('.stories.tsx')) return 'storybook';
  if (/\.dom\.tsx?$/.test(file)) return 'dom';
  if (file.startsWith('test/cells/') && file.endsWith('.test.tsx')) return 'cells';
  if (file.endsWith('.test.tsx')) return 'browser';
  const isUnit = file.endsWith('.test.ts') && !/^test\/(e2e|package)\//.test(file);
  return isUnit ? 'unit' : undefined;
}

/**
 * Reads all imports and returns what finds the tests that reach a file, those that reach it over the
 * fewest imports first.
 */
export function createRelatedTests(): (file: string) => TestFile[] {
  const files = sourceFiles(['src', 'test', 'stories', 'playground'], /\.tsx?$/);
  const importers = new Map<string, string[]>();
  for (const { from, to, isType, isPackage } of readImports(files)) {
    if (isType || isPackage) continue;
    const path = posix.normalize(to).replace(/\?.*$/, '');
    importers.set(path, [...(importers.get(path) ?? []), from]);
  }
  return (file) => {
    const reached = new Set([file]);
    for (const each of reached) for (const from of importers.get(each) ?? []) reached.add(from);
    return [...reached].flatMap((path) => {
      const project = projectOf(path);
      return project === undefined ? [] : [{ file: path, project }];
    });
  };
}
