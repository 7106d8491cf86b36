import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../../../test/propertyRuns.ts';
import {
  endpoints,
  errorBody,
  findingList,
  knownMessages,
  listFindings,
} from '../../contract/index.ts';
import { connectionIds } from '../testing/connectionIds.ts';
import { everyParam, openPlatform } from '../testing/openPlatform.ts';

/** Names that the bodies of the contract know, so that random objects get past the first check. */
const names = [
  ...['name', 'scopes', 'organisationId', 'capabilities', 'serviceActorId', 'domain'],
  ...['session_id', 'threadId', 'message', 'messages', 'attachments', 'callback_url'],
  ...['ontologyId', 'entityTypes', 'ontologyIds', 'ontologyMode', 'documentGroup', 'version'],
  ...['finding_id', 'finding_ids', 'user_request', 'is_skipped'],
  ...['connection_ids', 'connection_id', 'confidence_threshold', 'response_format'],
  ...['include_saga_nodes', 'query', 'view_name', 'include_tgraph', 'user_input', 'category'],
  ...['connectionId', 'providerConfigKey', 'providerKey', 'integration', 'metadata'],
  ...['pairingSessionId', 'connectionName', 'selectedGroups', 'siteUrl', 'driveId', 's'],
  ...['spreadsheetId', 'sheetName', 'pageSize', 'pageToken'],
  ...['databaseType', 'connection', 'connectionString', 'credentials', 'username', 'password'],
  ...['title', 'assignees', 'assignee', 'page', 'limit', 'q', 'storageKey', 'tenantId'],
  ...['organizationId', 'sourceType', 'sourceConfig', 'pipelineConnectionId', 'checkId'],
  ...['action', 'step', 'conversation_items', 'token', 'answers', 'assignment_id'],
  ...['tool_call_id', 'tool_input', 'result', 'storage_key', 'max_results', 'next_token'],
];

/** Bodies of any kind, in some of which things are named that are there. */
function bodiesWith(ids: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const values = [fc.jsonValue(), fc.webUrl(), fc.string(), ids, fc.array(ids), fc.boolean()];
  return fc.oneof(
    fc.json(),
    fc.string(),
    fc
      .dictionary(
        fc.oneof(fc.constantFrom(...names), fc.constant('__proto__')),
        fc.oneof(...values),
      )
      .map((body) => JSON.stringify(body)),
  );
}

/** Refusals from 500 on that the documents have for an id that is not there. */
const documented: Readonly<Record<string, number>> = {
  // "a missing or unknown connection id on connection-metadata can surface as 500 wrapping 404"
  getConnectionMetadata: 500,
  // "fake connection id on docs-online routes"
  listSites: 502,
  listSiteFolders: 502,
  resolveSite: 502,
};

describe('random requests get an answer of the contract or a refusal with a body, never a 500', () => {
  it.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s',
    async (_, endpoint) => {
      const opened = await openPlatform({ deliver: () => Promise.resolve(new Response()) });
      const { findings } = await opened.read(findingList, listFindings);
      const ids = fc.constantFrom(
        ...findings.map(({ finding_id }) => finding_id),
        ...(await connectionIds(opened)),
        'cold-chain',
        opened.platform.credentials.tenantId,
      );
      const bodies = bodiesWith(ids);
      await fc.assert(
        fc.asyncProperty(
          bodies,
          fc.dictionary(fc.constantFrom(...names), fc.string()),
          fc.oneof(fc.string({ minLength: 1 }), ids),
          async (raw, query, id) => {
            const answer = await opened.call(endpoint, {
              query,
              params: everyParam(endpoint, id),
              ...(endpoint.method === 'GET' ? {} : { raw }),
            });
            if (answer.status === endpoint.response.status) {
              await answer.body?.cancel();
              return;
            }
            expect(answer.status).toBeGreaterThanOrEqual(400);
            if (answer.status !== documented[endpoint.name]) {
              expect(answer.status).toBeLessThan(500);
            }
            const body = v.parse(errorBody, await answer.json());
            expect(body).not.toMatchObject({ message: knownMessages.unexpected });
          },
        ),
        { numRuns: propertyRuns(200, 20) },
      );
    },
  );
});
