import { QueryClient } from '@tanstack/react-query';
import { createPlatformClient } from '../../../../../../test/platformClient.ts';
import { createMockPlatform } from '../../../../../mock-platform/index.ts';
import { createUploadDocument } from '../../../../../query/index.ts';
import { createUploads } from '../createUploads.ts';
import type { UploadFile } from '../uploadModel.ts';

/** Opens uploads over a mock platform, without React. Each waits until the test releases it. */
export function openUploads({ atOnce = 3, isHeld = true } = {}) {
  const platform = createMockPlatform({ pace: 0, seed: 'empty' });
  const client = createPlatformClient(platform, { retry: { attempts: 0 } });
  const upload = createUploadDocument(client, new QueryClient());
  const held: (() => void)[] = [];
  const underWay = new Set<Promise<unknown>>();
  /** Names of the requested files, and the maximum number of concurrent requests. */
  const asked: string[] = [];
  let most = 0;

  const controller = createUploads({
    atOnce,
    upload(file, settings, options) {
      asked.push(file.name);
      const answer = (async () => {
        if (isHeld) await gate(options.signal);
        return upload(file, settings, options);
      })();
      underWay.add(answer);
      most = Math.max(most, underWay.size);
      const forget = (): void => void underWay.delete(answer);
      answer.then(forget, forget);
      return answer;
    },
  });

  const unmount = controller.mount();
  function gate(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      held.push(resolve);
      signal.addEventListener('abort', () => reject(new DOMException('Cancelled', 'AbortError')));
    });
  }

  return {
    ...controller.actions,
    on: controller.on,
    store: controller.store,
    unmount,
    platform,
    client,
    asked,
    most: () => most,
    files: (): readonly UploadFile[] => controller.store.getState().files,
    statuses: () => controller.store.getState().files.map(({ state }) => state.status),
    addNamed: (...names: string[]) =>
      controller.actions.add(
        names.map((name) => ({
          file: new File([`what ${name} says`], name, { type: 'text/plain', lastModified: 1 }),
          path: name,
        })),
      ),
    /** Releases the oldest waiting upload, and lets it complete. */
    async letGo(): Promise<void> {
      held.shift()?.();
      await turn();
    },
    /** Releases all uploads until none is running. */
    async finish(): Promise<void> {
      while (underWay.size > 0) {
        for (const open of held.splice(0)) open();
        await Promise.allSettled([...underWay]);
        await turn();
      }
    },
  };
}

/** Waits for a new task, which starts after all microtasks that follow a response. */
function turn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
