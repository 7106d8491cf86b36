import { createMockPlatform } from '../../mock-platform/index.ts';
import { mockPort } from '../mock/startMockServer.ts';
import type { ProjectFile } from './project.ts';
import { fillIn } from './snippets.ts';

/** Fills in the fixed values of `npx brainstem mock`. */
export function fillInFromMock({ path, text }: ProjectFile): ProjectFile {
  const { credentials } = createMockPlatform({ baseUrl: `http://127.0.0.1:${mockPort}` });
  const values: Readonly<Record<string, string>> = {
    PLATFORM_URL: credentials.baseUrl,
    VITE_PLATFORM_URL: credentials.baseUrl,
    PLATFORM_API_KEY: credentials.apiKey,
    SERVICE_ACTOR_ID: credentials.serviceActorId,
  };
  const filled = text.replaceAll(
    /^(\w+)=$/gm,
    (line, name: string) => `${line}${values[name] ?? ''}`,
  );
  return { path, text: path === '.env.local' ? filled : text };
}

/** Returns a plan's steps, replacing "fill in" by starting the mock. */
export function mockSteps(steps: readonly string[]): string[] {
  const start = `Keep \`npx brainstem mock --port ${mockPort}\` running in another terminal.`;
  return steps.map((step) => step.replace(fillIn, start));
}
