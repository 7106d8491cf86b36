import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import {
  createMockPlatform,
  type MockPlatform,
  type MockPlatformOptions,
} from '../src/mock-platform/index.ts';
import { BrainstemProvider, type BrainstemProviderProps } from '../src/provider/index.ts';
import {
  createPlatformClient,
  type BrainstemClient,
  type PlatformClientOptions,
} from './platformClient.ts';

/** Options of {@link renderWidget}, with the provider's. */
export interface RenderWidgetOptions extends Partial<
  Omit<BrainstemProviderProps, 'children' | 'client'>
> {
  /** @default a platform that answers immediately */
  platform?: MockPlatform | MockPlatformOptions;
  /** @default a client that doesn't retry */
  client?: PlatformClientOptions | ((platform: MockPlatform) => PlatformClientOptions);
  /** Changes the platform before the widget mounts. */
  prepare?: (platform: MockPlatform) => void;
  /** The width of the surrounding box, in CSS pixels. @default the page's */
  width?: number;
  /** The height of the box, in CSS pixels. @default the widget's */
  height?: number;
}

/** A widget over a mock platform. */
export interface RenderedWidget {
  platform: MockPlatform;
  client: BrainstemClient;
  view: RenderResult;
  /** Renders another widget, or the same with other props, in the same place. */
  rerender: (widget: ReactNode) => void;
}

/** Renders a widget over a mock platform, in a box. */
export function renderWidget(
  widget: ReactNode,
  {
    platform: given = {},
    client: options,
    prepare,
    width,
    height,
    ...provider
  }: RenderWidgetOptions = {},
): RenderedWidget {
  const platform = 'fetch' in given ? given : createMockPlatform({ pace: 0, ...given });
  prepare?.(platform);
  const client = createPlatformClient(platform, {
    retry: { attempts: 0 },
    ...(typeof options === 'function' ? options(platform) : options),
  });
  const page = (shown: ReactNode) => (
    <div style={{ inlineSize: width, blockSize: height }}>
      <BrainstemProvider {...provider} client={client}>
        {shown}
      </BrainstemProvider>
    </div>
  );
  const view = render(page(widget));
  return { platform, client, view, rerender: (next) => view.rerender(page(next)) };
}
