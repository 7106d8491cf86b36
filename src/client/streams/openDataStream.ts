import type { Endpoint } from '../../contract/index.ts';
import { routeOf } from '../encodeRequest.ts';
import { NetworkError } from '../errors/NetworkError.ts';
import type { readDataStream, ReadDataStreamOptions } from './dataStream.ts';

/**
 * Reads a data-stream that is on its way. The code that reads it is fetched meanwhile: a page needs it
 * once somebody asks.
 *
 * @param endpoint - The endpoint that was asked.
 * @throws NetworkError where that code cannot be had, and whatever the opening rejects with.
 */
export async function openDataStream(
  endpoint: Endpoint,
  opening: Promise<ReadableStream<Uint8Array>>,
  options: ReadDataStreamOptions,
): Promise<ReturnType<typeof readDataStream>> {
  const [body, reader] = await Promise.allSettled([opening, import('./dataStream.ts')]);
  if (body.status === 'rejected') throw body.reason;
  if (reader.status === 'fulfilled') return reader.value.readDataStream(body.value, options);
  await body.value.cancel();
  throw new NetworkError(routeOf(endpoint), reader.reason);
}
