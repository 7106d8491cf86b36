// @vitest-environment jsdom
import { createMockPlatform } from 'brainstem/mock-platform';
import { listDocuments, uploadDocuments } from 'brainstem';
import { createPlatformClient } from 'brainstem/testing';
import { expect, test } from 'vitest';

test('an upload in jsdom arrives whole, and tells its progress', async () => {
  const client = createPlatformClient(createMockPlatform({ seed: 'empty', pace: 0 }));
  const text = 'é'.repeat(100_000);
  const progress: number[] = [];
  const { connectionId } = await uploadDocuments(
    client,
    { files: [new File([text], 'Ä "quoted".txt', { type: 'text/plain' })] },
    { onProgress: ({ loaded, total }) => progress.push(loaded / total) },
  );
  const { documents } = await listDocuments(client, connectionId ?? '');
  expect(documents).toMatchObject([{ fileName: 'Ä "quoted".txt', fileSize: 200_000 }]);
  expect(progress.at(-1)).toBe(1);
});
