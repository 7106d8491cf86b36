import { join } from 'node:path';
import type { Plan, Project, ProjectFile } from './project.ts';
import {
  authorize,
  environment,
  fillIn,
  handlerOptions,
  indented,
  reactComponent,
} from './snippets.ts';

/** Plans the files and next steps for Next, for the router that the project uses. */
export function planNext(project: Project): Plan {
  const files =
    project.router === 'pages' ? filesOfPagesRouter(project) : filesOfAppRouter(project);
  return {
    files,
    environment: { path: '.env.local', text: environment },
    steps: [fillIn(), 'Start Next and open /assistant.', authorize],
  };
}

function filesOfAppRouter({ isTypeScript, sources }: Project): ProjectFile[] {
  const [ts, tsx] = isTypeScript ? ['ts', 'tsx'] : ['js', 'jsx'];
  const app = join(sources, 'app');
  return [
    {
      path: join(app, `api/brainstem/token/route.${ts}`),
      text: `import { createTokenHandler } from 'brainstem/server';

export const POST = createTokenHandler(${handlerOptions('process.env')});
`,
    },
    {
      path: join(app, `assistant/Assistant.${tsx}`),
      text: reactComponent(isTypeScript, { isClientBoundary: true }),
    },
    {
      path: join(app, `assistant/page.${tsx}`),
      text: `import { connection } from 'next/server';
import { Suspense } from 'react';
import { Assistant } from './Assistant';

export default function Page() {
  return (
    <Suspense>
      <AssistantOfRequest />
    </Suspense>
  );
}

/** Reads the environment at each request, not when Next builds. */
async function AssistantOfRequest() {
  await connection();
  return <Assistant platformUrl={process.env.PLATFORM_URL ?? ''} />;
}
`,
    },
  ];
}

function filesOfPagesRouter({ isTypeScript, sources }: Project): ProjectFile[] {
  const [ts, tsx] = isTypeScript ? ['ts', 'tsx'] : ['js', 'jsx'];
  return [
    {
      path: join(sources, `pages/api/brainstem/token.${ts}`),
      text: `import { createNodeListener, createTokenHandler } from 'brainstem/server';

// The listener answers after it has returned, which Next would warn of.
export const config = { api: { externalResolver: true } };

export default createNodeListener(
  createTokenHandler(${indented(handlerOptions('process.env'), 2)}),
);
`,
    },
    // Every file in `pages` would become a page.
    { path: join(sources, `components/Assistant.${tsx}`), text: reactComponent(isTypeScript) },
    {
      path: join(sources, `pages/assistant.${tsx}`),
      text: `import { Assistant } from '../components/Assistant';

// Read at each request, not when Next builds.
export function getServerSideProps() {
  return { props: { platformUrl: process.env.PLATFORM_URL ?? '' } };
}

export default function Page({ platformUrl }${isTypeScript ? ': { platformUrl: string }' : ''}) {
  return <Assistant platformUrl={platformUrl} />;
}
`,
    },
  ];
}
