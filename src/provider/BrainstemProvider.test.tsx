import { QueryClient, QueryClientProvider, useQuery, useQueryClient } from '@tanstack/react-query';
import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createPlatformClient } from '../../test/platformClient.ts';
import type { BrainstemClient } from '../client/index.ts';
import { createMockPlatform } from '../mock-platform/index.ts';
import { ontologiesQuery } from '../query/index.ts';
import { BrainstemProvider } from './BrainstemProvider.tsx';
import { usePlatformQuery } from './queries/usePlatformQuery.ts';
import { useGeneralWords } from './words/useWords.ts';
import { printedErrors } from '../../test/printedErrors.ts';

/** Fetches as a host's own component below the provider does, with a plain `useQuery`. */
function HostQuery({ fetchOrders }: { fetchOrders: () => Promise<string> }) {
  const { data } = useQuery({ queryKey: ['host', 'orders'], queryFn: fetchOrders });
  return <p>{data === undefined ? 'No orders yet' : `Host: ${data}`}</p>;
}

/** A widget that reads server state. */
function OntologyCount({ label }: { label: string }) {
  const { data, error } = usePlatformQuery(ontologiesQuery);
  return <p>{`${label}: ${error?.name ?? data?.length ?? 'loading'}`}</p>;
}

function createUser(): { client: BrainstemClient; keyed: string } {
  const platform = createMockPlatform({ pace: 0 });
  const client = createPlatformClient(platform, { retry: { attempts: 0 } });
  return { client, keyed: client.key };
}

const hostClient = (): QueryClient =>
  new QueryClient({ defaultOptions: { queries: { retry: 1, retryDelay: 1 } } });

test('a query of the host below the provider uses the query client of the host', () => {
  const queryClient = hostClient();
  const { client } = createUser();
  const seen = renderHook(() => useQueryClient(), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queryClient}>
        <BrainstemProvider client={client}>{children}</BrainstemProvider>
      </QueryClientProvider>
    ),
  });
  expect(seen.result.current).toBe(queryClient);
});

test("a failed query of the host below the provider is retried by the host's own rules", async () => {
  const fetchOrders = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('The host is slow today.'))
    .mockResolvedValue('7 orders');
  const { client } = createUser();
  render(
    <QueryClientProvider client={hostClient()}>
      <BrainstemProvider client={client}>
        <HostQuery fetchOrders={fetchOrders} />
      </BrainstemProvider>
    </QueryClientProvider>,
  );
  await screen.findByText('Host: 7 orders');
  expect(fetchOrders).toHaveBeenCalledTimes(2);
});

test("two kits and the host each keep their own answers, and one kit's sign-out empties that kit alone", async () => {
  const queryClient = hostClient();
  const first = createUser();
  const second = createUser();
  const fetchOrders = vi.fn(() => Promise.resolve('7 orders'));
  render(
    <QueryClientProvider client={queryClient}>
      <BrainstemProvider client={first.client} queryClient={queryClient}>
        <OntologyCount label="First" />
        <HostQuery fetchOrders={fetchOrders} />
        <BrainstemProvider client={second.client} queryClient={queryClient}>
          <OntologyCount label="Second" />
        </BrainstemProvider>
      </BrainstemProvider>
    </QueryClientProvider>,
  );
  await screen.findByText(/^First: \d+$/);
  await screen.findByText(/^Second: \d+$/);
  await screen.findByText('Host: 7 orders');
  const cached = (key: readonly unknown[]): unknown =>
    queryClient.getQueriesData({ queryKey: key }).find(([, data]) => data !== undefined);
  expect(cached(['brainstem', first.keyed])).toBeDefined();

  act(() => first.client.tokens.logout());
  expect(cached(['brainstem', first.keyed])).toBeUndefined();
  expect(cached(['brainstem', second.keyed])).toBeDefined();
  expect(queryClient.getQueryData(['host', 'orders'])).toBe('7 orders');
  expect(fetchOrders).toHaveBeenCalledOnce();
});

test("a query client of the host changes neither the retries nor the freshness of the kit's queries", async () => {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: 5, retryDelay: 1, staleTime: 0, networkMode: 'online' } },
  });
  const platform = createMockPlatform({ pace: 0 });
  const asked: string[] = [];
  const fetch: typeof globalThis.fetch = (input, init) => {
    asked.push(new Request(input, init).url);
    return Promise.resolve(new Response('{}', { status: 400 }));
  };
  const client = createPlatformClient(platform, { fetch, retry: { attempts: 0 } });
  render(
    <BrainstemProvider client={client} queryClient={queryClient}>
      <OntologyCount label="Kit" />
    </BrainstemProvider>,
  );
  await screen.findByText('Kit: PlatformError');
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(asked.filter((url) => url.includes('/ontologies'))).toHaveLength(1);
});

test('what is old is fetched again when the page is shown again', async () => {
  const { client } = createUser();
  const fetched = vi.fn(() => Promise.resolve([]));
  const old = () => ({ ...ontologiesQuery(client), queryFn: fetched, staleTime: 0 });
  function Count() {
    return <p>{usePlatformQuery(old).isFetching ? 'Fetching' : 'Fetched'}</p>;
  }
  render(
    <BrainstemProvider client={client}>
      <Count />
    </BrainstemProvider>,
  );
  await screen.findByText('Fetched');
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
});

test('the name of a language in place of a locale shows English, and says so', async () => {
  const onError = printedErrors();
  const { client } = createUser();
  const props: object = { locale: 'ar' };
  function Title() {
    return <p>{useGeneralWords().tryAgain}</p>;
  }
  render(
    <BrainstemProvider client={client} {...props}>
      <Title />
    </BrainstemProvider>,
  );
  await screen.findByText('Try again');
  expect(onError).toHaveBeenCalledWith(
    expect.stringContaining('`locale` takes an object, such as `german` of "brainstem/locales/de"'),
  );
});

test('a provider that a host without types gives no client names what is missing', () => {
  printedErrors();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  onTestFinished(() => void vi.restoreAllMocks());
  // @ts-expect-error -- as a host without types
  expect(() => render(<BrainstemProvider>Page</BrainstemProvider>)).toThrow(
    'Brainstem: <BrainstemProvider> has no client. Pass one that createClient made.',
  );
});
