import type { Preview, StoryContext } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import 'brainstem/styles.css';
import { timeouts } from '../test/timeouts.ts';
import './docs.css';
import { contrastInOtherTheme } from './contrastInOtherTheme.ts';
import { decorators } from './decorators.tsx';
import { globalTypes, initialGlobals } from './globals.ts';

configure({ asyncUtilTimeout: timeouts.wait });

const isTestRun = import.meta.env['VITEST_STORYBOOK'] === 'false';

/** What `npm test` leaves to the long run: the same state in another width, theme or language. */
const isDisplayVariation = ({ storyGlobals }: StoryContext): boolean =>
  isTestRun && import.meta.env['TEST_LONG'] !== 'true' && Object.keys(storyGlobals).length > 0;

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes,
  initialGlobals,
  decorators,
  beforeEach: (context) => {
    const { parameters } = context;
    if (isDisplayVariation(context)) parameters['a11y'] = { ...parameters['a11y'], test: 'off' };
  },
  afterEach: async (context) => {
    if (!isDisplayVariation(context)) await contrastInOtherTheme(context);
  },
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
