import { render } from '@testing-library/react';
import { createElement } from 'react';
import { expect } from 'vitest';
import { workspaceAdapter } from '../../playground/src/setup/workspaceAdapter.ts';
import { createMockPlatform } from '../../src/mock-platform/index.ts';
import { BrainstemProvider, type BrainstemProviderProps } from '../../src/provider/index.ts';
import { registry } from '../../src/widgets/registry.ts';
import type { WidgetName } from '../../src/widgets/widgetNames.ts';
import { elementContents } from '../e2e/elementContents.ts';
import { createPlatformClient } from '../platformClient.ts';

/**
 * Shows a widget with all that the mock platform has for it, alone on the page, and waits until
 * nothing more appears.
 *
 * @returns The box that the host gives it.
 */
export async function showWidget(
  name: WidgetName,
  settings: Partial<BrainstemProviderProps> = {},
): Promise<HTMLElement> {
  const platform = createMockPlatform({ pace: 0 });
  const contents: Record<string, object> = await elementContents({ platform });
  const { tag, loadWidget } = registry[name];
  const props = { ...contents[tag], adapter: workspaceAdapter };
  const widget = createElement((await loadWidget()).Widget, props);
  document.body.style.margin = '0';
  const { container } = render(
    <BrainstemProvider client={createPlatformClient(platform)} theme="light" {...settings}>
      {widget}
    </BrainstemProvider>,
  );
  container.style.cssText = 'inline-size: 100%; block-size: 640px; font-family: Arial';
  await settled();
  expect(container.textContent).not.toMatch(/can’t be shown|cáà?n’t béè/);
  return container;
}

/** Waits until nothing is loading, and nothing more appears. */
export async function settled(): Promise<void> {
  let last = '';
  await expect
    .poll(() => {
      const { innerHTML, textContent } = document.body;
      const isSettled = innerHTML === last && textContent !== '';
      last = innerHTML;
      const isBusy = document.querySelector('[aria-busy="true"], [class*="Skeleton"]') !== null;
      return isSettled && !isBusy;
    })
    .toBe(true);
}
