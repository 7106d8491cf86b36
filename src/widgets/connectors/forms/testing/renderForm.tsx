import { QueryClient } from '@tanstack/react-query';
import { render, screen, waitFor, type RenderResult } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { expect } from 'vitest';
import {
  createPlatformClient,
  type PlatformClientOptions,
} from '../../../../../test/platformClient.ts';
import {
  createMockPlatform,
  type MockPlatform,
  type MockPlatformOptions,
} from '../../../../mock-platform/index.ts';
import { BrainstemProvider } from '../../../../provider/index.ts';

/** A request as it left the page. */
export interface SentRequest {
  method: string;
  path: string;
  url: string;
  body: string;
  signal: AbortSignal;
}

export interface RenderFormOptions {
  platform?: MockPlatformOptions;
  client?: PlatformClientOptions | ((platform: MockPlatform) => PlatformClientOptions);
  prepare?: (platform: MockPlatform) => void | Promise<void>;
}

/** A form on a mock platform, with all that it sent. */
export interface RenderedForm {
  platform: MockPlatform;
  queryClient: QueryClient;
  sent: SentRequest[];
  user: UserEvent;
  view: RenderResult;
  /** The bodies that were sent to a path, in their order. */
  bodies: (path: string) => unknown[];
}

/** Renders a form in a box of 640 px over a mock platform. */
export function renderForm(form: ReactElement, options: RenderFormOptions = {}): RenderedForm {
  const platform = createMockPlatform({ pace: 0, ...options.platform });
  void options.prepare?.(platform);
  const sent: SentRequest[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { method, url, signal } = request;
    const body = await request.clone().text();
    sent.push({ method, url, path: new URL(url).pathname, body, signal });
    return platform.fetch(request);
  };
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'always' } },
  });
  const given = typeof options.client === 'function' ? options.client(platform) : options.client;
  const client = createPlatformClient(platform, { retry: { attempts: 0 }, fetch, ...given });
  const view = render(
    <div style={{ inlineSize: 640 }}>
      <BrainstemProvider client={client} queryClient={queryClient}>
        {form}
      </BrainstemProvider>
    </div>,
  );
  const bodies = (path: string): unknown[] =>
    sent
      .filter((one) => one.path.endsWith(path) && one.body !== '')
      .map((one): unknown => JSON.parse(one.body));
  return { platform, queryClient, sent, user: userEvent.setup(), view, bodies };
}

/** Puts a text into the field with this name, as one paste. */
export async function fill(user: UserEvent, name: string | RegExp, text: string): Promise<void> {
  const field = screen.getByLabelText(name, { selector: 'input, textarea' });
  // Fields that are folded are opened first, as a user does.
  const fold = field.closest('details:not([open])')?.querySelector('summary');
  if (fold instanceof HTMLElement) await user.click(fold);
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
}

/** Presses the button with this name. */
export async function press(user: UserEvent, name: string | RegExp): Promise<void> {
  await user.click(await screen.findByRole('button', { name }));
}

/** Pastes a connection string into its box, and waits until it was read. */
export async function paste(user: UserEvent, text: string): Promise<void> {
  await user.click(screen.getByLabelText(/^Paste a connection string/));
  await user.paste(text);
  await waitFor(() => expect(screen.queryByText('Reading the connection string…')).toBeNull());
}
