import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderWidget } from '../../test/renderWidget.tsx';
import { createMockPlatform, type MockPlatform } from '../mock-platform/index.ts';
import { BrainViewer } from './brain-viewer/index.ts';
import { FindingsReview } from './findings-review/index.ts';
import { ProductOnboarding } from './product-onboarding/index.ts';
import { TaskList } from './task-list/index.ts';

const depth = 20_000;
const nestedLists = `${'['.repeat(depth)}${']'.repeat(depth)}`;
const nestedObjects = `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

/** A platform of whose answers something is nested deeply, and how often it was. */
function deepen(platform: MockPlatform, find: RegExp, replacement: string) {
  const changed = { count: 0 };
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const answer = await platform.fetch(new Request(input, init));
    if (answer.headers.get('content-type')?.includes('json') !== true) return answer;
    const text = (await answer.text()).replace(find, () => {
      changed.count += 1;
      return replacement;
    });
    return new Response(text, {
      status: answer.status,
      headers: { 'content-type': 'application/json' },
    });
  };
  return { fetch, changed };
}

interface DeepAnswer {
  find: RegExp;
  replacement: (value: string) => string;
  widget: (platform: MockPlatform) => ReactElement;
  part: string;
  show?: () => Promise<void>;
}

const openFinding = async (): Promise<void> => {
  await expect.poll(() => screen.queryByRole('grid') !== null).toBe(true);
  screen.getByRole('grid').focus();
  await userEvent.keyboard('{Enter}');
};

const answers: Readonly<Record<string, DeepAnswer>> = {
  'a finding’s discoveries': {
    find: /"new_discoveries":\[/,
    replacement: (value) => `"new_discoveries":[${value},`,
    widget: () => <FindingsReview />,
    part: 'findings',
    show: openFinding,
  },
  'a finding’s unknown fields': {
    find: /"finding_id":/g,
    replacement: (value) => `"surprise":${value},"finding_id":`,
    widget: () => <FindingsReview />,
    part: 'findings',
    show: openFinding,
  },
  'the metadata of the brain': {
    find: /"metadata":\{/,
    replacement: (value) => `"metadata":{"surprise":${value},`,
    widget: () => <BrainViewer defaultView={{ panel: 'details' }} />,
    part: 'brain',
  },
  'the questions of a host that cannot read them': {
    find: /^\{/,
    replacement: (value) => `{"surprise":${value},`,
    widget: ({ credentials: { tenantId, userId } }) => (
      <ProductOnboarding tenantId={tenantId} userId={userId} />
    ),
    part: 'product-onboarding',
  },
  'a task’s unknown fields': {
    find: /"title":/,
    replacement: (value) => `"surprise":${value},"title":`,
    widget: () => <TaskList defaultView={{ list: 'all' }} />,
    part: 'task-list',
    show: async () => {
      const find = (): Element | null => document.querySelector('[data-part="task"] button');
      await expect.poll(() => find() !== null).toBe(true);
      const button = find();
      if (button !== null) await userEvent.click(button);
    },
  },
};

const cases = Object.entries(answers).flatMap(([name, answer]) => [
  { name, shape: 'lists', value: nestedLists, answer },
  { name, shape: 'objects', value: nestedObjects, answer },
]);

test.each(cases)(
  '20,000 nested $shape in $name are shown in part, and nothing of the widget fails',
  async ({ answer, value }) => {
    const platform = createMockPlatform({ pace: 0 });
    const { fetch, changed } = deepen(platform, answer.find, answer.replacement(value));
    const { appUrl } = platform.credentials;
    const box = { width: 1000, height: 800 };
    renderWidget(answer.widget(platform), { platform, client: { appUrl, fetch }, ...box });
    await answer.show?.();
    const root = () => document.querySelector(`[data-part="${answer.part}"]`);
    await expect
      .poll(() => changed.count > 0 && root()?.textContent.includes('…') === true)
      .toBe(true);
    expect(document.body.textContent).not.toContain('Couldn’t show this section');
  },
);
