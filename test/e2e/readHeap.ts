import type { OpenedPlayground } from './openPlayground.ts';

/** All that the page's memory holds once its garbage is collected, as a heap snapshot has it. */
export async function readHeap({
  context,
  page,
}: Pick<OpenedPlayground, 'context' | 'page'>): Promise<string> {
  const session = await context.newCDPSession(page);
  const chunks: string[] = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await session.detach();
  return chunks.join('');
}
