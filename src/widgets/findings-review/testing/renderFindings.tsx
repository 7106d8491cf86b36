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
import { BrainstemProvider, type BrainstemContextValue } from '../../../provider/index.ts';
import { english, type Locale } from '../../../words/index.ts';
import { FindingsReview } from '../FindingsReview.tsx';
import type { FindingsReviewProps } from '../declaration.ts';

export interface RenderFindingsOptions {
  platform?: MockPlatformOptions;
  client?: PlatformClientOptions;
  /** Prepares the mock platform before the widget mounts. */
  prepare?: (platform: MockPlatform) => void;
  props?: FindingsReviewProps;
  /** The width of the surrounding box, in CSS pixels. @default 1150 */
  width?: number;
  locale?: Locale;
}

/** Renders the widget in a box over a mock platform. */
export function renderFindings({
  platform: options,
  client,
  prepare,
  props,
  width = 1150,
  locale = english,
}: RenderFindingsOptions = {}): {
  platform: MockPlatform;
  client: BrainstemContextValue['client'];
  view: RenderResult;
} {
  const platform = createMockPlatform({ pace: 0, ...options });
  prepare?.(platform);
  const made = createPlatformClient(platform, { retry: { attempts: 0 }, ...client });
  const view = render(
    <div style={{ inlineSize: width, blockSize: 700 }}>
      <BrainstemProvider client={made} locale={locale}>
        <FindingsReview {...props} />
      </BrainstemProvider>
    </div>,
  );
  return { platform, client: made, view };
}
