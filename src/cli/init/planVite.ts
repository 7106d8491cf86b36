import type { Plan, Project, ProjectFile } from './project.ts';
import {
  authorize,
  environment,
  fillIn,
  handlerOptions,
  indented,
  reactComponent,
} from './snippets.ts';

/** Plans the files and next steps for Vite, with a component for the project's UI framework. */
export function planVite(project: Project): Plan {
  const { isTypeScript } = project;
  const ts = isTypeScript ? 'ts' : 'js';
  const { file, step } = component(project);
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
      const handler = createTokenHandler(${indented(handlerOptions('env'), 6)});
      middlewares.use('/api/brainstem/token', createNodeListener(handler));
    },
  };
}
`,
      },
      file,
      {
        path: '.env.local',
        text: `${environment}# The service root again: the page may read only names that begin with VITE_.
VITE_PLATFORM_URL=
`,
      },
    ],
    steps: [
      fillIn,
      `Add brainstemToken() from ./brainstem-token.${ts} to the plugins in vite.config.${ts}, or write that file: export default { plugins: [brainstemToken()] }.`,
      step,
      authorize,
    ],
  };
}

function component({ view, isTypeScript, sources }: Project): { file: ProjectFile; step: string } {
  const language = isTypeScript ? ' lang="ts"' : '';
  switch (view) {
    case 'react': {
      const path = `${sources}Assistant.${isTypeScript ? 'tsx' : 'jsx'}`;
      return {
        file: { path, text: reactComponent(isTypeScript) },
        step: `Render <Assistant platformUrl={import.meta.env.VITE_PLATFORM_URL} /> from ${path}.`,
      };
    }
    case 'vue':
    case 'svelte': {
      const path = `${sources}Assistant.${view}`;
      const text = view === 'vue' ? vueComponent(language) : svelteComponent(language);
      return { file: { path, text }, step: `Render <Assistant /> from ${path}.` };
    }
    case 'elements': {
      const path = `${sources}brainstem.${isTypeScript ? 'ts' : 'js'}`;
      return {
        file: { path, text: elementsModule },
        step: `Import ${path} where your page starts, and put ${chatTag} into its markup.`,
      };
    }
  }
}

const chatAttributes = 'label="Assistant" style="display: block; height: 640px"';

const chatTag = `<brainstem-chat ${chatAttributes}></brainstem-chat>`;

const kitOptions = `{
  baseUrl: import.meta.env.VITE_PLATFORM_URL,
  getToken: createTokenFetcher('/api/brainstem/token'),
}`;

const imports = `import { createTokenFetcher } from 'brainstem';
import { createBrainstem, defineElements } from 'brainstem/elements';
`;

const elementsModule = `${imports}
/** Every <brainstem-…> element of the page belongs to it. */
export const brainstem = createBrainstem(${kitOptions});
defineElements();
`;

const vueComponent = (language: string): string => `<script setup${language}>
${imports}import { onMounted, onUnmounted } from 'vue';

let brainstem${language === '' ? '' : ': ReturnType<typeof createBrainstem> | undefined'};

onMounted(() => {
  brainstem = createBrainstem(${indented(kitOptions, 2)});
  defineElements();
});
onUnmounted(() => brainstem?.destroy());
</script>

<template>
  <!-- By its name, so that Vue doesn't look for a component. -->
  <component is="brainstem-chat" ${chatAttributes} />
</template>
`;

const svelteComponent = (language: string): string => `<script${language}>
  ${indented(imports.trimEnd(), 2)}
  import { onMount } from 'svelte';

  onMount(() => {
    const brainstem = createBrainstem(${indented(kitOptions, 4)});
    defineElements();
    return () => brainstem.destroy();
  });
</script>

${chatTag}
`;
