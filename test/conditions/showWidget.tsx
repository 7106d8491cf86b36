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

type Settings = Partial<BrainstemProviderProps>;

/** A widget alone on the page. */
export interface WidgetOnPage {
  /** The box that the host gives it. */
  box: HTMLElement;
  /** Gives the same widget these settings instead, and waits until nothing more appears. */
  change: (settings: Settings) => Promise<void>;
}

/**
 * Shows a widget with all that the mock platform has for it, alone on the page, and waits until
 * nothing more appears.
 */
export async function showWidget(name: WidgetName, settings: Settings): Promise<WidgetOnPage> {
  const platform = createMockPlatform({ pace: 0 });
  const contents: Record<string, object> = await elementContents({ platform });
  const { tag, loadWidget } = registry[name];
  const props = { ...contents[tag], adapter: workspaceAdapter };
  const widget = createElement((await loadWidget()).Widget, props);
  const client = createPlatformClient(platform);
  const withSettings = (now: Settings) => (
    <BrainstemProvider client={client} theme="light" {...now}>
      {widget}
    </BrainstemProvider>
  );
  document.body.style.margin = '0';
  const { container, rerender } = render(withSettings(settings));
  container.style.cssText = 'inline-size: 100%; block-size: 640px; font-family: Arial';
  await settled();
  expect(container.textContent).not.toMatch(/can’t be shown|Couldn’t show|Cóòúùldn’t shóòw/);
  return {
    box: container,
    async change(now) {
      rerender(withSettings(now));
      await settled();
    },
  };
}

/** Waits until nothing is loading, nothing more appears, and no colour is on its way to another. */
export async function settled(): Promise<void> {
  let last = '';
  await expect
    .poll(() => {
      const { innerHTML, textContent } = document.body;
      const isSettled = innerHTML === last && textContent !== '';
      last = innerHTML;
      const isBusy = document.querySelector('[aria-busy="true"], [class*="Skeleton"]') !== null;
      const isChanging = document.getAnimations().some((one) => one instanceof CSSTransition);
      return isSettled && !isBusy && !isChanging;
    })
    .toBe(true);
}
