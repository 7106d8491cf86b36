import { useMemo } from 'react';
import * as api from '../api/index.ts';
import { DecodeError } from '../client/errors/index.ts';
import type { CheckSourceBody } from '../contract/index.ts';
import { useBrainstem } from '../provider/index.ts';
import {
  checkIdIn,
  checkStateIn,
  pipelineIdIn,
  streamsIn,
  type SourceCheckState,
  type SqlStream,
} from './sqlDiscoveryAnswers.ts';

/** Which database, and how it is reached. It holds credentials, so that nothing keeps it. */
export type SqlSource = Omit<CheckSourceBody, 'deleteSourceAfterCheck'>;

/** What of a database shall be synced. */
export interface SqlChoice {
  source: SqlSource;
  streams: readonly SqlStream[];
  database: string | undefined;
  userId: string | undefined;
}

/** The steps of schema discovery, in their order. */
export interface SqlDiscovery {
  /** Begins a check; answers its id. */
  check: (source: SqlSource, signal: AbortSignal) => Promise<string>;
  /** How far a check has come. */
  poll: (checkId: string, signal: AbortSignal) => Promise<SourceCheckState>;
  /** What there is to sync. */
  discover: (source: SqlSource, signal: AbortSignal) => Promise<readonly SqlStream[]>;
  /** Configures and publishes what was chosen. */
  publish: (choice: SqlChoice, signal: AbortSignal) => Promise<void>;
}

/**
 * Schema discovery, for hosts whose users have an app session: `{app_url}/api/sql/check-connection`,
 * `discover-streams`, `configure-sync` and `publish-schema`. A tunnel is mandatory.
 */
export function useSqlDiscovery(): SqlDiscovery {
  const { client } = useBrainstem();
  return useMemo(
    () => ({
      async check(source, signal) {
        const checkId = checkIdIn(await api.checkSource(client, source, { signal }));
        if (checkId === undefined) throw missing('POST /sql/check-connection', 'checkId');
        return checkId;
      },
      async poll(checkId, signal) {
        return checkStateIn(await api.getSourceCheck(client, checkId, { signal }));
      },
      async discover(source, signal) {
        return streamsIn(await api.discoverStreams(client, source, { signal }));
      },
      async publish({ source, streams, database, userId }, signal) {
        const selectedStreams = streams.map(({ raw }) => raw);
        const configured = await api.configureSync(
          client,
          { ...source, selectedStreams, userId },
          { signal },
        );
        const pipelineConnectionId = pipelineIdIn(configured);
        if (pipelineConnectionId === undefined) {
          throw missing('POST /sql/configure-sync', 'pipelineConnectionId');
        }
        const { organizationId, connectionId, sourceType: providerKey } = source;
        const schemas = streams.flatMap(({ namespace }) => namespace ?? []);
        const selectedSchemas = [...new Set(schemas)];
        const body = { organizationId, connectionId, providerKey, pipelineConnectionId, database };
        await api.publishSchema(client, { ...body, selectedSchemas, selectedStreams }, { signal });
      },
    }),
    [client],
  );
}

function missing(route: string, path: string): DecodeError {
  return new DecodeError(route, 'response', [{ path, message: 'expected text, received nothing' }]);
}
