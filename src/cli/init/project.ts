/** The supported frameworks. Those that are built on Vite come before it. */
export const frameworks = [
  'next',
  'astro',
  'nuxt',
  'react-router',
  'sveltekit',
  'tanstack-start',
  'vite',
  'express',
  'fastify',
  'hono',
] as const;

/** See {@link frameworks}. */
export type Framework = (typeof frameworks)[number];

const packages: Readonly<Partial<Record<Framework, string>>> = {
  // `react-router` itself is also a library, without a server of its own.
  'react-router': '@react-router/dev',
  sveltekit: '@sveltejs/kit',
  'tanstack-start': '@tanstack/react-start',
};

/** Returns the package that identifies a framework. */
export const packageOf = (framework: Framework): string => packages[framework] ?? framework;

export interface Project {
  readonly framework: Framework;
  /** The versions of the framework that its manifest asks for, such as `^3.1.0`. */
  readonly versions: string;
  /** True if it has a `tsconfig.json`. */
  readonly isTypeScript: boolean;
  /** The folder of its sources: `src/`, `app/` of React Router or Nuxt, or the root. */
  readonly sources: '' | 'src/' | 'app/';
  /** The Next.js router that it uses. */
  readonly router: 'app' | 'pages';
  /** Its UI framework; `elements` stands for any other. */
  readonly view: 'react' | 'vue' | 'svelte' | 'elements';
}

export interface ProjectFile {
  readonly path: string;
  readonly text: string;
}

export interface Plan {
  readonly files: readonly ProjectFile[];
  /** The file with the variables, where the framework reads them. */
  readonly environment: ProjectFile;
  readonly steps: readonly string[];
}
