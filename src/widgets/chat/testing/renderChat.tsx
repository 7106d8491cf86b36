import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import {
  createPlatformClient,
  type PlatformClientOptions,
} from '../../../../test/platformClient.ts';
import type { Environment } from '../../../environment/index.ts';
import {
  createMockPlatform,
  type MockPlatform,
  type MockPlatformOptions,
} from '../../../mock-platform/index.ts';
import {
  BrainstemProvider,
  type BrainstemContextValue,
  type BrainstemProviderProps,
} from '../../../provider/index.ts';
import { english, type Locale } from '../../../words/index.ts';
import { Chat } from '../Chat.tsx';
import type { ChatProps } from '../declaration.ts';

export interface RenderChatOptions {
  platform?: MockPlatformOptions;
  client?: PlatformClientOptions;
  /** Prepares the mock platform before the widget mounts. */
  prepare?: (platform: MockPlatform) => void;
  props?: ChatProps;
  /** @default English */
  locale?: Locale;
  /** @default the browser's environment */
  environment?: Environment;
  /** Further props of the provider. */
  provider?: Pick<BrainstemProviderProps, 'storage' | 'userKey'>;
  /** Wraps the chat. */
  around?: (chat: ReactNode) => ReactNode;
}

/** Renders the widget in a box of 1,000 × 700 px, over a mock platform. */
export function renderChat({
  platform: options,
  client,
  prepare,
  props,
  locale = english,
  environment,
  provider,
  around = (chat) => chat,
}: RenderChatOptions = {}): {
  platform: MockPlatform;
  client: BrainstemContextValue['client'];
  view: RenderResult;
} {
  const platform = createMockPlatform({ pace: 0, ...options });
  prepare?.(platform);
  const made = createPlatformClient(platform, { retry: { attempts: 0 }, ...client });
  const view = render(
    <div style={{ inlineSize: 1000, blockSize: 700 }}>
      <BrainstemProvider
        client={made}
        locale={locale}
        {...(environment === undefined ? {} : { environment })}
        {...provider}
      >
        {around(<Chat {...props} />)}
      </BrainstemProvider>
    </div>,
  );
  return { platform, client: made, view };
}
