import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import * as v from 'valibot';
import { readServiceRoot } from '../../client/index.ts';
import type { Terminal } from '../command.ts';
import { definedValues, type KnownValues } from './knownValues.ts';

/** The platform to examine, with credentials. */
export interface Target {
  readonly baseUrl: string;
  /** The web app's address. Without it, its routes are skipped. */
  readonly appUrl: string | undefined;
  readonly apiKey: string | undefined;
  readonly serviceActorId: string | undefined;
  /** A service actor token, instead of an exchange. */
  readonly token: string | undefined;
  /** A cookie of the web app: `name=value`. */
  readonly appSession: string | undefined;
  /** Ids that no route lists. */
  readonly known: KnownValues;
  /** Values that must never be printed. */
  readonly secrets: readonly string[];
}

const address = (name: string, allowHttp: boolean) =>
  v.pipe(
    v.string(
      `${name} is missing. Set it to the platform's address, such as https://api.example.com`,
    ),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const remedy = allowHttp
        ? undefined
        : 'Use https, or pass --allow-http in a network of your own';
      const read = readServiceRoot(dataset.value, { name, remedy });
      if ('root' in read) return read.root;
      addIssue({ message: read.problem });
      return NEVER;
    }),
  );

const credential = (name: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^(?!bearer\s)[\x21-\x7e]+$/i,
        `${name} must be the value alone, without "Bearer", spaces or line breaks`,
      ),
    ),
  );

const text = v.optional(v.string());

const variables = (allowHttp: boolean) =>
  v.pipe(
    v.object({
      PLATFORM_URL: address('PLATFORM_URL', allowHttp),
      PLATFORM_APP_URL: v.optional(address('PLATFORM_APP_URL', allowHttp)),
      PLATFORM_API_KEY: credential('PLATFORM_API_KEY'),
      SERVICE_ACTOR_ID: text,
      PLATFORM_TOKEN: credential('PLATFORM_TOKEN'),
      PLATFORM_APP_SESSION: text,
      PLATFORM_ORGANISATION: text,
      PLATFORM_USER_ID: text,
      PLATFORM_FORM_SLUG: text,
      PLATFORM_LINK_TOKEN: text,
    }),
    v.check(
      (values) => values.PLATFORM_API_KEY !== undefined || values.PLATFORM_TOKEN !== undefined,
      'PLATFORM_API_KEY is missing. Set it together with SERVICE_ACTOR_ID, or set PLATFORM_TOKEN to a service actor token',
    ),
    v.check(
      (values) => values.SERVICE_ACTOR_ID !== undefined || values.PLATFORM_TOKEN !== undefined,
      'SERVICE_ACTOR_ID is missing. Set it to the service actor to exchange a token for',
    ),
  );

export interface TargetOptions {
  readonly env?: string;
  readonly 'allow-http': boolean;
}

/** Help texts for {@link TargetOptions}. */
export const targetHelp = {
  env: { value: '<file>', says: 'Read variables from a file too, such as .env.local.' },
  'allow-http': { says: 'Send credentials over plain http too, which anyone on the way can read.' },
};

export const targetSchema = {
  env: v.exactOptional(v.string()),
  'allow-http': v.optional(v.boolean(), false),
};

/**
 * Reads the target from the environment and an optional env file; the environment wins. No message
 * contains a credential.
 *
 * @throws Error naming each missing or invalid variable.
 */
export function readTarget(
  { env, folder }: Terminal,
  { env: envFile, 'allow-http': allowHttp }: TargetOptions,
): Target {
  const fromFile = envFile === undefined ? {} : readEnvFile(resolve(folder, envFile));
  const set = Object.entries({ ...fromFile, ...env }).filter(([, value]) => value !== '');
  const read = v.safeParse(variables(allowHttp), {
    PLATFORM_URL: undefined,
    ...Object.fromEntries(set),
  });
  if (!read.success) {
    const problems = read.issues.map(({ message }) => message);
    throw new Error(`Brainstem: ${problems.join('. ')}.`);
  }
  const values = read.output;
  const { PLATFORM_LINK_TOKEN: linkToken } = values;
  return {
    baseUrl: values.PLATFORM_URL,
    appUrl: values.PLATFORM_APP_URL,
    apiKey: values.PLATFORM_API_KEY,
    serviceActorId: values.SERVICE_ACTOR_ID,
    token: values.PLATFORM_TOKEN,
    appSession: values.PLATFORM_APP_SESSION,
    known: definedValues({
      organisation: values.PLATFORM_ORGANISATION,
      userId: values.PLATFORM_USER_ID,
      formSlug: values.PLATFORM_FORM_SLUG,
      linkToken,
    }),
    secrets: [
      values.PLATFORM_API_KEY,
      values.PLATFORM_TOKEN,
      values.PLATFORM_APP_SESSION,
      linkToken,
    ].filter((secret) => secret !== undefined),
  };
}

function readEnvFile(path: string): Record<string, string | undefined> {
  try {
    return parseEnv(readFileSync(path, 'utf8'));
  } catch (cause) {
    throw new Error(`Brainstem: ${path} can't be read. Is it a file of NAME=value lines?`, {
      cause,
    });
  }
}
