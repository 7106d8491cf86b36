import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { startPlayground, type Playground } from './startPlayground.ts';

const usage = `Starts a partner's app with the kit in it, and a mock platform.

  --port <number>       the app; 0 takes any free one; without it the first free one from 5173
  --mock-port <number>  the mock platform; likewise, from 8787
  --seed <name>         default, empty or large
  --pace <number>       1 is a human pace, 0 as fast as possible
  --built               serve the built page, as in production, in place of the sources
  --json                one line of JSON when ready
  --help                this text`;

const portOption = v.optional(
  v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number), v.maxValue(65_535)),
);

const startOptions = v.object({
  port: portOption,
  'mock-port': portOption,
  seed: v.optional(v.picklist(['default', 'empty', 'large'])),
  pace: v.optional(v.pipe(v.string(), v.regex(/^\d+(\.\d+)?$/), v.transform(Number))),
  built: v.optional(v.boolean(), false),
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
      'mock-port': { type: 'string' },
      seed: { type: 'string' },
      pace: { type: 'string' },
      built: { type: 'boolean' },
      json: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  const options = v.safeParse(startOptions, values);
  if (!options.success) {
    throw new Error(`Brainstem: ${v.summarize(options.issues)}\n\n${usage}`);
  }
  const { json, help, port, 'mock-port': mockPort, seed, pace, built } = options.output;
  if (help) {
    console.log(usage);
    return;
  }
  const playground = await startPlayground({
    built,
    ...(port !== undefined && { port }),
    ...(mockPort !== undefined && { mockPort }),
    ...(seed !== undefined && { seed }),
    ...(pace !== undefined && { pace }),
  });
  const { appUrl, mockUrl } = playground;
  console.log(json ? JSON.stringify({ appUrl, mockUrl }) : readable(playground));
  closeOnSignal(playground);
}

function readable({ appUrl, mockUrl }: Playground): string {
  return `
  Partner's app   ${appUrl}
  Mock platform   ${mockUrl}

  Sign in as Mara Lindt, who has every permission, or Tom Reyes, who has read access.
  Neither has a password. Ctrl+. opens the developer drawer, Ctrl+C ends both servers.
`;
}

function closeOnSignal(playground: Playground): void {
  let isClosing = false;
  const close = (): void => {
    // A terminal and its wrappers may send the same signal twice.
    if (isClosing) return;
    isClosing = true;
    playground.close().catch((error: unknown) => {
      console.error(error);
      process.exitCode = 1;
    });
  };
  process.on('SIGINT', close);
  process.on('SIGTERM', close);
}
