import type { CSSOptions } from 'vite';
import { cssModuleName } from './cssModuleName.ts';
import { raiseSpecificity } from './raiseSpecificity.ts';

/** How every build treats our style sheets, those of tests and of Storybook among them. */
export const cssOptions: CSSOptions = {
  modules: { generateScopedName: cssModuleName },
  postcss: { plugins: [raiseSpecificity()] },
};
