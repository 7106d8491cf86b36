import type { Request } from 'playwright';
import type { OpenedPlayground } from './openPlayground.ts';
import { readHeap } from './readHeap.ts';
import { recordTraffic } from './recordTraffic.ts';

/** Secrets that are typed into a page, and where they are found. */
export interface SecretWatch {
  /** A new secret, of what a private key may hold too. Only requests to these ends of paths may carry it. */
  secretFor: (name: string, ...carriers: readonly string[]) => string;
  /** Watches a secret that the platform made, and answers with. */
  add: (secret: string) => void;
  /** Finds where the page keeps one of the secrets, whatever the form that it was typed into. */
  find: () => Promise<readonly string[]>;
  /** Those that the page's memory holds once its garbage is collected. */
  findInMemory: () => Promise<readonly string[]>;
  /** Those that were typed and that an answer repeats, but for answers that a test had repeat them. */
  findInAnswers: (isExpected: (answer: string) => boolean) => Promise<readonly string[]>;
}

/** Watches a page from now on. Its platform and its browser are asked to keep all that they say. */
export async function watchSecrets(opened: OpenedPlayground): Promise<SecretWatch> {
  const { context, page, urls } = opened;
  const logged: string[] = [];
  const requests: Request[] = [];
  const secrets = new Map<string, readonly string[]>();
  const typed = new Set<string>();
  page.on('console', (message) => logged.push(message.text()));
  page.on('request', (request) => requests.push(request));
  const traffic = await recordTraffic(opened);

  /** As they are, as a part of an address or in base64. */
  const secretsIn = (text: string, from: Iterable<string> = secrets.keys()): readonly string[] =>
    [...from].filter((secret) =>
      [secret, encodeURIComponent(secret), btoa(secret)].some((form) => text.includes(form)),
    );

  return {
    secretFor(name, ...carriers) {
      const secret = `canary/${name}/${secrets.size}`.replaceAll(/[ -]/g, '');
      secrets.set(secret, carriers);
      typed.add(secret);
      return secret;
    },
    add: (secret) => void secrets.set(secret, []),
    async find() {
      const places = await page.evaluate(async () => ({
        storage: JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
        databases: JSON.stringify([await indexedDB.databases(), await caches.keys()]),
        address: JSON.stringify([location.href, history.state]),
        markup: document.documentElement.outerHTML,
      }));
      const everywhere: Record<string, string> = {
        ...places,
        console: logged.join('\n'),
        addresses: urls.join('\n'),
        cookies: JSON.stringify(await context.cookies()),
      };
      const found = Object.entries(everywhere).flatMap(([place, text]) =>
        [...secrets.keys()]
          .filter((secret) => text.includes(secret))
          .map((secret) => `${place}: ${secret}`),
      );
      const carried = requests.flatMap((request) => {
        const [body, path] = [request.postData() ?? '', new URL(request.url()).pathname];
        return [...secrets]
          .filter(
            ([secret, ends]) => body.includes(secret) && !ends.some((end) => path.endsWith(end)),
          )
          .map(([secret]) => `${path}: ${secret}`);
      });
      return [...found, ...carried];
    },
    async findInMemory() {
      // Words that are not in the page's code, so that a snapshot that is cut short is noticed.
      await page.evaluate(() =>
        Reflect.set(window, 'marker', ['put there', 'on purpose'].join(' ')),
      );
      const heap = await readHeap(opened);
      if (!heap.includes('put there on purpose')) throw new Error('The snapshot isn’t whole.');
      return secretsIn(heap);
    },
    async findInAnswers(isExpected) {
      const answers = (await traffic.readReceived()).filter((text) => !isExpected(text));
      return secretsIn(answers.join('\n'), typed);
    },
  };
}
