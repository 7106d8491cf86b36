import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import 'brainstem/styles.css';
import { timeouts } from '../test/timeouts.ts';
import './docs.css';
import { contrastInOtherTheme } from './contrastInOtherTheme.ts';
import { decorators } from './decorators.tsx';
import { globalTypes, initialGlobals } from './globals.ts';

configure({ asyncUtilTimeout: timeouts.wait });

const isTestRun = import.meta.env['VITEST_STORYBOOK'] === 'false';

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes,
  initialGlobals,
  decorators,
  afterEach: contrastInOtherTheme,
  parameters: {
    layout: 'fullscreen',
    // Off in axe unless asked for: targets of at least 24 px, as WCAG 2.2 AA wants them.
    a11y: {
      test: 'error',
      config: { rules: [{ id: 'target-size', enabled: true }] },
      // In a test run nobody reads what passed, and describing it takes longer than finding it.
      options: isTestRun ? { resultTypes: ['violations'] } : {},
    },
    controls: { expanded: true },
    options: { storySort: { method: 'alphabetical' } },
  },
};

export default preview;
