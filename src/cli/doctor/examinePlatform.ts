import { exchangeToken, hosts, type Endpoint, type Schema } from '../../contract/index.ts';
import { callRoute, hasCredential, type Answer, type Caller, type Tokens } from './callRoute.ts';
import { createResources, removeResources, type Removals } from './createdResources.ts';
import {
  examine,
  jsonOf,
  mergeReports,
  notCalled,
  responseSchema,
  type RouteReport,
} from './examine.ts';
import { valueNames, definedValues, type KnownValues, type ValueName } from './knownValues.ts';
import { probesOf, textAt, unreachable, type Probe } from './probes.ts';
import type { Target } from './readTarget.ts';

export interface ExamineOptions {
  /** True to create things, and remove them again. */
  readonly write: boolean;
  /** Aborts the calls; created things are still removed. */
  readonly signal: AbortSignal;
  /** The timeout of an answer, in milliseconds. */
  readonly timeout: number;
  /** The number of list items to request. @default 2 */
  readonly itemsPerPage?: number;
  /** Called with each answer of a read route. Also makes list items be read one by one. */
  readonly observe?: (observed: Observed) => void;
}

/** An answer, with its input. */
export interface Observed {
  readonly endpoint: Endpoint;
  /** The documented schema of the answer. */
  readonly schema: Schema;
  readonly input: unknown;
  readonly answer: Answer;
}

export interface Examination {
  readonly routes: readonly RouteReport[];
  /** Created things that couldn't be removed. */
  readonly left: readonly string[];
}

/** Calls every read-only route that the credentials allow. */
export async function examinePlatform(
  target: Target,
  { write, signal, timeout, itemsPerPage = 2, observe }: ExamineOptions,
): Promise<Examination> {
  const reports = new Map<string, RouteReport>();
  const add = (report: RouteReport): void => {
    const known = reports.get(report.route);
    reports.set(report.route, known === undefined ? report : mergeReports(known, report));
  };

  const tokens: Tokens = { current: undefined, renew: undefined };
  const caller: Caller = { target, tokens, signal, timeout };
  const report = await findToken(caller);
  add(report);
  const removals: Removals = [];
  let left: string[] = [];
  try {
    let own: KnownValues = {};
    if (write && tokens.current !== undefined) {
      const made = await createResources(caller, removals);
      made.reports.forEach(add);
      own = made.found;
    }
    await callProbes(caller, probesOf(itemsPerPage), { itemsPerPage, own, add, observe });
  } finally {
    // An interruption must not abort the clean-up.
    const cleaner: Caller = { ...caller, signal: new AbortController().signal };
    const removed = await removeResources(cleaner, removals);
    removed.reports.forEach(add);
    left = removed.left;
  }
  return { routes: [...reports.values()], left };
}

/** Returns the token for the calls: the given one, or an exchanged one. */
async function findToken(caller: Caller): Promise<RouteReport> {
  const { tokens } = caller;
  const { apiKey, serviceActorId, token } = caller.target;
  if (apiKey === undefined || serviceActorId === undefined) {
    const because = 'PLATFORM_API_KEY and SERVICE_ACTOR_ID are not set; PLATFORM_TOKEN is used';
    tokens.current = token;
    return notCalled(exchangeToken, because);
  }
  // An interruption must not abort the exchange, which the clean-up needs.
  const exchanger: Caller = { ...caller, signal: new AbortController().signal };
  const exchange = (by: Caller): Promise<Answer> =>
    callRoute(by, exchangeToken, { body: { serviceActorId } });
  const answer = await exchange(caller);
  tokens.current = token ?? textAt(jsonOf(answer), 'token');
  tokens.renew = async () => textAt(jsonOf(await exchange(exchanger)), 'token');
  return examine(exchangeToken, answer);
}

interface Probing extends Pick<ExamineOptions, 'observe'> {
  readonly itemsPerPage: number;
  readonly own: KnownValues;
  readonly add: (report: RouteReport) => void;
}

async function callProbes(
  caller: Caller,
  probes: readonly Probe[],
  { itemsPerPage, own, add, observe }: Probing,
): Promise<void> {
  let found: KnownValues = { ...caller.target.known, ...own };
  for (const plan of probes) {
    if (caller.signal.aborted) return;
    let missing: ValueName | undefined;
    const input = plan.input((name) => found[name] ?? ((missing ??= name), ''));
    const because = whyNotCalled(plan, missing, caller);
    if (because !== undefined) {
      add(labelled(plan, notCalled(plan.endpoint, because)));
      continue;
    }
    const { endpoint, withoutCredential = false, learn, each } = plan;
    const answer = await callRoute(caller, endpoint, input, { withoutCredential });
    add(labelled(plan, examine(endpoint, answer, plan)));
    const json = jsonOf(answer);
    // Its own things take precedence over those it found.
    found = { ...definedValues(learn?.(json) ?? {}), ...definedValues(found) };
    if (observe === undefined) continue;
    observe({ endpoint, schema: plan.schema ?? responseSchema(endpoint), input, answer });
    for (const item of (each?.(json) ?? []).slice(0, itemsPerPage)) {
      const ofItem = await callRoute(caller, item.endpoint, item.input);
      observe({ ...item, schema: responseSchema(item.endpoint), answer: ofItem });
    }
  }
  for (const [endpoint, because] of unreachable) add(notCalled(endpoint, because));
}

function whyNotCalled(
  { endpoint, withoutCredential }: Probe,
  missing: ValueName | undefined,
  caller: Caller,
): string | undefined {
  if (hosts[endpoint.host].root === 'app' && caller.target.appUrl === undefined) {
    return 'set PLATFORM_APP_URL to the address of the web app';
  }
  if (withoutCredential !== true && !hasCredential(endpoint, caller)) {
    return missingCredential(endpoint);
  }
  return missing === undefined ? undefined : valueNames[missing];
}

function missingCredential({ credential }: Endpoint): string {
  if (credential === 'apiKey') return 'set PLATFORM_API_KEY';
  if (credential === 'appSession') {
    return 'set PLATFORM_APP_SESSION to the cookie of a signed-in user, as name=value';
  }
  return 'there is no service actor token';
}

/** Labels a deliberate call without a token, to distinguish it from the normal one. */
function labelled({ withoutCredential }: Probe, report: RouteReport): RouteReport {
  return withoutCredential === true
    ? { ...report, route: `${report.route} (without a token)` }
    : report;
}
