import * as v from 'valibot';
import {
  createMockPlatform,
  type MockPlatform,
  type MockPlatformOptions,
} from '../../mock-platform/index.ts';
import type { RouteReport } from '../doctor/examine.ts';
import { callCommand, type CommandResult } from './callCommand.ts';
import { serveHandler } from './serveHandler.ts';

/** Changes the mock's answer before the server sends it. */
export type ChangeResponse = (request: Request, response: Response) => Response | Promise<Response>;

/** The doctor, with a platform to examine. */
export interface OpenedDoctor {
  readonly platform: MockPlatform;
  readonly url: string;
  /** All responses that the server has sent so far, as text. */
  readonly sent: string[];
  /** Runs any command with the platform's variables. */
  run(this: void, args: readonly string[], more?: CallOptions): Promise<CommandResult>;
  /** Runs `doctor`. */
  call(args?: readonly string[], more?: CallOptions): Promise<CommandResult>;
  /** Runs `doctor --json`. */
  examine(args?: readonly string[], more?: CallOptions): Promise<DoctorOutput>;
  close(): Promise<void>;
}

interface CallOptions {
  folder?: string;
  env?: Record<string, string | undefined>;
  signal?: AbortSignal;
}

/** The output of `doctor --json`. */
export interface DoctorOutput extends CommandResult {
  readonly routes: readonly RouteReport[];
}

const names = v.array(v.string());
const printed = v.object({
  routes: v.array(
    v.object({
      route: v.string(),
      outcome: v.picklist([
        'as documented',
        'not called',
        'scope missing',
        'differs',
        'refused',
        'no answer',
      ]),
      status: v.optional(v.number()),
      ms: v.optional(v.number()),
      because: v.optional(v.string()),
      scopeMissing: v.optional(v.string()),
      missing: names,
      different: v.array(v.object({ path: v.string(), message: v.string() })),
      unnamed: names,
      shapes: v.record(v.string(), v.string()),
    }),
  ),
});

/** Starts a mock platform over HTTP that deviates by `deviate`. */
export async function openDoctor(
  deviate: ChangeResponse = (_, response) => response,
  options: MockPlatformOptions = {},
): Promise<OpenedDoctor> {
  const root = 'http://127.0.0.1';
  const platform = createMockPlatform({ pace: 0, ...options, baseUrl: root, appUrl: root });
  const sent: string[] = [];
  const server = await serveHandler(async (request) => {
    const response = await deviate(request, await platform.fetch(request));
    void response
      .clone()
      .text()
      .then(
        (text) => sent.push(text),
        () => undefined,
      );
    return response;
  });
  const { credentials } = platform;
  const run: OpenedDoctor['run'] = (args, { env, ...more } = {}) =>
    callCommand(args, {
      ...more,
      env: {
        PLATFORM_URL: server.url,
        PLATFORM_APP_URL: server.url,
        PLATFORM_API_KEY: credentials.apiKey,
        SERVICE_ACTOR_ID: credentials.serviceActorId,
        PLATFORM_APP_SESSION: credentials.appSessionCookie,
        PLATFORM_ORGANISATION: credentials.organisationId,
        PLATFORM_USER_ID: credentials.userId,
        PLATFORM_LINK_TOKEN: credentials.delegationToken,
        PLATFORM_FORM_SLUG: 'new-supplier',
        ...env,
      },
    });
  const call: OpenedDoctor['call'] = (args = [], more) => run(['doctor', ...args], more);
  return {
    platform,
    url: server.url,
    sent,
    run,
    call,
    async examine(args = [], more) {
      const result = await call([...args, '--json'], more);
      return { ...result, ...v.parse(printed, JSON.parse(result.printed)) };
    },
    close: () => server.close(),
  };
}

/** Describes a platform's problems, one per line. */
export function problemsOf({ routes }: DoctorOutput): string[] {
  return routes
    .filter(({ outcome, unnamed }) => !harmless.has(outcome) || unnamed.length > 0)
    .map(({ route, outcome, because }) => `${route}: ${outcome}, ${because ?? ''}`);
}

const harmless = new Set(['as documented', 'not called']);
