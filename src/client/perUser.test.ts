import { expect, test } from 'vitest';
import { createClient } from './createClient.ts';
import { perUser } from './perUser.ts';

test('gives each user a value of their own, in each lookup', () => {
  const client = createClient({
    baseUrl: 'https://platform.example.com',
    getToken: () => Promise.resolve({ token: 'token' }),
  });
  const drafts = perUser((_user, text: string) => ({ text }));
  const names = perUser(({ key }) => ({ key }));

  const first = drafts(client, 'hers');
  expect(drafts(client, 'later')).toBe(first);
  expect(drafts(client.forUser(), 'later')).toBe(first);
  expect(names(client)).toEqual({ key: client.key });

  const hers = client.forUser();
  client.tokens.logout();
  expect(drafts(client, 'his')).toEqual({ text: 'his' });
  expect(drafts(hers, 'later')).toBe(first);
});
