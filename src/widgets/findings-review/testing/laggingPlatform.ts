import { QueryClient } from '@tanstack/react-query';
import { createClient, type BrainstemClient } from '../../../../test/platformClient.ts';
import type { Finding } from '../../../contract/index.ts';
import {
  createTestEnvironment,
  type TestEnvironment,
} from '../../../environment/testing/createTestEnvironment.ts';
import { settled } from '../../../environment/testing/settled.ts';
import { createFindingsTransport, type FindingsTransport } from '../../../query/index.ts';
import { createReview, type Review } from '../core/createReview.ts';
import { makeFinding } from './makeFinding.ts';

type State = 'pending' | 'approved' | 'rejected';

/** A platform for findings, per the documents, with simulated replication lag and rate limits. */
export interface LaggingPlatform {
  transport: FindingsTransport;
  client: BrainstemClient;
  environment: TestEnvironment;
  /** Returns the current state of a finding on the platform. */
  stateOf: (id: string) => State | undefined;
  /** The accepted decisions, in order. */
  readonly taken: readonly { id: string; state: State }[];
  /** Makes lists return the state of this many milliseconds ago. */
  setLag: (milliseconds: number) => void;
  /** Answers 429 to every request for this many milliseconds. */
  limitFor: (milliseconds: number) => void;
  /** Accepts the next decision but drops the response. */
  loseAnswer: () => void;
  /** Decides as another user. Returns false if it was already decided. */
  decideElsewhere: (id: string, state: State) => boolean;
  openReview: () => { review: Review; leave: () => void };
  /** Advances time in small steps, and lets pending requests complete. */
  advance: (milliseconds: number) => Promise<void>;
}

/** Creates a platform with pending findings of the given ids. */
export function createLaggingPlatform(ids: readonly string[], holdFor: number): LaggingPlatform {
  const environment = createTestEnvironment();
  const states = new Map<string, State>(ids.map((id) => [id, 'pending']));
  const history: { at: number; states: Map<string, State> }[] = [];
  const taken: { id: string; state: State }[] = [];
  let lag = 0;
  let limitedUntil = 0;
  let losesAnswer = false;

  const now = (): number => environment.clock.elapsed();
  const note = (): void => void history.push({ at: now(), states: new Map(states) });
  note();

  function decide(id: string, state: State): boolean {
    if (states.get(id) !== 'pending') return false;
    states.set(id, state);
    note();
    return true;
  }

  function listOf(wanted: string): Response {
    const known = history.findLast(({ at }) => at <= now() - lag) ?? history[0];
    const all = [...(known?.states ?? [])];
    const count = (state: State): number => all.filter(([, each]) => each === state).length;
    const findings: Finding[] = all
      .filter(([, state]) => wanted === 'findings' || state === wanted)
      .map(([id, review_state]) => makeFinding({ finding_id: id, review_state }));
    const [pending, approved, rejected] = [count('pending'), count('approved'), count('rejected')];
    const counters = { pending, approved, rejected, reviewed: 0, total: all.length };
    return Response.json({ status: 'ok', count: findings.length, counters, findings });
  }

  async function answer(request: Request): Promise<Response> {
    if (!environment.network.isOnline()) throw new TypeError('Failed to fetch');
    if (now() < limitedUntil) {
      const seconds = Math.ceil((limitedUntil - now()) / 1000);
      return new Response(null, { status: 429, headers: { 'retry-after': String(seconds) } });
    }
    const parts = new URL(request.url).pathname.split('/');
    const last = parts.at(-1) ?? '';
    if (request.method === 'GET') return listOf(last);
    const body: unknown = await request.json();
    const state = last === 'reject' ? 'rejected' : 'approved';
    const wanted = last === 'approve-bulk' ? idsIn(body) : [decodeURIComponent(parts.at(-2) ?? '')];
    if (wanted.some((id) => states.get(id) !== 'pending'))
      return new Response(null, { status: 409 });
    for (const id of wanted) {
      decide(id, state);
      taken.push({ id, state });
    }
    if (!losesAnswer) return new Response(null, { status: 204 });
    losesAnswer = false;
    throw new TypeError('Failed to fetch');
  }

  const client = createClient({
    baseUrl: 'https://platform.example.com',
    getToken: () => Promise.resolve({ token: 'token' }),
    environment,
    retry: { random: () => 0.5 },
    fetch: (input, init) => answer(new Request(input, init)),
  });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const transport = createFindingsTransport(client, queryClient);

  return {
    transport,
    client,
    environment,
    stateOf: (id) => states.get(id),
    taken,
    setLag: (milliseconds) => (lag = milliseconds),
    limitFor: (milliseconds) => (limitedUntil = now() + milliseconds),
    loseAnswer: () => (losesAnswer = true),
    decideElsewhere: decide,
    openReview() {
      // A transport belongs to the signed-in user.
      const transport = createFindingsTransport(client, queryClient);
      const review = createReview({ transport, holdFor, environment });
      return { review, leave: review.mount() };
    },
    async advance(milliseconds) {
      for (let left = milliseconds; left >= 0; left -= 500) {
        await settled();
        environment.advance(Math.min(500, left));
      }
      await settled();
    },
  };
}

function idsIn(body: unknown): readonly string[] {
  if (typeof body !== 'object' || body === null || !('finding_ids' in body)) return [];
  return Array.isArray(body.finding_ids) ? body.finding_ids.map(String) : [];
}
