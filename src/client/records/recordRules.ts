import type * as contract from '../../contract/index.ts';
import { isRecord, type Endpoint } from '../../contract/index.ts';
import type { RecordContext, RecordedAction } from './decisionRecord.ts';

type Declared = (typeof contract)[keyof typeof contract];

/** Actions of a shared route that have names of their own. */
type NamedAction = (typeof contract.analyticsActions)[keyof typeof contract.analyticsActions];

export type WritingRoute =
  | Exclude<Extract<Declared, Endpoint>, { method: 'GET' }>['name']
  | NamedAction['name'];

/**
 * The action of a route, the request field that names the target (a list makes one record for
 * each), and whether the request carries a secret, which is neither stored nor hashed.
 */
export type RecordRule = readonly [action: RecordedAction, target?: string, secret?: 'secret'];

/**
 * The record rule of each route. A new route without a rule doesn't compile. `null`: it only reads,
 * though it isn't a GET.
 */
export const recordRules = {
  approveFinding: ['finding.approve', 'finding_id'],
  approveFindings: ['finding.approve', 'finding_ids'],
  rejectFinding: ['finding.reject', 'finding_id'],
  skipFinding: ['finding.skip', 'finding_id'],
  editFinding: ['finding.edit', 'finding_id'],
  streamFindingEdit: ['finding.edit', 'finding_id'],

  changeBrain: ['brain.change', 'session_id'],
  postAnalyticsChat: ['analytics.ask', 'session_id'],
  postAnalyticsChatV2: ['analytics.ask', 'session_id'],
  performAction: null,
  getCombinedBrain: null,

  createOntology: ['ontology.create', 'ontologyId'],
  updateOntology: ['ontology.update', 'ontologyId'],
  upsertOntology: ['ontology.save', 'ontologyId'],
  deleteOntology: ['ontology.delete', 'ontologyId'],
  resolveOntologies: null,

  createConnectSession: ['source.connect', 'connectionId', 'secret'],
  disconnectConnection: ['source.disconnect', 'connectionId'],
  saveConnectionMetadata: ['source.configure', 'connectionId'],
  enqueueSync: ['source.sync', 'connectionId'],
  uploadDocuments: ['source.upload'],
  configureSync: ['source.configure', 'connectionId', 'secret'],
  publishSchema: ['source.publish', 'connectionId'],
  generateWebhook: ['source.connect', 'connectionId'],
  pushApiConnector: ['source.push', 'connectionId'],
  enableMailAWatch: ['source.watch', 'connectionId'],
  disableMailAWatch: ['source.unwatch', 'connectionId'],
  pushMailA: ['source.push'],
  pushMessagingA: ['source.push', 'connectionId', 'secret'],
  startPairing: ['source.pair'],
  finalizePairing: ['source.connect', 'connectionId'],
  abandonPairing: ['source.abandon', 'connectionId'],
  testSqlConnection: null,
  checkSource: null,
  discoverStreams: null,
  getDocstoreDatabases: null,

  streamChat: ['chat.send', 'session_id'],
  sendChat: ['chat.send', 'session_id'],
  sendChatAsync: ['chat.send', 'session_id'],
  resumeChat: ['chat.answer', 'tool_call_id'],
  cancelChat: ['chat.stop', 'session_id'],
  attachChat: null,
  deleteSession: ['chat.delete', 'session_id'],
  uploadFile: ['chat.upload', 'session_id'],
  deleteFile: ['chat.remove', 'session_id'],

  createTask: ['task.create'],
  updateTask: ['task.update', 'id'],
  completeTask: ['task.complete', 'id'],
  deleteTask: ['task.delete', 'id'],
  addTaskComment: ['task.comment', 'id'],
  addTaskAttachment: ['task.attach', 'id'],
  uploadTaskAttachment: ['task.upload'],

  askOnboarding: ['onboarding.answer', 'session_id'],
  answerOnboardingQuestions: ['onboarding.answer', 'subStep'],
  answerDelegation: ['onboarding.delegated', undefined, 'secret'],
  submitForm: ['form.submit', 'id'],

  createOrganisation: ['access.organisation'],
  signUpOrganisation: ['access.organisation'],
  createServiceActor: ['access.actor'],
  createApiKey: ['access.key'],
  rotateApiKey: ['access.key', 'key-id'],
  exchangeToken: null,
} as const satisfies Readonly<Record<WritingRoute, RecordRule | null>>;

/** Returns the rule of a route: `null` if it only reads or isn't in the contract. */
export function ruleOf({ name }: Pick<Endpoint, 'name'>): RecordRule | null {
  return Object.entries(recordRules).find(([route]) => route === name)?.[1] ?? null;
}

/** Returns the context in the request itself: resuming a chat names the tool call it answers. */
export function requestContext({ name }: Pick<Endpoint, 'name'>, input: unknown): RecordContext {
  if (name !== 'resumeChat' || !isRecord(input) || !isRecord(input.body)) return {};
  const { tool_name: toolName, tool_input: args } = input.body;
  return { evidence: [`tool:${String(toolName)}`], before: { toolName, args } };
}
