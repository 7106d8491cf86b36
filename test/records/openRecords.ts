import { createRecords, type DecisionRecord, type RecordsOptions } from '../../src/client/index.ts';
import { createMockPlatform } from '../../src/mock-platform/index.ts';
import {
  createPlatformClient,
  type PlatformClientOptions,
} from '../../src/testing/createPlatformClient.ts';

/** Opens a client that hands its records to a host, which acknowledges each. */
export function openRecords(options: RecordsOptions = {}, client: PlatformClientOptions = {}) {
  const platform = createMockPlatform({
    pace: 0,
    deliver: () => Promise.resolve(new Response()),
  });
  const records: DecisionRecord[] = [];
  const onRecord = (given: readonly DecisionRecord[]): void => void records.push(...given);
  return {
    platform,
    records,
    client: createPlatformClient(platform, {
      records: createRecords({ onRecord, ...options }),
      ...client,
    }),
  };
}

/** Waits until records that are complete were handed over. */
export async function handedOver(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 0));
}
