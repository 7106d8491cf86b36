import { join } from 'node:path';

/** The frameworks that `init` knows, each with the package that it is found by. */
export const frameworks = {
  next: 'next',
  vite: 'vite',
  express: 'express',
  fastify: 'fastify',
  hono: 'hono',
} as const;

/** See {@link frameworks}. */
export type Framework = keyof typeof frameworks;

/** What is known of the project that files are written for. */
export interface Project {
  readonly framework: Framework;
  /** Whether it has a `tsconfig.json`. */
  readonly isTypeScript: boolean;
  /** Where its sources are: `src/`, or empty. */
  readonly sources: '' | 'src/';
}

/** A file to write, with its path in the project. */
export interface ProjectFile {
  readonly path: string;
  readonly text: string;
}

/** What is written for a project, and what is left to do. */
export interface Plan {
  readonly files: readonly ProjectFile[];
  readonly steps: readonly string[];
}

/** The files and the next steps for a project. */
export function planFor(project: Project): Plan {
  if (project.framework === 'next') return planNext(project);
  if (project.framework === 'vite') return planVite(project);
  return planBackend(project);
}

/** Variables with the names that the written files read. */
const environment = `# The platform's service root, and the key that your backend exchanges for tokens.
# \`npx brainstem mock\` prints values to try with. Keep this file out of version control.
PLATFORM_URL=
PLATFORM_API_KEY=
# Whom the assistant acts for while you develop.
SERVICE_ACTOR_ID=
`;

const fillIn = 'Fill in .env.local: `npx brainstem mock` prints values to try with.';
const authorize =
  'Before you deploy, let `authorize` in the token route return the service actor of the person who is signed in.';

/** Options of the token handler. Until it is told who is signed in, production gets no token. */
const handlerOptions = (env: string): string => `{
  baseUrl: ${env}.PLATFORM_URL,
  apiKey: ${env}.PLATFORM_API_KEY,
  // Return the service actor of the person who is signed in, or refuse.
  authorize: () =>
    process.env.NODE_ENV === 'production' || !${env}.SERVICE_ACTOR_ID
      ? { refuse: 'Sign in first.' }
      : { serviceActorId: ${env}.SERVICE_ACTOR_ID },
  onError: console.error,
}`;

function planNext({ isTypeScript, sources }: Project): Plan {
  const [ts, tsx] = isTypeScript ? ['ts', 'tsx'] : ['js', 'jsx'];
  const app = join(sources, 'app');
  return {
    files: [
      {
        path: join(app, `api/brainstem/token/route.${ts}`),
        text: `import { createTokenHandler } from 'brainstem/server';

export const POST = createTokenHandler(${handlerOptions('process.env')});
`,
      },
      { path: join(app, `assistant/Assistant.${tsx}`), text: assistant(isTypeScript, 'next') },
      {
        path: join(app, `assistant/page.${tsx}`),
        text: `import { Assistant } from './Assistant';

// Read at each request, not when Next builds.
export const dynamic = 'force-dynamic';

export default function Page() {
  return <Assistant platformUrl={process.env.PLATFORM_URL ?? ''} />;
}
`,
      },
      { path: '.env.local', text: environment },
    ],
    steps: [fillIn, 'Start Next and open /assistant.', authorize],
  };
}

function planVite({ isTypeScript }: Project): Plan {
  const [ts, tsx] = isTypeScript ? ['ts', 'tsx'] : ['js', 'jsx'];
  return {
    files: [
      {
        path: `brainstem-token.${ts}`,
        text: `import { createNodeListener, createTokenHandler } from 'brainstem/server';
import { loadEnv${isTypeScript ? ', type Plugin' : ''} } from 'vite';

/** Serves the token while you develop. In production, serve the same handler from your backend. */
export function brainstemToken()${isTypeScript ? ': Plugin' : ''} {
  return {
    name: 'brainstem-token',
    configureServer({ config, middlewares }) {
      const env = loadEnv(config.mode, config.envDir || config.root, '');
      const handler = createTokenHandler(${handlerOptions('env').replaceAll('\n', '\n      ')});
      middlewares.use('/api/brainstem/token', createNodeListener(handler));
    },
  };
}
`,
      },
      { path: `src/Assistant.${tsx}`, text: assistant(isTypeScript, 'vite') },
      {
        path: '.env.local',
        text: `${environment}# The service root again: the page may read only names that begin with VITE_.
VITE_PLATFORM_URL=
`,
      },
    ],
    steps: [
      fillIn,
      `Add brainstemToken() from ./brainstem-token.${ts} to the plugins in vite.config.${ts}.`,
      `Render <Assistant platformUrl={import.meta.env.VITE_PLATFORM_URL} /> from src/Assistant.${tsx}.`,
      authorize,
    ],
  };
}

/** A page's component. Both frameworks pass it the platform's address. */
function assistant(isTypeScript: boolean, framework: 'next' | 'vite'): string {
  return `${framework === 'next' ? "'use client';\n\n" : ''}import { createClient, createTokenFetcher } from 'brainstem';
import { BrainstemProvider, Chat } from 'brainstem/react';
import 'brainstem/styles.css';
import { useState } from 'react';

export function Assistant({ platformUrl }${isTypeScript ? ': { platformUrl: string }' : ''}) {
  const [client] = useState(() =>
    createClient({
      baseUrl: platformUrl,
      getToken: createTokenFetcher('/api/brainstem/token'),
    }),
  );
  return (
    <BrainstemProvider client={client}>
      <div style={{ height: 640 }}>
        <Chat label="Assistant" />
      </div>
    </BrainstemProvider>
  );
}
`;
}

function planBackend({ framework, isTypeScript, sources }: Project): Plan {
  const ts = isTypeScript ? 'ts' : 'js';
  const listener = framework === 'hono' ? '' : 'createNodeListener, ';
  const use = {
    express: "app.post('/api/brainstem/token', brainstemToken)",
    fastify: "app.post('/api/brainstem/token', brainstemToken)",
    hono: "app.post('/api/brainstem/token', ({ req }) => brainstemToken(req.raw))",
  }[framework === 'next' || framework === 'vite' ? 'express' : framework];
  const handler = `createTokenHandler(${handlerOptions('process.env')})`;
  return {
    files: [
      {
        path: join(sources, `brainstemToken.${ts}`),
        text: `import { ${listener}createTokenHandler } from 'brainstem/server';

/** Exchanges the API key for a token that lives 15 minutes. */
export const brainstemToken = ${framework === 'hono' ? handler : `createNodeListener(\n  ${handler.replaceAll('\n', '\n  ')},\n)`};
`,
      },
      { path: '.env.local', text: environment },
    ],
    steps: [
      `${fillIn} Start Node with --env-file=.env.local.`,
      `Mount the route: ${use}.`,
      'Put <Assistant /> or <brainstem-chat> into your page, as “Getting started” shows.',
      authorize,
    ],
  };
}
