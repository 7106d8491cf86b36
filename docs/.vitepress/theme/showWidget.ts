import { createStreamingUpload } from 'brainstem';
import { createBrainstem, defineElements } from 'brainstem/elements';
import { createMockPlatform } from 'brainstem/mock-platform';
import { connectorMarks } from '../../../playground/src/connections/connectorMarks.tsx';
import { elementContents } from '../../../test/e2e/elementContents.ts';
import { tagOf, type WidgetName } from '../../../src/widgets/widgetNames.ts';

/**
 * Shows a widget over a platform of its own in a part of the page, until the signal aborts.
 *
 * @param scopes - What its token may do; undefined for everything.
 */
export async function showWidget(
  name: WidgetName,
  stage: HTMLElement,
  signal: AbortSignal,
  scopes: readonly string[] | undefined,
): Promise<void> {
  const platform = createMockPlatform();
  const contents = await elementContents({ platform });
  if (signal.aborted) return;
  defineElements();
  const brainstem = createBrainstem({
    baseUrl: platform.credentials.baseUrl,
    appUrl: platform.credentials.appUrl,
    getToken: async () =>
      scopes === undefined
        ? { token: await platform.issueToken() }
        : { token: await platform.issueToken({ capabilities: scopes }), scopes },
    fetch: platform.fetch,
    upload: createStreamingUpload(platform.fetch),
  });
  signal.addEventListener('abort', () => brainstem.destroy());
  const marks = name === 'connectors' ? { appearance: connectorMarks } : {};
  stage.append(Object.assign(brainstem.create(name), contents[tagOf(name)], marks));
}
