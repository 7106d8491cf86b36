import { render, type RenderResult } from '@testing-library/react';
import { createPlatformClient } from '../../../../test/platformClient.ts';
import { createMockPlatform, type MockPlatform } from '../../../mock-platform/index.ts';
import { BrainstemProvider, type BrainstemContextValue } from '../../../provider/index.ts';
import { Onboarding } from '../Onboarding.tsx';
import type { OnboardingProps } from '../declaration.ts';

export interface RenderOnboardingOptions {
  platform?: MockPlatform;
  /** The id of the calling service actor. @default the one with every capability */
  serviceActorId?: string;
  props?: OnboardingProps;
  /** The width of the box, in CSS pixels. @default the page's */
  width?: number;
}

/** Renders the widget over a mock platform. */
export function renderOnboarding({
  platform = createMockPlatform({ pace: 0 }),
  serviceActorId,
  props,
  width,
}: RenderOnboardingOptions = {}): {
  platform: MockPlatform;
  client: BrainstemContextValue['client'];
  view: RenderResult;
} {
  const client = createPlatformClient(platform, {
    retry: { attempts: 0 },
    ...(serviceActorId === undefined ? {} : { serviceActorId }),
  });
  const view = render(
    <div style={{ inlineSize: width }}>
      <BrainstemProvider client={client}>
        <Onboarding {...props} />
      </BrainstemProvider>
    </div>,
  );
  return { platform, client, view };
}
