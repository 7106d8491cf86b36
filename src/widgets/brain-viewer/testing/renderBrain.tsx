import type { QueryClient } from '@tanstack/query-core';
import { render, type RenderResult } from '@testing-library/react';
import {
  createPlatformClient,
  type PlatformClientOptions,
} from '../../../../test/platformClient.ts';
import {
  createMockPlatform,
  type MockPlatform,
  type MockPlatformOptions,
} from '../../../mock-platform/index.ts';
import { BrainstemProvider } from '../../../provider/index.ts';
import { BrainViewer } from '../BrainViewer.tsx';
import type { BrainViewerProps } from '../declaration.ts';

export interface RenderBrainOptions {
  platform?: MockPlatformOptions;
  client?: PlatformClientOptions;
  /** Changes the fresh platform before the widget mounts. */
  prepare?: (platform: MockPlatform) => void;
  props?: BrainViewerProps;
  /** @default a cache of its own */
  queryClient?: QueryClient;
  /** The width of its box, in pixels. @default 1100 */
  inlineSize?: number;
}

/** Renders the widget over a mock platform, in 1,100 by 760 px unless another width is given. */
export function renderBrain({
  platform: options,
  client,
  prepare,
  props,
  queryClient,
  inlineSize = 1100,
}: RenderBrainOptions = {}): {
  platform: MockPlatform;
  view: RenderResult;
  rerender: (props: BrainViewerProps) => void;
} {
  const platform = createMockPlatform({ pace: 0, ...options });
  prepare?.(platform);
  const made = createPlatformClient(platform, { retry: { attempts: 0 }, ...client });
  const page = (given: BrainViewerProps | undefined) => (
    <div style={{ inlineSize, blockSize: 760 }}>
      <BrainstemProvider client={made} queryClient={queryClient}>
        <BrainViewer {...given} />
      </BrainstemProvider>
    </div>
  );
  const view = render(page(props));
  return { platform, view, rerender: (next) => view.rerender(page(next)) };
}
