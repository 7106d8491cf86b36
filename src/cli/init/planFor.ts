import { planBackend } from './planBackend.ts';
import { planNext } from './planNext.ts';
import { planVite } from './planVite.ts';
import type { Plan, Project } from './project.ts';

/** Plans the files and next steps for a project. */
export function planFor(project: Project): Plan {
  if (project.framework === 'next') return planNext(project);
  if (project.framework === 'vite') return planVite(project);
  return planBackend(project.framework, project);
}
