/** The supported frameworks, by the packages that identify them. */
export const frameworks = ['next', 'vite', 'express', 'fastify', 'hono'] as const;

/** See {@link frameworks}. */
export type Framework = (typeof frameworks)[number];

export interface Project {
  readonly framework: Framework;
  /** True if it has a `tsconfig.json`. */
  readonly isTypeScript: boolean;
  /** The folder of its sources: `src/`, `app/` of an app of React Router, or the root. */
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
  readonly steps: readonly string[];
}
