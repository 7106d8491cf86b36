import type { Preview, StoryContext } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import 'brainstem/styles.css';
import { timeouts } from '../test/timeouts.ts';
import './docs.css';
import { contrastInOtherTheme } from './contrastInOtherTheme.ts';
import { decorators } from './decorators.tsx';
import { DocsPage } from './DocsPage.tsx';
import { globalTypes, initialGlobals } from './globals.ts';
import { shownKinds } from './shownKinds.ts';

configure({ asyncUtilTimeout: timeouts.wait });

const isTestRun = import.meta.env['VITEST_STORYBOOK'] === 'false';

/** True if states that show axe nothing new are left to the long run. */
const isShort = isTestRun && import.meta.env['TEST_LONG'] !== 'true';

/** The same state in another width, theme or language. */
function isDisplayVariation({ storyGlobals }: StoryContext): boolean {
  const own: unknown = storyGlobals;
  return isShort && own instanceof Object && Object.keys(own).length > 0;
}

/** Kinds of elements and texts that axe has passed; stories show the same ones again and again. */
const passedKinds = new Set<string>();
/** Those that the story before was the first to show, and what was found in it. */
let judged: { kinds: readonly string[]; reports: StoryContext['reporting']['reports'] } | undefined;

function rememberPassed(): void {
  const { reports = [] } = judged ?? {};
  if (
    judged !== undefined &&
    reports.length > 0 &&
    reports.every(({ status }) => status === 'passed')
  ) {
    for (const kind of judged.kinds) passedKinds.add(kind);
  }
  judged = undefined;
}

function changeAxe({ parameters }: StoryContext, changes: object): void {
  const given: unknown = parameters['a11y'];
  parameters['a11y'] = Object.assign({}, given, changes);
}

/** Returns what axe looks at for an element: what is around it, so that it stands among those beside it. */
function surroundings(element: Element): Element {
  const { parentElement } = element;
  return parentElement === null || parentElement === document.body ? element : parentElement;
}

const preview: Preview = {
  globalTypes,
  initialGlobals,
  decorators,
  beforeEach: rememberPassed,
  // Storybook runs this before the add-on's own, which asks axe.
  afterEach: async (context) => {
    if (isDisplayVariation(context)) {
      changeAxe(context, { test: 'off' });
      return;
    }
    const kinds = shownKinds(document.body);
    const fresh = [...kinds.keys()].filter((kind) => !passedKinds.has(kind));
    if (isShort && fresh.length === 0) {
      changeAxe(context, { test: 'off' });
      return;
    }
    const elements = fresh.flatMap((kind) => kinds.get(kind) ?? []);
    await contrastInOtherTheme(context, elements);
    // Elements that the story has replaced meanwhile can't be looked at.
    if (isShort && elements.every(({ isConnected }) => isConnected)) {
      changeAxe(context, { context: { include: elements.map(surroundings) } });
    }
    judged = { kinds: fresh, reports: context.reporting.reports };
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
    docs: { page: DocsPage },
    options: {
      storySort: {
        // Storybook reads this without running it.
        order: [
          'Welcome',
          'Chat',
          ['States'],
          'Findings',
          ['States'],
          'Brain',
          ['States'],
          'Connectors',
          ['Gallery'],
          'Connector forms',
          ['SQL'],
          'Onboarding',
          'Ontologies',
          'Tasks',
          ['Task list'],
          'Evidence',
          'Attention',
          'Brands',
          'Access',
        ],
      },
    },
  },
};

export default preview;
