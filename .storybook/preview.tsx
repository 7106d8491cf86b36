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
function isDisplayVariation({ storyGlobals }: StoryContext): boolean {
  const own: unknown = storyGlobals;
  const isOwn = own instanceof Object && Object.keys(own).length > 0;
  return isTestRun && import.meta.env['TEST_LONG'] !== 'true' && isOwn;
}

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes,
  initialGlobals,
  decorators,
  beforeEach: (context) => {
    const given: unknown = context.parameters['a11y'];
    if (isDisplayVariation(context)) {
      context.parameters['a11y'] = Object.assign({}, given, { test: 'off' });
    }
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
