/** A widget's name, as each place writes it. */
export interface WidgetNames {
  /** `service-actors` */
  kebab: string;
  /** `serviceActors` */
  camel: string;
  /** `ServiceActors` */
  pascal: string;
  /** `Service actors` */
  title: string;
}

/**
 * Returns the files of a new widget by path: a region with one button, so that each place has
 * something to hold until it is replaced.
 */
export function widgetFiles({ kebab, camel, pascal, title }: WidgetNames): Record<string, string> {
  const folder = `src/widgets/${kebab}`;
  const lower = title.toLowerCase();
  return {
    [`${folder}/declaration.ts`]: `
import { declareWidget } from '../../controller/index.ts';
import type { WidgetProps } from '../../provider/index.ts';

/** Props of {@link ${pascal}}. */
export interface ${pascal}Props extends WidgetProps {
  /** The label of the region. @default ${title} */
  label?: string;
  /** Called each time that the user has finished, with how often. */
  onFinish?: (count: number) => void;
}

/** The declaration of {@link ${pascal}}. */
export const ${camel} = declareWidget<${pascal}Props>()('${camel}', {
  events: { onFinish: ['count'] },
  properties: { label: 'string' },
});
`,
    [`${folder}/core/create${pascal}.ts`]: `
import { defineController, type Controller } from '../../../controller/index.ts';

/** The state of the ${lower}. */
export interface ${pascal}State {
  /** The number of times that the user has finished. */
  count: number;
}

/** The actions on the ${lower}. */
export interface ${pascal}Actions {
  finish: () => void;
}

/** The events of the ${lower}. */
export interface ${pascal}Events {
  finish: [count: number];
}

/** The ${lower}, without React. */
export type ${pascal}Controller = Controller<${pascal}State, ${pascal}Actions, ${pascal}Events>;

/** Creates the ${lower}. */
export function create${pascal}(): ${pascal}Controller {
  return defineController<${pascal}State, ${pascal}Actions, ${pascal}Events>({
    initialState: { count: 0 },
    actions: ({ setState, getState, emit }) => ({
      finish: () => {
        setState(({ count }) => ({ count: count + 1 }));
        emit('finish', getState().count);
      },
    }),
  });
}
`,
    [`${folder}/core/index.ts`]: `
export { create${pascal} } from './create${pascal}.ts';
export type {
  ${pascal}Actions,
  ${pascal}Controller,
  ${pascal}Events,
  ${pascal}State,
} from './create${pascal}.ts';
`,
    [`${folder}/${pascal}Context.ts`]: `
import { createWidget } from '../../provider/index.ts';
import { create${pascal} } from './core/index.ts';
import { ${camel} } from './declaration.ts';

/** The controller, for the parts of \`${pascal}\`. */
export const {
  Provider: ${pascal}Provider,
  useActions: use${pascal}Actions,
  useSelect: use${pascal}State,
} = createWidget(${camel}, () => create${pascal});
`,
    [`${folder}/${pascal}.tsx`]: `
import { useWords, WidgetBoundary, withSession } from '../../provider/index.ts';
import { Button, Surface } from '../../ui/index.ts';
import { ${camel}Words } from '../../words/index.ts';
import { ${camel}, type ${pascal}Props } from './declaration.ts';
import {
  ${pascal}Provider,
  use${pascal}Actions,
  use${pascal}State,
} from './${pascal}Context.ts';

/**
 * Shows the ${lower}.
 *
 * Parts, for styling: \`[data-part]\` of \`${kebab}\` and \`content\`.
 *
 * Routes: none yet.
 */
export const ${pascal} = withSession(${pascal}View, ${camel});

function ${pascal}View(props: ${pascal}Props) {
  const { title } = useWords('${camel}', ${camel}Words);
  return (
    <${pascal}Provider props={props}>
      <Surface role="region" aria-label={props.label ?? title} data-part="${kebab}">
        <WidgetBoundary>
          <${pascal}Content />
        </WidgetBoundary>
      </Surface>
    </${pascal}Provider>
  );
}

function ${pascal}Content() {
  const words = useWords('${camel}', ${camel}Words);
  const { finish } = use${pascal}Actions();
  const count = use${pascal}State((state) => state.count);
  return (
    <div data-part="content">
      <Button onClick={finish}>{words.finish}</Button>
      <p role="status">{count > 0 && words.finished(count)}</p>
    </div>
  );
}
`,
    [`${folder}/index.ts`]: `
export { ${pascal} } from './${pascal}.tsx';
export type { ${pascal}Props } from './declaration.ts';
`,
    [`${folder}/${pascal}.test.tsx`]: `
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createPlatformClient } from '../../../test/platformClient.ts';
import { createMockPlatform } from '../../mock-platform/index.ts';
import { BrainstemProvider } from '../../provider/index.ts';
import { ${pascal} } from './index.ts';

test('counts each time that the user finishes, and tells the host', async () => {
  const onFinish = vi.fn();
  render(
    <BrainstemProvider client={createPlatformClient(createMockPlatform({ pace: 0 }))}>
      <${pascal} onFinish={onFinish} />
    </BrainstemProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Finish' }));
  await screen.findByText('Finished 1 time');
  expect(onFinish.mock.calls).toEqual([[1]]);
});
`,
    [`src/react/${kebab}.ts`]: `export * from '../widgets/${kebab}/index.ts';\n`,
    [`src/words/english/${camel}.json`]: JSON.stringify({
      '@@context': `Words of the ${lower}.`,
      title,
      finish: 'Finish',
      finished: '{count, plural, one {Finished # time} other {Finished # times}}',
    }),
    [`stories/${kebab}/${pascal}.stories.tsx`]: `
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${pascal} } from 'brainstem/react';
import { userEvent } from 'storybook/test';

const meta = {
  title: '${title}/States',
  tags: ['autodocs'],
  component: ${pascal},
} satisfies Meta<typeof ${pascal}>;

export default meta;
type Story = StoryObj<typeof meta>;

/** At first. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Finish' });
  },
};

/** Finished once. */
export const Finished: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Finish' }));
    await canvas.findByText('Finished 1 time');
  },
};

/** In the dark. */
export const Dark: Story = { ...Finished, globals: { theme: 'dark' } };
`,
    [`test/cells/rows/${camel}.ts`]: `
import { noCells, type WidgetCells } from '../WidgetCells.ts';

/** Cells of the ${lower}. */
export const ${camel}: WidgetCells = {
  ...noCells,
  events: {
    onFinish: { cause: ({ press }) => press('Finish'), detail: { count: 1 } },
  },
};
`,
    [`test/cells/${camel}.test.tsx`]: `
import { testCells } from './testCells.ts';

testCells('${camel}');
`,
    [`docs/widgets/${kebab}.md`]: `# ${pascal}

${title}, to be described in one sentence.

<LiveWidget name="${camel}" />

## Usage

\`\`\`tsx
import { ${pascal} } from 'brainstem/react';

<${pascal} />;
\`\`\`

As an element: \`<brainstem-${kebab}>\`.

## Reference

### Events

### Parts

Style or find regions by their \`data-part\`:

### Content security policy

\`connect-src\` for the platform.

### Routes

None yet.
`,
    [`docs/pictures/widgets/${kebab}.svg`]: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 132">
  <rect width="240" height="132" fill="#f3f5f7" />
  <rect x="20" y="20" width="200" height="92" rx="8" fill="#ffffff" stroke="#d5dae1" />
  <rect x="36" y="58" width="64" height="16" rx="8" fill="#0f766e" />
</svg>
`,
    [`.changeset/${kebab}.md`]: `---
'brainstem': minor
---

\`${pascal}\` shows ${lower}.
`,
  };
}
