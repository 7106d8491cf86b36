/** One route as the platform's documents write it: its section, method and path. */
export type DocumentedRoute = readonly [section: string, method: string, path: string];

const agentcore = '{base_url}/agents-service/api/v1/agentcore';
const validation = '{base_url}/core-analytics/validation';
const product = '{base_url}/core-analytics/onboarding/api/v2/tenant/{tenantId}/user/{userId}';
const tasks = '{app_url}/api/tasks';
const sql = '{app_url}/api/sql';

const rows = (section: string, base: string, listed: readonly string[]): DocumentedRoute[] =>
  listed.map((row) => {
    const [method = '', path = ''] = row.split(' ');
    return [section, method, `${base}${path}`];
  });

/**
 * Every route of both documents, read from them by hand, in their order. Omitted are the two paths
 * that do not exist, `POST {public_url}/analytics/query` and `GET {public_url}/analytics/status`,
 * and `PUT /ontologies/{ontologyId}`, which an index lists and no contract describes.
 */
export const documentedRoutes: readonly DocumentedRoute[] = [
  ...rows('Identity and provisioning', '{public_url}', [
    'POST /identity/api-keys',
    'POST /identity/api-keys/{key-id}/rotate',
    'POST /identity/service-actors',
    'GET /identity/service-actors',
    'POST /identity/auth/token/exchange',
    'POST /identity/organisations/api-key',
  ]),
  ...rows('Identity and provisioning', '{base_url}', [
    'POST /api/v1/organisations',
    'GET /backend/api/v1/organisations/details',
  ]),
  ...rows('Onboarding: chat action', '{public_url}', [
    'POST /analytics/chat',
    'GET /analytics/retrieve/association/conversation',
  ]),
  ...rows('Onboarding: product REST flow', product, [
    'GET /status',
    'GET /steps/{step}/sub-steps/{subStep}/questions',
    'POST /steps/{step}/sub-steps/{subStep}/answers',
  ]),
  ...rows('Onboarding: delegated answers', '{app_url}/api/onboarding/delegation', [
    'GET /public',
    'POST /public/answer',
  ]),
  ...rows('Brain: visualization', '{public_url}', ['POST /analytics/perform/action']),
  ...rows('Brain: visualization', '{base_url}', [
    'POST /core-analytics/visualization/combined/tenant/{tenantId}',
  ]),
  ...rows('Brain: natural-language modification', '{base_url}', ['POST /public/v2/analytics/chat']),
  ...rows('Custom ontologies', '{public_url}', [
    'POST /ontologies',
    'PATCH /ontologies/{ontologyId}',
    'GET /ontologies',
    'GET /ontologies/{ontologyId}',
    'DELETE /ontologies/{ontologyId}',
    'POST /ontologies/resolve',
    'POST /ontologies/upsert',
  ]),
  ...rows('Validation of findings', validation, [
    'GET /findings',
    'GET /findings/approved',
    'GET /findings/rejected',
    'GET /findings/{finding_id}',
    'POST /findings/{finding_id}/approve',
    'POST /findings/{finding_id}/reject',
    'PATCH /findings/{finding_id}/skip',
    'POST /findings/approve-bulk',
    'POST /findings/{finding_id}/edit',
    'POST /findings/{finding_id}/edit/stream',
  ]),
  ...rows('Assistant chat', agentcore, [
    'POST /chat/stream',
    'POST /chat',
    'POST /chat/async',
    'POST /chat/resume',
    'POST /chat/cancel',
    'POST /chat/attach',
    'GET /sessions',
    'GET /sessions/{session_id}/messages',
    'GET /sessions/{session_id}/status',
    'DELETE /sessions/{session_id}',
    'GET /chat/files/limits',
    'POST /chat/files',
    'GET /chat/files',
    'DELETE /chat/files',
    'GET /chat/files/url',
  ]),
  ...rows('Tasks', tasks, [
    'GET ',
    'GET /todo',
    'GET /todo/counts',
    'GET /counts',
    'POST ',
    'GET /{id}',
    'PATCH /{id}',
    'DELETE /{id}',
    'POST /{id}/complete',
    'POST /{id}/comments',
    'POST /{id}/attachments',
    'POST /attachments/upload',
    'GET /attachments/download',
  ]),
  ...rows('Forms', '{base_url}/forms/api', ['GET /forms/slug/{slug}', 'POST /forms/{id}/submit']),
  ...rows('Common routes', '{public_url}', [
    'POST /connect/integrations/connect-session',
    'GET /connect/integrations/connections',
    'GET /connect/integrations/connection-metadata',
    'POST /connect/integrations/connection-metadata',
    'GET /connect/integrations/connections/{connectionId}',
    'GET /connect/integrations/user-info',
    'POST /sync/enqueue',
    'DELETE /connect/integrations/connection/{connectionId}',
  ]),
  ...rows('SQL databases', '{public_url}', ['POST /database/test-connection']),
  ...rows('SQL databases', sql, [
    'POST /check-connection',
    'GET /check-connection',
    'POST /discover-streams',
    'POST /configure-sync',
    'POST /publish-schema',
  ]),
  ...rows('Document database', '{public_url}', ['POST /database/metadata']),
  ...rows('Mail-A', '{public_url}', [
    'GET /connect/integrations/mail-a-profile',
    'POST /mail-a/watch/enable',
    'POST /mail-a/watch/disable',
  ]),
  ...rows('Drive-A', '{public_url}', ['GET /connect/integrations/drive-files']),
  ...rows('Sheets-A', '{public_url}', ['GET /connect/integrations/sheet-preview']),
  ...rows('Documents', '{public_url}', [
    'POST /connect/integrations/documents/upload',
    'GET /connect/integrations/documents/upload',
  ]),
  ...rows('Custom REST', '{public_url}', [
    'POST /webhooks/api-connector/generate',
    'GET /webhooks/api-connector/info',
    'POST /webhooks/api-connector/receive/{connectionId}',
  ]),
  ...rows('Messaging-A', '{public_url}', [
    'POST /connectors/messaging-a/pairing-session',
    'GET /connectors/messaging-a/pairing-status',
    'GET /connectors/messaging-a/groups',
    'GET /connectors/messaging-a/connection-health',
    'POST /connectors/messaging-a/finalize',
    'POST /connectors/messaging-a/abandon',
  ]),
  ...rows('Hosted document sites', '{public_url}', [
    'GET /connectors/docs-online/sites',
    'GET /connectors/docs-online/folders',
    'GET /connectors/docs-online/resolve-site',
  ]),
  ...rows('Inbound webhooks', '{public_url}', [
    'POST /webhooks/mail-a-push',
    'POST /webhooks/messaging-a/{connectionId}',
  ]),
];
