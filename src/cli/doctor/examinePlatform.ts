import { exchangeToken, hosts, type Endpoint, type Schema } from '../../contract/index.ts';
import { callRoute, hasCredential, type Answer, type Caller, type Tokens } from './callRoute.ts';
import {
  examine,
  jsonOf,
  mergeReports,
  notCalled,
  responseSchema,
  type RouteReport,
} from './examine.ts';
import { valueNames, definedValues, type ValueName } from './knownValues.ts';
import { probesOf, textAt, unreachable, type Probe } from './probes.ts';
import type { Target } from './readTarget.ts';

export interface ExamineOptions {
  readonly signal: AbortSignal;
  /** The timeout of an answer, in milliseconds. */
  readonly timeout: number;
  /** The number of list items to request. @default 2 */
  readonly itemsPerPage?: number;
  /** Called with each answer of a read route. Also makes list items be read one by one. */
  readonly observe?: (observed: Observed) => void;
}

export interface Observed {
  readonly endpoint: Endpoint;
  /** The documented schema of the answer. */
  readonly schema: Schema;
  readonly input: unknown;
  readonly answer: Answer;
}

/** Calls every read-only route that the credentials allow. */
export async function examinePlatform(
  target: Target,
  { signal, timeout, itemsPerPage = 2, observe }: ExamineOptions,
): Promise<readonly RouteReport[]> {
  const reports = new Map<string, RouteReport>();
  const add = (report: RouteReport): void => {
    const known = reports.get(report.route);
    reports.set(report.route, known === undefined ? report : mergeReports(known, report));
  };

  const tokens: Tokens = { current: undefined, renew: undefined };
  const caller: Caller = { target, tokens, signal, timeout };
  add(await findToken(caller));
  await callProbes(caller, probesOf(itemsPerPage), { itemsPerPage, add, observe });
  return [...reports.values()];
}

async function findToken(caller: Caller): Promise<RouteReport> {
  const { tokens } = caller;
  const { apiKey, serviceActorId, token } = caller.target;
  if (apiKey === undefined || serviceActorId === undefined) {
    const because = 'PLATFORM_API_KEY and SERVICE_ACTOR_ID are not set; PLATFORM_TOKEN is used';
    tokens.current = token;
    return notCalled(exchangeToken, because);
  }
  const exchange = (): Promise<Answer> =>
    callRoute(caller, exchangeToken, { body: { serviceActorId } });
  const answer = await exchange();
  tokens.current = token ?? textAt(jsonOf(answer), 'token');
  tokens.renew = async () => textAt(jsonOf(await exchange()), 'token');
  return examine(exchangeToken, answer);
}

interface Probing extends Pick<ExamineOptions, 'observe'> {
  readonly itemsPerPage: number;
  readonly add: (report: RouteReport) => void;
}

async function callProbes(
  caller: Caller,
  probes: readonly Probe[],
  { itemsPerPage, add, observe }: Probing,
): Promise<void> {
  let found = caller.target.known;
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
