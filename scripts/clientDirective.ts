import type { Plugin } from 'vite';

const clientModule = /\/src\/(react\.ts|(elements|provider|query|ui|widgets)\/.*\.tsx?)$/;

/**
 * Marks the React half of the build with `"use client"`, so that a server component may import it.
 * Done here and not in each source: a new file cannot forget it.
 */
export function clientDirective(): Plugin {
  return {
    name: 'brainstem:client-directive',
    apply: 'build',
    renderChunk(code, chunk) {
      if (!clientModule.test(chunk.facadeModuleId ?? '')) return null;
      if (/^["']use client["']/.test(code)) return null;
      return { code: `"use client";${code}`, map: null };
    },
  };
}
