import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { closeServer, listen } from '../../playground/server/listen.ts';

test('says which port is taken and how to go on', async () => {
  const first = createServer();
  const port = await listen(first, 0);
  try {
    await expect(listen(createServer(), port)).rejects.toThrow(
      `port ${port} is taken, so the playground cannot start. Pass another with --port`,
    );
  } finally {
    await closeServer(first);
  }
});
