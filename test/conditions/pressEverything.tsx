import { fireEvent, render } from '@testing-library/react';
import { createElement } from 'react';
import { workspaceAdapter } from '../../playground/src/setup/workspaceAdapter.ts';
import { createStreamingUpload, isPlatformError } from '../../src/client/index.ts';
import { missingScopeIn } from '../../src/contract/index.ts';
import type { MockPlatform } from '../../src/mock-platform/index.ts';
import { BrainstemProvider } from '../../src/provider/index.ts';
import { registry } from '../../src/widgets/registry.ts';
import type { WidgetName } from '../../src/widgets/widgetNames.ts';
import { createPlatformClient } from '../platformClient.ts';

/** The user who presses, and the page. */
export interface Crawl {
  platform: MockPlatform;
  /** Properties by tag. */
  contents: Readonly<Record<string, object>>;
  /** The scopes of the token. */
  scopes: readonly string[];
  /** True if the host gives them with the token. */
  isTold: boolean;
}

/** The result of a crawl. */
export interface CrawlResult {
  /** The names of what was pressed, in order. */
  pressed: string[];
  /** Requests that the platform refused for want of a scope that its documents name. */
  refused: string[];
  /** Writes that somebody was offered, and the client refused. */
  offered: string[];
}

/** The maximum number of controls to press. */
const maxPresses = 20;

const pressable = [
  'button',
  '[role=tab]',
  '[role=menuitem]',
  '[role=option]',
  'input[type=checkbox]',
  'input[type=radio]',
].join();

/** The documents name no scope of these for any route: the mock platform asks for one all the same. */
const isUndocumented = (scope: string): boolean => scope.startsWith('analytics:');

/** Shows a widget to somebody with a token, and presses all that can be pressed, once. */
export async function pressEverything(
  name: WidgetName,
  { platform, contents, scopes, isTold }: Crawl,
): Promise<CrawlResult> {
  const result: CrawlResult = { pressed: [], refused: [], offered: [] };
  let underWay = 0;
  const fetch: typeof globalThis.fetch = async (input, init) => {
    underWay += 1;
    try {
      const answer = await platform.fetch(input, init);
      if (answer.status === 403) {
        const said = await answer.clone().text();
        const scope = missingScopeIn(messageIn(said));
        if (scope !== undefined && !isUndocumented(scope)) {
          result.refused.push(
            `${init?.method} ${input instanceof Request ? input.url : String(input)}: ${scope}`,
          );
        }
      }
      return answer;
    } finally {
      underWay -= 1;
    }
  };
  const client = createPlatformClient(platform, {
    fetch,
    upload: createStreamingUpload(fetch),
    getToken: async () => ({
      token: await platform.issueToken({ capabilities: scopes }),
      ...(isTold && { scopes }),
    }),
  });
  client.observers?.add({
    onEvent: () => undefined,
    onCall: (route) => ({
      onStatus: () => undefined,
      onStream: (bytes) => bytes,
      onEnd: (error) => {
        const scope = isPlatformError(error) ? error.missingScope : undefined;
        if (scope?.endsWith(':read') === false && !isUndocumented(scope)) {
          result.offered.push(`${route}: ${scope}`);
        }
      },
    }),
  });
  /** Waits until all that was asked is answered and shown. */
  const settle = async (): Promise<void> => {
    for (let quiet = 0; quiet < 2; quiet = underWay === 0 ? quiet + 1 : 0) {
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
  };

  const { tag, loadWidget } = registry[name];
  const props = { ...contents[tag], adapter: workspaceAdapter, undoSeconds: 0.001 };
  const widget = createElement<object>((await loadWidget()).Widget, props);
  const seen: string[] = [];
  // Some ways have no way back, so that the widget is shown again for the others.
  for (let before = -1; before < seen.length && seen.length < maxPresses;) {
    before = seen.length;
    const { unmount } = render(
      <BrainstemProvider client={client}>
        <div style={{ inlineSize: 1100, blockSize: 760 }}>{widget}</div>
      </BrainstemProvider>,
    );
    await settle();
    for (let next = findNext(seen); next !== undefined; next = findNext(seen)) {
      seen.push(keyOf(next));
      result.pressed.push(nameOf(next));
      fireEvent.click(next);
      await settle();
    }
    unmount();
    await settle();
  }
  return result;
}

/** The control that is pressed next: what has just appeared comes last, such as a dialog. */
function findNext(seen: readonly string[]): HTMLElement | undefined {
  if (seen.length >= maxPresses) return undefined;
  fillIn();
  return [...document.querySelectorAll<HTMLElement>(pressable)].findLast((one) => {
    const kind = kindOf(one);
    const alike = kind === undefined ? 0 : seen.filter((key) => key.startsWith(kind)).length;
    return isPressable(one) && alike < 2 && !seen.includes(keyOf(one));
  });
}

/** Rows of a list have the same controls, of which two are enough. */
function kindOf(control: HTMLElement): string | undefined {
  const row = control.closest('li, tr, [role=row], [role=option], [role=group] > *, g');
  return row === null ? undefined : `${row.className} ${control.className}: `;
}

function keyOf(control: HTMLElement): string {
  return `${kindOf(control) ?? ''}${nameOf(control)}`;
}

function isPressable(control: HTMLElement): boolean {
  const isOff = control.matches(':disabled, [aria-disabled=true]');
  return !isOff && control.checkVisibility() && control.closest('[inert]') === null;
}

function nameOf(control: HTMLElement): string {
  const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
  const text = [control, ...labels].map(({ textContent }) => textContent.trim()).join('');
  return control.ariaLabel ?? text;
}

/** Types a word into each empty field, so that what waits for one can be pressed. */
function fillIn(): void {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input:is([type=text], [type=password], :not([type])), textarea',
  );
  for (const field of fields) {
    if (field.value === '' && !field.disabled && !field.readOnly) {
      fireEvent.change(field, { target: { value: 'Word' } });
    }
  }
}

function messageIn(body: string): string {
  const read: unknown = JSON.parse(body);
  const has = typeof read === 'object' && read !== null && 'message' in read;
  return has ? String(read.message) : '';
}
