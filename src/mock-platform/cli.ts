import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { brainLabels } from './seed/brain.ts';
import { seedName } from './seed/seedName.ts';
import { startMockServer, type MockServer } from './startMockServer.ts';

const usage = `Serves the mock platform over HTTP.

  --port <number>   0 takes any free one; without it the first free one from 8787
  --seed <name>     default, empty or large
  --brain <labels>  60, 300 or 1000; without it as the seed has it
  --pace <number>   1 is a human pace, 0 as fast as possible
  --json            one line of JSON when ready
  --help            this text`;

const portOption = v.optional(
  v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number), v.maxValue(65_535)),
);

const paceOption = v.optional(
  v.pipe(v.string(), v.regex(/^\d+(\.\d+)?$/), v.transform(Number), v.maxValue(100)),
);

const cliOptions = v.object({
  port: portOption,
  seed: v.optional(seedName),
  brain: v.optional(v.pipe(v.string(), v.transform(Number), brainLabels)),
  pace: paceOption,
  json: v.optional(v.boolean(), false),
  help: v.optional(v.boolean(), false),
});

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: 'string' },
      seed: { type: 'string' },
      brain: { type: 'string' },
      pace: { type: 'string' },
      json: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  const options = v.safeParse(cliOptions, values);
  if (!options.success) {
    throw new Error(`Brainstem: ${v.summarize(options.issues)}\n\n${usage}`);
  }
  const { json, help, port, seed, brain, pace } = options.output;
  if (help) {
    console.log(usage);
    return;
  }
  const server = await startMockServer({
    ...(port === undefined ? {} : { port }),
    ...(seed === undefined ? {} : { seed }),
    ...(brain === undefined ? {} : { brainLabels: brain }),
    ...(pace === undefined ? {} : { pace }),
  });
  console.log(json ? JSON.stringify(printed(server)) : readable(server));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void server.close());
  }
}

function printed({ platform }: MockServer): Record<string, string> {
  const { credentials } = platform;
  return {
    baseUrl: credentials.baseUrl,
    publicUrl: credentials.publicUrl,
    appUrl: credentials.appUrl,
    organisationId: credentials.organisationId,
    tenantId: credentials.tenantId,
    apiKey: credentials.apiKey,
    serviceActorId: credentials.serviceActorId,
    userJwt: credentials.userJwt,
    appSessionCookie: credentials.appSessionCookie,
    delegationToken: credentials.delegationToken,
  };
}

function readable({ url, platform: { credentials } }: MockServer): string {
  return [
    `Mock platform on ${url}`,
    `  API key        ${credentials.apiKey}`,
    `  service actor  ${credentials.serviceActorId}`,
    `  organisation   ${credentials.organisationId}`,
    `  user JWT       ${credentials.userJwt}`,
    `Faults: POST ${url}/__mock/faults. Stop with Ctrl+C.`,
  ].join('\n');
}
