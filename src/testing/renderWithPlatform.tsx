import { render, type RenderResult } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import type { BrainstemClient } from '../client/index.ts';
import {
  createMockPlatform,
  type MockPlatform,
  type MockPlatformOptions,
} from '../mock-platform/index.ts';
import { BrainstemProvider, type BrainstemProviderProps } from '../provider/index.ts';
import { createPlatformClient } from './createPlatformClient.ts';

/** Options for rendering over a mock platform: the platform, a client and the provider's props. */
export interface RenderWithPlatformOptions extends Omit<
  Partial<BrainstemProviderProps>,
  'children' | 'client'
> {
  /** The platform to render over, or options for a new one. @default a new one with `pace: 0` */
  platform?: MockPlatform | MockPlatformOptions;
  /** @default a client of the platform, with a token that has every scope */
  client?: BrainstemClient;
  /** Wraps the provider, for other context that your components need. */
  wrapper?: (props: { children: ReactNode }) => ReactNode;
}

/** Testing Library's result, with the platform. */
export interface RenderedWithPlatform extends RenderResult {
  /** The mock platform, with its `faults`, `clock`, `expireTokens()` and `reset()`. */
  readonly platform: MockPlatform;
  readonly client: BrainstemClient;
}

/**
 * Renders widgets with Testing Library below a provider whose client talks to a mock platform in
 * the same process. Requires `@testing-library/react`.
 *
 * @example
 * const { platform, findByRole } = renderWithPlatform(<OntologyEditor />);
 * await findByRole('heading', { name: 'Ontologies' });
 */
export function renderWithPlatform(
  widget: ReactElement,
  { platform: given = {}, client, wrapper: Wrapper, ...provider }: RenderWithPlatformOptions = {},
): RenderedWithPlatform {
  const platform = isPlatform(given) ? given : createMockPlatform({ pace: 0, ...given });
  const usedClient = client ?? createPlatformClient(platform);
  const provide = ({ children }: { children: ReactNode }): ReactNode => {
    const below = (
      <BrainstemProvider {...provider} client={usedClient}>
        {children}
      </BrainstemProvider>
    );
    return Wrapper === undefined ? below : <Wrapper>{below}</Wrapper>;
  };
  return Object.assign(render(widget, { wrapper: provide }), { platform, client: usedClient });
}

function isPlatform(given: MockPlatform | MockPlatformOptions): given is MockPlatform {
  return 'fetch' in given;
}
