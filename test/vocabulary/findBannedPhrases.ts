import { readFileSync } from 'node:fs';
import { sourceFiles } from '../sourceFiles.ts';
import { bannedPhrases } from './bannedPhrases.ts';

/** A banned phrase where it was found. */
export interface Finding {
  file: string;
  line: number;
  phrase: string;
  instead: string;
}

/** Every banned phrase of one text. */
export function findBannedPhrases(file: string, text: string): Finding[] {
  return bannedPhrases.flatMap(({ pattern, instead, files }) => {
    if (files !== undefined && !files.test(file)) return [];
    return [...text.matchAll(pattern)].map(({ 0: phrase, index }) => ({
      file,
      line: text.slice(0, index).split('\n').length,
      phrase: phrase.replaceAll(/\s+(?:(?:\*|\/\/|>)\s+)?/g, ' '),
      instead,
    }));
  });
}

/** Every banned phrase of the code, the stories, the documentation and the examples. */
export function findAllBannedPhrases(): Finding[] {
  const folders = ['src', 'stories', 'docs', 'playground', 'examples'];
  return [
    ...sourceFiles(folders, /\.(tsx?|mdx?|html|css)$|^src\/words\/.*\.json$/),
    'README.md',
    'CONTRIBUTING.md',
  ]
    .filter((file) => !file.startsWith('docs/api/'))
    .flatMap((file) => findBannedPhrases(file, readFileSync(file, 'utf8')));
}
