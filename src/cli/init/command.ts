import { existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, sep } from 'node:path';
import { parseEnv } from 'node:util';
import * as v from 'valibot';
import { defineCommand } from '../command.ts';
import { planFor } from './planFor.ts';
import {
  frameworks,
  packageOf,
  type Framework,
  type Project,
  type ProjectFile,
} from './project.ts';
import { createMockPlatform } from '../../mock-platform/index.ts';
import { mockPort } from '../mock/startMockServer.ts';
import { fillIn } from './snippets.ts';

/** `npx brainstem init`: adds the token route and a page to an existing project. */
export const init = defineCommand({
  name: 'init',
  summary:
    'Finds Next, Astro, Nuxt, React Router, SvelteKit, TanStack Start, Vite, Express, Fastify or Hono in\npackage.json, writes the token route, the chat for its pages (React, Vue, Svelte or an element) and\n.env.local or .env, and says what is left to do. It never changes a file that is there.',
  options: {
    framework: { value: '<name>', says: `${frameworks.join(', ')}. Default: found.` },
    mock: { says: 'Fill in the variables for `npx brainstem mock`, which needs no key.' },
  },
  schema: v.object({
    framework: v.exactOptional(v.picklist(frameworks)),
    mock: v.optional(v.boolean(), false),
  }),
  run({ framework, mock }, { folder, print }) {
    const project = findProject(folder, framework);
    const plan = planFor(project);
    const environment = mock ? fillInFromMock(plan.environment) : plan.environment;
    const env = environment.path;
    const steps = mock ? mockSteps(plan.steps, env) : plan.steps;
    const files = [...plan.files, environment];
    for (const { path } of files) refuseToLeave(folder, path);
    for (const { path, text } of files) {
      print(writeNew(join(folder, path), text) ? `Wrote ${path}` : `Kept ${path}, which was there`);
    }
    const missing = missingVariables(folder, environment).map((line) => `\n     ${line}`);
    const all = [
      ...(isIgnored(folder, env) ? [] : [ignoreStep(env)]),
      ...(missing.length === 0 ? [] : [`Set in ${env}, which was there:${missing.join('')}`]),
      ...steps,
    ];
    print(['', 'Next:', ...all.map((step, index) => `  ${index + 1}. ${step}`)].join('\n'));
    return Promise.resolve(0);
  },
});

const manifest = v.object({
  dependencies: v.optional(v.record(v.string(), v.string()), {}),
  devDependencies: v.optional(v.record(v.string(), v.string()), {}),
});

function findProject(folder: string, chosen: Framework | undefined): Project {
  const path = join(folder, 'package.json');
  if (!existsSync(path)) {
    throw new Error(
      `Brainstem: there is no package.json in ${folder}. Run it in your app's folder.`,
    );
  }
  const { dependencies, devDependencies } = readManifest(path);
  const installed = { ...devDependencies, ...dependencies };
  const framework = chosen ?? frameworks.find((name) => Object.hasOwn(installed, packageOf(name)));
  if (framework === undefined) {
    throw new Error(
      `Brainstem: package.json names none of ${frameworks.map(packageOf).join(', ')}. Pass one with --framework, or mount the token route as node_modules/brainstem/docs/server.md shows.`,
    );
  }
  const has = (path: string): boolean => existsSync(join(folder, path));
  // If one of these is in the project's root, Next ignores `src`.
  const inRoot = framework === 'next' && (has('app') || has('pages'));
  const hasSrc = !inRoot && has('src');
  const sources = hasSrc ? 'src/' : withoutSrc(framework, has('app'));
  const isPagesRouter = has(`${sources}pages`) && !has(`${sources}app`);
  return {
    framework,
    versions: installed[packageOf(framework)] ?? '',
    isTypeScript: has('tsconfig.json'),
    sources,
    router: isPagesRouter ? 'pages' : 'app',
    view: viewOf(installed, framework),
  };
}

/** Returns the folder of the sources of a project without `src`. */
function withoutSrc(framework: Framework, hasApp: boolean): Project['sources'] {
  switch (framework) {
    case 'vite':
    case 'react-router':
    case 'nuxt':
      // Before its fourth version, Nuxt had its sources in the root.
      return hasApp ? 'app/' : framework === 'nuxt' ? '' : 'src/';
    case 'astro':
    case 'sveltekit':
    case 'tanstack-start':
      return 'src/';
    default:
      return '';
  }
}

/** Other UI libraries. Beside one of them, React is only a dependency of the elements. */
const otherViews = ['@angular/core', '@builder.io/qwik', 'lit', 'preact', 'solid-js'];

function viewOf(
  installed: Readonly<Record<string, string>>,
  framework: Framework,
): Project['view'] {
  const uses = (name: string): boolean => Object.hasOwn(installed, name);
  // The components of others need an integration of Astro, and its elements none.
  if (framework === 'astro') return uses('@astrojs/react') ? 'react' : 'elements';
  if (framework === 'nuxt') return 'vue';
  if (uses('vue')) return 'vue';
  if (uses('svelte')) return 'svelte';
  return uses('react') && !otherViews.some(uses) ? 'react' : 'elements';
}

function readManifest(path: string): v.InferOutput<typeof manifest> {
  try {
    return v.parse(manifest, JSON.parse(readFileSync(path, 'utf8').replace(/^\uFEFF/, '')));
  } catch (cause) {
    throw new Error(`Brainstem: ${path} can't be read as a manifest. Is it valid JSON?`, { cause });
  }
}

const ignoreStep = (env: string): string =>
  `Add ${env} to .gitignore before you commit: it holds your key.`;

/** Returns true if a `.gitignore` here or above, up to the repository's folder, ignores a file. */
function isIgnored(folder: string, name: string): boolean {
  const path = join(folder, '.gitignore');
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split(/\r?\n/) : [];
  const local = name.endsWith('.local') ? ['.env.*', '*.local', '.env*.local'] : [];
  const patterns = ['.env*', ...local, name];
  const ignored = lines.map((line) => line.trim().replace(/^(\*\*)?\//, ''));
  if (patterns.some((pattern) => ignored.includes(pattern))) return true;
  const above = dirname(folder);
  return above !== folder && !existsSync(join(folder, '.git')) && isIgnored(above, name);
}

/** @throws Error if a symbolic link in a file's path leads out of the project. */
function refuseToLeave(folder: string, path: string): void {
  let there = dirname(join(folder, path));
  while (!existsSync(there) && there !== folder) there = dirname(there);
  const way = relative(realpathSync(folder), realpathSync(there));
  if (way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way)) return;
  throw new Error(
    `Brainstem: ${relative(folder, there)} is a link that leads out of your project, so nothing was written. Replace it with a folder, or write the files by hand.`,
  );
}

/** Writes a file unless it exists; returns true if it did. Env files are private to the owner. */
function writeNew(path: string, text: string): boolean {
  mkdirSync(dirname(path), { recursive: true });
  try {
    const mode = basename(path).startsWith('.env') ? 0o600 : 0o666;
    writeFileSync(path, text, { flag: 'wx', mode });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Returns the lines of the planned env file that the one in the project lacks, or has otherwise. */
function missingVariables(folder: string, planned: ProjectFile): string[] {
  const there = parseEnv(readFileSync(join(folder, planned.path), 'utf8'));
  return Array.from(planned.text.matchAll(/^(\w+)=(.*)$/gm)).flatMap(([line, name = '', value]) =>
    name in there && (value === '' || value === there[name]) ? [] : [line],
  );
}

/** Fills in the fixed values of `npx brainstem mock`. */
function fillInFromMock(file: ProjectFile): ProjectFile {
  const { credentials } = createMockPlatform({ baseUrl: `http://127.0.0.1:${mockPort}` });
  const values: Readonly<Record<string, string>> = {
    PLATFORM_URL: credentials.baseUrl,
    VITE_PLATFORM_URL: credentials.baseUrl,
    PUBLIC_PLATFORM_URL: credentials.baseUrl,
    PLATFORM_API_KEY: credentials.apiKey,
    SERVICE_ACTOR_ID: credentials.serviceActorId,
  };
  const text = file.text.replaceAll(
    /^(\w+)=$/gm,
    (line, name: string) => `${line}${values[name] ?? ''}`,
  );
  return { ...file, text };
}

/** Returns a plan's steps, replacing "fill in" by starting the mock. */
function mockSteps(steps: readonly string[], env: string): string[] {
  const start = `Keep \`npx brainstem mock --port ${mockPort}\` running in another terminal.`;
  return steps.map((step) => step.replace(fillIn(env), start));
}
