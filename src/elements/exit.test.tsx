import { act, render, screen, waitFor, within } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createPlatformClient } from '../../test/platformClient.ts';
import { createMockPlatform, type MockPlatform } from '../mock-platform/index.ts';
import { BrainstemProvider } from '../provider/index.ts';
import { registry } from '../widgets/registry.ts';
import { createBrainstem, defineElements, type Brainstem } from './index.ts';

const onboardings = ['onboarding', 'productOnboarding', 'delegatedOnboarding'] as const;

let brainstem: Brainstem | undefined;

function propsOf({ credentials }: MockPlatform): object {
  const { tenantId, userId, delegationToken: token } = credentials;
  return { tenantId, userId, token };
}

beforeAll(() => defineElements());

afterEach(() => {
  brainstem?.destroy();
  brainstem = undefined;
  document.body.replaceChildren();
});

test.each(onboardings)('%s is left before its end where the host offers it', async (name) => {
  const { Widget } = await registry[name].loadWidget();
  const platform = createMockPlatform({ pace: 0 });
  const client = createPlatformClient(platform, { appUrl: platform.credentials.appUrl });
  const onEvent = vi.fn();
  const show = (props: object) => (
    <BrainstemProvider client={client} onEvent={onEvent}>
      {createElement(Widget, { ...propsOf(platform), ...props })}
    </BrainstemProvider>
  );
  const onExit = vi.fn();
  const view = render(show({ onExit }));
  await userEvent.click(await screen.findByRole('button', { name: 'Finish later' }));
  expect(onExit).toHaveBeenCalledOnce();
  expect(onEvent).toHaveBeenCalledWith({ widget: name, name: 'exit', ids: {} });
  view.rerender(show({}));
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Finish later' })).not.toBeInTheDocument(),
  );
});

test.each(onboardings)(
  'the element of %s offers to finish later where its page handles that',
  async (name) => {
    const platform = createMockPlatform({ pace: 0 });
    brainstem = createBrainstem({
      baseUrl: platform.credentials.baseUrl,
      appUrl: platform.credentials.appUrl,
      getToken: async () => ({ token: await platform.issueToken({}) }),
      fetch: platform.fetch,
    });
    const element = Object.assign(brainstem.create(name), propsOf(platform));
    const heard: unknown[] = [];
    element.addEventListener('brainstem-exit', ({ detail }) => heard.push(detail));
    element.setAttribute('handles', 'exit');
    element.style.blockSize = '640px';
    act(() => document.body.append(element));
    await waitFor(() => expect(element.shadowRoot?.querySelector('.root')).not.toBeNull());
    const root = element.shadowRoot?.querySelector<HTMLElement>('.root') ?? document.body;
    await userEvent.click(await within(root).findByRole('button', { name: 'Finish later' }));
    expect(heard).toEqual([{}]);
  },
);
