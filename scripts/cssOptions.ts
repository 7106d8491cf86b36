import type { CSSOptions } from 'vite';
import { cssModuleName } from './cssModuleName.ts';
import { raiseSpecificity } from './raiseSpecificity.ts';

/** The options of every build for our style sheets, those of tests and of Storybook among them. */
export const cssOptions: CSSOptions = {
  modules: { generateScopedName: cssModuleName },
  postcss: { plugins: [raiseSpecificity()] },
};
