import { createStreamingUpload } from 'brainstem';
import { createBrainstem, defineElements } from 'brainstem/elements';
import { createMockPlatform } from 'brainstem/mock-platform';
import { elementContents } from '../../../test/e2e/elementContents.ts';
import { tagOf, type WidgetName } from '../../../src/widgets/widgetNames.ts';

/** Shows a widget over a platform of its own in a part of the page, until the signal aborts. */
export async function showWidget(
  name: WidgetName,
  stage: HTMLElement,
  signal: AbortSignal,
): Promise<void> {
  const platform = createMockPlatform();
  const contents = await elementContents({ platform });
  if (signal.aborted) return;
  defineElements();
  const brainstem = createBrainstem({
    baseUrl: platform.credentials.baseUrl,
    appUrl: platform.credentials.appUrl,
    getToken: async () => ({ token: await platform.issueToken() }),
    fetch: platform.fetch,
    upload: createStreamingUpload(platform.fetch),
  });
  signal.addEventListener('abort', () => brainstem.destroy());
  stage.append(Object.assign(brainstem.create(name), contents[tagOf(name)]));
}
