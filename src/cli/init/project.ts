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

/** The known facts about the project that files are written for. */
export interface Project {
  readonly framework: Framework;
  /** True if it has a `tsconfig.json`. */
  readonly isTypeScript: boolean;
  /** The folder of its sources: `src/`, or empty. */
  readonly sources: '' | 'src/';
  /** The Next.js router that it uses. */
  readonly router: 'app' | 'pages';
  /** The framework of its pages; `elements` is everything that needs the plain tags. */
  readonly view: 'react' | 'vue' | 'svelte' | 'elements';
}

/** A file to write, with its path in the project. */
export interface ProjectFile {
  readonly path: string;
  readonly text: string;
}

/** The files to write for a project, and the steps left to do. */
export interface Plan {
  readonly files: readonly ProjectFile[];
  readonly steps: readonly string[];
}
