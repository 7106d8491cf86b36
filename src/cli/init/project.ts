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
  /** Which of Next's routers it uses. */
  readonly router: 'app' | 'pages';
  /** What its pages are written with; `elements` is everything that needs the plain tags. */
  readonly view: 'react' | 'vue' | 'svelte' | 'elements';
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
