import type { Plan, Project, ProjectFile } from './project.ts';
import { importEnv, tokenRoutes, type ViteFramework } from './tokenRoutes.ts';
import { authorize, environment, fillIn, indented, reactComponent } from './snippets.ts';

/** Plans the files and next steps for Vite and what is built on it, with a component for its pages. */
export function planVite(framework: ViteFramework, project: Project): Plan {
  const { env, prefix = 'VITE_', variables, ...route } = tokenRoutes[framework](project);
  const { file, step } = component(project, prefix);
  return {
    files: [route.file, file, ...(variables === undefined ? [] : [variables])],
    environment: {
      path: env,
      text: `${environment}# The service root again: the page may read only names that begin with ${prefix}.
${prefix}PLATFORM_URL=
`,
    },
    steps: [
      fillIn(env),
      route.step,
      step,
      framework === 'vite' ? mount(route.file.path) : authorize,
    ],
  };
}

/** The step before production for Vite, which has no server there. */
const mount = (path: string): string =>
  `Before you deploy, mount the handler of ${path} in your backend, and let its \`authorize\` return the service actor of the signed-in user: the plug-in answers only while you develop. See node_modules/brainstem/docs/server.md.`;

function component(
  { framework, versions, view, isTypeScript, sources }: Project,
  prefix: string,
): { file: ProjectFile; step: string } {
  const isAstro = framework === 'astro';
  const isSvelteKit = framework === 'sveltekit';
  const options = kitOptions(
    isSvelteKit ? `env.${prefix}PLATFORM_URL ?? ''` : `import.meta.env.${prefix}PLATFORM_URL`,
  );
  const language = isTypeScript ? ' lang="ts"' : '';
  switch (view) {
    case 'react': {
      const path = `${sources}Assistant.${isTypeScript ? 'tsx' : 'jsx'}`;
      return {
        file: { path, text: reactComponent(isTypeScript) },
        step: `Render <Assistant ${isAstro ? 'client:load ' : ''}platformUrl={import.meta.env.${prefix}PLATFORM_URL} /> from ${path}.`,
      };
    }
    case 'vue':
    case 'svelte': {
      const path = `${sources}${isSvelteKit ? 'lib/' : ''}Assistant.${view}`;
      const text =
        view === 'vue'
          ? vueComponent(language, options)
          : svelteComponent(language, options, isSvelteKit ? importEnv('public', versions) : '');
      return { file: { path, text }, step: `Render <Assistant /> from ${path}.` };
    }
    case 'elements': {
      const path = `${sources}brainstem.${isTypeScript ? 'ts' : 'js'}`;
      return {
        file: { path, text: elementsModule(options) },
        step: `Import ${path} ${isAstro ? 'in a <script> of your page' : 'where your page starts'}, and put ${chatTag} into its markup.`,
      };
    }
  }
}

const chatAttributes = 'label="Assistant" style="display: block; height: 640px"';

const chatTag = `<brainstem-chat ${chatAttributes}></brainstem-chat>`;

const kitOptions = (baseUrl: string): string => `{
  baseUrl: ${baseUrl},
  getToken: createTokenFetcher('/api/brainstem/token'),
}`;

const imports = `import { createTokenFetcher } from 'brainstem';
import { createBrainstem, defineElements } from 'brainstem/elements';
`;

const elementsModule = (options: string): string => `${imports}
/** Every <brainstem-…> element of the page belongs to it. */
export const brainstem = createBrainstem(${options});
defineElements();
`;

const vueComponent = (language: string, options: string): string => `<script setup${language}>
${imports}import { onMounted, onUnmounted } from 'vue';

let brainstem${language === '' ? '' : ': ReturnType<typeof createBrainstem> | undefined'};

onMounted(() => {
  brainstem = createBrainstem(${indented(options, 2)});
  defineElements();
});
onUnmounted(() => brainstem?.destroy());
</script>

<template>
  <!-- By its name, so that Vue doesn't look for a component. -->
  <component is="brainstem-chat" ${chatAttributes} />
</template>
`;

const svelteComponent = (
  language: string,
  options: string,
  variables: string,
): string => `<script${language}>
  ${indented(`${variables}${imports}`.trimEnd(), 2)}
  import { onMount } from 'svelte';

  onMount(() => {
    const brainstem = createBrainstem(${indented(options, 4)});
    defineElements();
    return () => brainstem.destroy();
  });
</script>

${chatTag}
`;
