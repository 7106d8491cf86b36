import { source, sourcesIn } from './sourceAliases.ts';

/** The languages but English, which the code of the widgets falls back on. */
const { 'locales/en': _english, ...languages } = sourcesIn('locales');

/**
 * Modules without imports that both builds would write in the same words: the build for the script
 * tag does, and the other one leads to its files. By their names in `dist/browser`.
 */
export const builtOnce: Readonly<Record<string, string>> = {
  ...languages,
  styleSheets: source('elements/styleSheets.ts'),
  layoutWorkerText: `${source('widgets/brain-viewer/core/layout/worker/layoutWorker.ts')}?bundled`,
};

/** Returns the path of a module that is built once, from the folder of the build. */
export function pathOfBuiltOnce(id: string): string {
  const [name] = Object.entries(builtOnce).find(([, module]) => module === id) ?? [];
  return name === undefined ? id : `./browser/${name}.js`;
}
