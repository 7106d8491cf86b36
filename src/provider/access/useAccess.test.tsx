import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { createClient, type GetToken } from '../../client/index.ts';
import { approveFinding, streamChat } from '../../contract/index.ts';
import { BrainstemProvider } from '../BrainstemProvider.tsx';
import { useAccess, useFirstToken, useMissingScope } from './useAccess.ts';

function open(scopes: readonly string[]) {
  const getToken = vi.fn<GetToken>(() => Promise.resolve({ token: 'opaque', scopes }));
  const client = createClient({ baseUrl: 'https://platform.example.com', getToken });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <BrainstemProvider client={client}>{children}</BrainstemProvider>
  );
  return { client, getToken, wrapper };
}

test('useAccess tells what the token may do, once there is one', async () => {
  const { client, getToken, wrapper } = open(['brain:read']);
  const { result } = renderHook(useAccess, { wrapper });
  expect(result.current.scopes).toBeUndefined();
  expect(getToken).not.toHaveBeenCalled();
  await act(() => client.tokens.get());
  expect(result.current.scopes).toEqual(new Set(['brain:read']));
  act(() => client.tokens.logout());
  expect(result.current.scopes).toBeUndefined();
});

test('useFirstToken asks for a token, by which useMissingScope tells the first scope that is missing', async () => {
  const { getToken, wrapper } = open(['brain:read']);
  const { result } = renderHook(() => useMissingScope(streamChat, approveFinding), { wrapper });
  expect(result.current).toBeUndefined();
  expect(getToken).not.toHaveBeenCalled();
  renderHook(useFirstToken, { wrapper });
  await waitFor(() => expect(result.current).toBe('brain:write'));
});
