import type { Framework, Project, ProjectFile } from './project.ts';
import { handlerOptions, indented } from './snippets.ts';

/** Vite, and the frameworks that are built on it and have a server of their own. */
export type ViteFramework = Exclude<Framework, 'next' | 'express' | 'fastify' | 'hono'>;

/** A token route of a framework, with where that framework reads variables. */
interface TokenRoute {
  readonly file: ProjectFile;
  readonly step: string;
  /** The file that the framework reads while developing, and that its templates ignore. */
  readonly env: '.env' | '.env.local';
  /** The file that declares the variables, where the framework knows no others. */
  readonly variables?: ProjectFile | undefined;
  /** The prefix of names that a page may read. @default 'VITE_' */
  readonly prefix?: string;
}

const importHandler = "import { createTokenHandler } from 'brainstem/server';\n";

/**
 * True where either says that it is production: a build with `NODE_ENV=development` turns what Vite
 * writes, and a server may run with what its image has.
 */
const isProduction = "import.meta.env.PROD || env.NODE_ENV !== 'development'";

const handlerOf = (env: string, condition?: string): string =>
  `const handler = createTokenHandler(${handlerOptions(env, condition)});\n`;

const readWhileRunning = `// A build may replace \`process.env.NODE_ENV\` by its own value.
const env = process.env;
`;

/** True from SvelteKit 3 on, where a variable that `src/env.ts` doesn't declare is undefined. */
const declaresVariables = (versions: string): boolean => !/^\D*[12]\b/.test(versions);

/** Imports SvelteKit's variables, which are read while the server runs. */
export const importEnv = (of: 'private' | 'public', versions: string): string =>
  declaresVariables(versions)
    ? `import * as env from '$app/env/${of}';\n`
    : `import { env } from '$env/dynamic/${of}';\n`;

const variablesOf = (
  isTypeScript: boolean,
): string => `import { defineEnvVars } from '@sveltejs/kit/env';

// Without a schema, the server wouldn't start where one isn't set.
const schema = (value${isTypeScript ? '?: string' : ''}) => value;

export const variables = defineEnvVars({
  PLATFORM_URL: { schema },
  PLATFORM_API_KEY: { schema },
  SERVICE_ACTOR_ID: { schema },
  NODE_ENV: { schema },
  PUBLIC_PLATFORM_URL: { schema, public: true },
});
`;

const deployed = 'in production, set the variables where the server runs, since it reads no .env.';

export const tokenRoutes: Readonly<Record<ViteFramework, (project: Project) => TokenRoute>> = {
  astro: ({ isTypeScript }) => ({
    file: {
      path: `src/pages/api/brainstem/token.${isTypeScript ? 'ts' : 'js'}`,
      text: `${isTypeScript ? "import type { APIRoute } from 'astro';\n" : ''}import { getSecret } from 'astro:env/server';
${importHandler}
// Answers at each request; a page that is written when Astro builds can't.
export const prerender = false;

// Read while the server runs: \`import.meta.env\` would write the key into what Astro builds.
const env = {
  PLATFORM_URL: getSecret('PLATFORM_URL'),
  PLATFORM_API_KEY: getSecret('PLATFORM_API_KEY'),
  SERVICE_ACTOR_ID: getSecret('SERVICE_ACTOR_ID'),
  NODE_ENV: getSecret('NODE_ENV'),
};
${handlerOf('env')}
export const POST${isTypeScript ? ': APIRoute' : ''} = ({ request }) => handler(request);
`,
    },
    step: `Unless your app has an adapter, add one, such as with \`npx astro add node\`: the token route needs a server; ${deployed}`,
    env: '.env',
    prefix: 'PUBLIC_',
  }),

  nuxt: ({ isTypeScript }) => ({
    file: {
      path: `server/api/brainstem/token.post.${isTypeScript ? 'ts' : 'js'}`,
      text: `${importHandler}
${handlerOf('process.env')}
export default defineEventHandler((event) => handler(toWebRequest(event)));
`,
    },
    step: `The route answers at /api/brainstem/token; ${deployed}`,
    env: '.env',
  }),

  'react-router': ({ isTypeScript, sources }) => {
    const path = `routes/brainstemToken.${isTypeScript ? 'ts' : 'js'}`;
    return {
      file: {
        path: `${sources}${path}`,
        text: `${importHandler}${isTypeScript ? "import type { ActionFunctionArgs } from 'react-router';\n" : ''}
${readWhileRunning}${handlerOf('env', isProduction)}
export const action = ({ request }${isTypeScript ? ': ActionFunctionArgs' : ''}) => handler(request);
`,
      },
      step: `Add route('api/brainstem/token', '${path}') to ${sources}routes.ts; ${deployed}`,
      env: '.env',
    };
  },

  sveltekit: ({ isTypeScript, versions }) => {
    const ts = isTypeScript ? 'ts' : 'js';
    const variables = declaresVariables(versions)
      ? { path: `src/env.${ts}`, text: variablesOf(isTypeScript) }
      : undefined;
    const declare =
      variables &&
      ` If ${variables.path} was there, declare the variables in it, of which PUBLIC_PLATFORM_URL alone is public.`;
    return {
      file: {
        path: `src/routes/api/brainstem/token/+server.${ts}`,
        text: `${importEnv('private', versions)}${importHandler}${isTypeScript ? "import type { RequestHandler } from './$types';\n" : ''}
${handlerOf('env', isProduction)}
export const POST${isTypeScript ? ': RequestHandler' : ''} = ({ request }) => handler(request);
`,
      },
      variables,
      step: `Unless your host has an adapter of its own, use @sveltejs/adapter-node: the token route needs a server; ${deployed}${declare ?? ''}`,
      env: '.env.local',
      prefix: 'PUBLIC_',
    };
  },

  'tanstack-start': ({ isTypeScript, sources }) => ({
    file: {
      path: `${sources}routes/api/brainstem/token.${isTypeScript ? 'ts' : 'js'}`,
      text: `import { createFileRoute } from '@tanstack/react-router';
${importHandler}
${readWhileRunning}${handlerOf('env', isProduction)}
export const Route = createFileRoute('/api/brainstem/token')({
  server: { handlers: { POST: ({ request }) => handler(request) } },
});
`,
    },
    step: `The route answers at /api/brainstem/token; ${deployed}`,
    env: '.env.local',
  }),

  vite: ({ isTypeScript }) => {
    const ts = isTypeScript ? 'ts' : 'js';
    return {
      file: {
        path: `brainstem-token.${ts}`,
        text: `import { createNodeListener, createTokenHandler } from 'brainstem/server';
import { loadEnv${isTypeScript ? ', type Plugin' : ''} } from 'vite';

/** Serves the token while you develop. In production, serve the same handler from your backend. */
export function brainstemToken()${isTypeScript ? ': Plugin' : ''} {
  return {
    name: 'brainstem-token',
    configureServer({ config, middlewares }) {
      const env = loadEnv(config.mode, config.envDir || config.root, '');
      const handler = createTokenHandler(${indented(handlerOptions('env'), 6)});
      middlewares.use('/api/brainstem/token', createNodeListener(handler));
    },
  };
}
`,
      },
      step: `Add brainstemToken() from ./brainstem-token.${ts} to the plugins in vite.config.${ts}, or write that file: export default { plugins: [brainstemToken()] }.`,
      env: '.env.local',
    };
  },
};
