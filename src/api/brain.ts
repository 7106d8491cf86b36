import type { BrainstemClient, CallOptions } from '../client/index.ts';
import * as contract from '../contract/index.ts';
import type {
  Brain,
  BrainSelection,
  BrainViewFields,
  CombinedBrainBody,
  GraphModificationBody,
  GraphModificationResult,
} from '../contract/index.ts';

/** The actions of a shared route, each with its own answer schema. */
const visualization = {
  ...contract.performAction,
  response: { ...contract.performAction.response, schema: contract.brain },
};

/** Accepts any answer, like for views, whose shape isn't documented. */
const anyVisualization = {
  ...contract.performAction,
  response: { ...contract.performAction.response, expected: contract.brain },
};

const modificationAnswer = {
  ...contract.postAnalyticsChat.response,
  schema: contract.graphModificationResult,
};

const modification = {
  name: contract.analyticsActions.change.name,
  response: modificationAnswer,
};

const modifications = {
  1: { ...contract.postAnalyticsChat, ...modification },
  2: { ...contract.postAnalyticsChatV2, ...modification },
};

/**
 * Fetches the brain as data: `POST /analytics/perform/action`, action `visualization`, as JSON.
 * Without connections, fetches the organisation's whole brain.
 *
 * @throws PlatformError 404 if there is nothing to show yet or a connection is unknown.
 */
export function getBrain(
  client: BrainstemClient,
  selection: BrainSelection = {},
  options?: CallOptions,
): Promise<Brain> {
  const body = { action: 'visualization', ...selection, response_format: 'json' } as const;
  return client.json(visualization, { body }, options);
}

/**
 * Fetches like {@link getBrain}, but returns the raw answer even if documented keys are missing,
 * for callers that need only a part of it. The client's `onDrift` is called with each difference.
 */
export function getBrainAnswer(
  client: BrainstemClient,
  selection: BrainSelection = {},
  options?: CallOptions,
): Promise<unknown> {
  const body = { action: 'visualization', ...selection, response_format: 'json' } as const;
  return client.json(anyVisualization, { body }, options);
}

/**
 * Fetches the brain of {@link getBrain} as rendered by the platform: an HTML document. It is
 * untrusted markup: show it only in a sandboxed iframe.
 */
export function getBrainHtml(
  client: BrainstemClient,
  selection: BrainSelection = {},
  options?: CallOptions,
): Promise<string> {
  const body = { action: 'visualization', ...selection, response_format: 'html' } as const;
  return client.html(contract.performAction, { body }, options);
}

/**
 * Fetches a view of the brain: `POST /analytics/perform/action`, action `views`. Requests JSON.
 *
 * @returns The platform's answer; its shape is not documented.
 */
export function getBrainView(
  client: BrainstemClient,
  view: BrainViewFields & BrainSelection,
  options?: CallOptions,
): Promise<unknown> {
  const body = { action: 'views', ...view, response_format: 'json' } as const;
  return client.json(contract.performAction, { body }, options);
}

/**
 * Fetches a tenant's combined graphs:
 * `POST {base_url}/core-analytics/visualization/combined/tenant/{tenantId}`.
 *
 * @returns The platform's answer; its shape is not documented.
 */
export function getCombinedBrain(
  client: BrainstemClient,
  tenantId: string,
  body: CombinedBrainBody = {},
  options?: CallOptions,
): Promise<unknown> {
  return client.json(contract.getCombinedBrain, { params: { tenantId }, body }, options);
}

/** Options for {@link changeBrain} besides those of a call. */
export interface ChangeBrainOptions extends CallOptions {
  /** The version of the public routes. @default 1 */
  version?: 1 | 2;
}

/**
 * Changes the brain's relationships from a sentence: `POST /analytics/chat`, action
 * `graph_modification`. Sentences with a source name, relation, target name and effective date
 * match best. A change that isn't applied doesn't reject: check `success` and the results.
 */
export function changeBrain(
  client: BrainstemClient,
  change: Pick<GraphModificationBody, 'session_id' | 'category'> & { user_input: string },
  { version = 1, ...options }: ChangeBrainOptions = {},
): Promise<GraphModificationResult> {
  const { user_input, session_id, category } = change;
  const body = { action: 'graph_modification', user_input, session_id, category } as const;
  return client.json(modifications[version], { body }, options);
}
