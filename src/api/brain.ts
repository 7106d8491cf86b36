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

/** A route serves several actions; each function reads the answer of its own. */
const visualization = {
  ...contract.performAction,
  response: { ...contract.performAction.response, schema: contract.brain },
};

/** Whatever comes instead is as good as a view, of which nothing is documented. */
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
 * The brain as data: `POST /analytics/perform/action`, action `visualization`, as JSON. Without
 * connections it is the organisation's whole brain.
 *
 * @throws PlatformError 404 when there is nothing to show yet or a connection is unknown.
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
 * Fetches as {@link getBrain} does, for readers that need only a part of it: an answer that lacks
 * documented keys, or has other ones, is returned as it came. The client's `onDrift` is called with
 * each difference.
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
 * The brain as the platform draws it: the same as {@link getBrain}, as the text of an HTML document.
 * It is foreign markup: show it in a sandboxed frame alone.
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
 * Fetches a view of the brain: `POST /analytics/perform/action`, action `views`. JSON is asked for.
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
 * Fetches the graphs of a tenant in one:
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
 * Changes relationships of the brain as a sentence says: `POST /analytics/chat`, action
 * `graph_modification`. Source name, relation, target name and an effective date match best. A
 * change that is not applied is no error of the call: read `success` and the results.
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
