import { act, cleanup, render, waitFor } from '@testing-library/react';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { workspaceAdapter } from '../../playground/src/setup/workspaceAdapter.ts';
import { createMockPlatform } from '../../src/mock-platform/index.ts';
import { BrainstemProvider } from '../../src/provider/index.ts';
import { noOntologies } from '../../src/query/index.ts';
import { Markdown } from '../../src/ui/index.ts';
import { words } from '../../src/ui/markdown/testing/words.ts';
import { registry } from '../../src/widgets/registry.ts';
import { elementContents } from '../e2e/elementContents.ts';
import { createPlatformClient } from '../platformClient.ts';

/** A text that each widget shows when its data is there, by its name in the registry. */
const shown: Readonly<Record<string, RegExp>> = {
  onboarding: /Get started/,
  delegatedOnboarding: /has questions for you/,
  productOnboarding: /Trade products/,
};

/** Declares a test for each widget: it renders with its data, throws nothing and logs nothing. */
export function testWidgets(environment: string): void {
  for (const [name, { tag, loadWidget }] of Object.entries(registry)) {
    test(`${name} renders with its data under ${environment}`, async () => {
      const platform = createMockPlatform({ pace: 0 });
      const contents: Record<string, object> = {
        ...(await elementContents({ platform })),
        'brainstem-ontology-picker': { value: noOntologies, onChange: () => undefined },
      };
      const errors: unknown[] = [];
      const props = {
        ...contents[tag],
        adapter: workspaceAdapter,
        onError: (error: unknown) => errors.push(error),
      };
      const widget = createElement((await loadWidget()).Widget, props);
      const client = createPlatformClient(platform, { appUrl: platform.credentials.appUrl });
      const { container } = render(<BrainstemProvider client={client}>{widget}</BrainstemProvider>);
      await waitFor(() => {
        expect(document.querySelector('[data-part]')).not.toBeNull();
        const text = shown[name];
        if (text !== undefined) expect(container.textContent).toMatch(text);
        // Without layout, the first rows are there all the same.
        if (name === 'findingsReview') {
          expect(container.querySelectorAll('[role="row"]').length).toBeGreaterThan(5);
        }
      });
      await act(async () => {
        await Promise.resolve();
      });
      expect(errors).toEqual([]);
      expect(document.body.textContent).not.toMatch(/can’t be shown|Couldn’t show/);
      cleanup();
    });
  }

  test(`Markdown with a table and code renders under ${environment}`, () => {
    const text = '| port |\n| --- |\n| Rotterdam |\n\n```\nconst knots = 12;\n```';
    const { container } = render(<Markdown text={text} words={words} />);
    expect(container.textContent).toContain('Rotterdam');
    expect(container.textContent).toContain('const knots = 12;');
    cleanup();
  });
}
