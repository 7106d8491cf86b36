/** The least app of a framework with server routes, as its developer would complete it after `init`. */
export interface ServerApp {
  readonly framework: string;
  /** Packages of the registry, each in the version that the app is written for. */
  readonly needs: readonly string[];
  readonly files: Readonly<Record<string, string>>;
  /** The token route that `init` writes. */
  readonly route: string;
  readonly dev: readonly [command: string, ...args: string[]];
  readonly build: readonly string[];
  /** The folder with everything that it builds. */
  readonly built: string;
  /** The server of what was built, as arguments of Node. */
  readonly server: readonly [file: string, ...args: string[]];
}

const icon = '<link rel="icon" href="data:," />';

const reactPage = `<html lang="en">
      <head><meta charSet="utf-8" />${icon}</head>
      <body><Outlet /><Scripts /></body>
    </html>`;

const assistant = '<Assistant platformUrl={import.meta.env.VITE_PLATFORM_URL} />';

export const serverApps: readonly ServerApp[] = [
  {
    framework: 'astro',
    needs: ['astro@7', '@astrojs/node@11'],
    files: {
      'astro.config.mjs': `import node from '@astrojs/node';
export default { adapter: node({ mode: 'standalone' }) };
`,
      'src/pages/index.astro': `${icon}
<script>import '../brainstem.ts';</script>
<brainstem-chat label="Assistant" style="display: block; height: 640px"></brainstem-chat>
`,
    },
    route: 'src/pages/api/brainstem/token.ts',
    dev: ['astro', 'dev'],
    build: ['astro', 'build'],
    built: 'dist',
    server: ['dist/server/entry.mjs'],
  },
  {
    framework: 'nuxt',
    needs: ['nuxt@4', 'vue@3'],
    files: {
      'nuxt.config.ts': 'export default {};\n',
      'app/app.vue': `<script setup lang="ts">
import Assistant from './Assistant.vue';
</script>

<template><Assistant /></template>
`,
    },
    route: 'server/api/brainstem/token.post.ts',
    dev: ['nuxt', 'dev'],
    build: ['nuxt', 'build'],
    built: '.output',
    server: ['.output/server/index.mjs'],
  },
  {
    framework: 'react-router',
    // Each minor of the server wants the same of the library.
    needs: [
      ...['react-router', '@react-router/dev', '@react-router/node', '@react-router/serve'].map(
        (name) => `${name}@8.4.0`,
      ),
      ...['react@19', 'react-dom@19', 'isbot@5', 'vite@8'],
    ],
    files: {
      'vite.config.ts': `import { reactRouter } from '@react-router/dev/vite';
export default { plugins: [reactRouter()] };
`,
      'app/routes.ts': `import { index, route } from '@react-router/dev/routes';
export default [index('home.tsx'), route('api/brainstem/token', 'routes/brainstemToken.ts')];
`,
      'app/root.tsx': `import { Outlet, Scripts } from 'react-router';
export default () => (
    ${reactPage}
);
`,
      'app/home.tsx': `import { Assistant } from './Assistant';
export default () => ${assistant};
`,
    },
    route: 'app/routes/brainstemToken.ts',
    dev: ['react-router', 'dev'],
    build: ['react-router', 'build'],
    built: 'build',
    server: ['node_modules/.bin/react-router-serve', 'build/server/index.js'],
  },
  ...[
    ['sveltekit', '3', '6'],
    ['sveltekit 2', '2', '5'],
  ].map(([framework = '', kit = '', adapter = '']) => ({
    framework,
    needs: [
      `@sveltejs/kit@${kit}`,
      `@sveltejs/adapter-node@${adapter}`,
      ...['@sveltejs/vite-plugin-svelte@7', 'svelte@5', 'vite@8'],
    ],
    files: {
      'vite.config.ts': `import adapter from '@sveltejs/adapter-node';
import { sveltekit } from '@sveltejs/kit/vite';
export default { plugins: [sveltekit({ adapter: adapter() })] };
`,
      'src/app.html': `<!doctype html>
<html lang="en">
  <head>${icon}%sveltekit.head%</head>
  <body><div>%sveltekit.body%</div></body>
</html>
`,
      'src/routes/+page.svelte': `<script>
  import Assistant from '../lib/Assistant.svelte';
</script>

<Assistant />
`,
    },
    route: 'src/routes/api/brainstem/token/+server.ts',
    dev: ['vite', 'dev'] as const,
    build: ['vite', 'build'],
    built: 'build',
    server: ['build/index.js'] as const,
  })),
  {
    framework: 'tanstack-start',
    needs: [
      ...['@tanstack/react-start@1.169.5', '@tanstack/react-router@1.170.46'],
      ...['@vitejs/plugin-react@6', 'react@19', 'react-dom@19', 'vite@8'],
    ],
    files: {
      'vite.config.ts': `import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
export default { plugins: [tanstackStart(), react()] };
`,
      'src/router.tsx': `import { createRouter } from '@tanstack/react-router';
import { routeTree } from './routeTree.gen';
export const getRouter = () => createRouter({ routeTree });
`,
      'src/routes/__root.tsx': `import { Outlet, Scripts, createRootRoute } from '@tanstack/react-router';
export const Route = createRootRoute({
  component: () => (
    ${reactPage}
  ),
});
`,
      'src/routes/index.tsx': `import { createFileRoute } from '@tanstack/react-router';
import { Assistant } from '../Assistant';
export const Route = createFileRoute('/')({ component: () => ${assistant} });
`,
      // It builds a handler alone.
      'server.js': `import { createServer } from 'node:http';
import { createNodeListener } from 'brainstem/server';
import app from './dist/server/server.js';
createServer(createNodeListener((request) => app.fetch(request))).listen(process.env.PORT);
`,
    },
    route: 'src/routes/api/brainstem/token.ts',
    dev: ['vite', 'dev'],
    build: ['vite', 'build'],
    built: 'dist',
    server: ['server.js'],
  },
];
