import { planNext } from './planNext.ts';
import { planVite } from './planVite.ts';
import type { Plan, Project, Framework } from './project.ts';
import { join } from 'node:path';
import { authorize, environment, fillIn, handlerOptions, indented } from './snippets.ts';

export function planFor(project: Project): Plan {
  const { framework } = project;
  switch (framework) {
    case 'next':
      return planNext(project);
    case 'express':
    case 'fastify':
    case 'hono':
      return planBackend(framework, project);
    default:
      return planVite(framework, project);
  }
}

type BackendFramework = Extract<Framework, 'express' | 'fastify' | 'hono'>;

const developing = `# Gives a token to pages of this computer. Leave it out where you deploy.
NODE_ENV=development
`;

/** Plans the files and next steps for a backend. */
function planBackend(framework: BackendFramework, { isTypeScript, sources }: Project): Plan {
  const ts = isTypeScript ? 'ts' : 'js';
  const listener = framework === 'hono' ? '' : 'createNodeListener, ';
  const path = join(sources, `brainstemToken.${ts}`);
  const use = {
    express: "app.post('/api/brainstem/token', brainstemToken)",
    fastify: "app.post('/api/brainstem/token', brainstemToken)",
    hono: "app.post('/api/brainstem/token', ({ req }) => brainstemToken(req.raw))",
  }[framework];
  const handler = `createTokenHandler(${handlerOptions('process.env')})`;
  return {
    files: [
      {
        path,
        text: `import { ${listener}createTokenHandler } from 'brainstem/server';

/** Exchanges the API key for a token that lives 15 minutes. */
export const brainstemToken = ${framework === 'hono' ? handler : `createNodeListener(\n  ${indented(handler, 2)},\n)`};
`,
      },
    ],
    environment: { path: '.env.local', text: `${environment}${developing}` },
    steps: [
      `${fillIn()} Start Node with --env-file=.env.local.`,
      `Import brainstemToken from ${path}, and mount it: ${use}.`,
      'Put the chat into your page, as node_modules/brainstem/docs/quick-start.md shows.',
      authorize,
    ],
  };
}
