import { createRecords, createStreamingUpload, toJsonLines } from 'brainstem';
import { createBrainstem, defineElements } from 'brainstem/elements';
import { createMockPlatform } from 'brainstem/mock-platform';
import { resolveSource } from '../../../playground/src/data/resolveSource.ts';
import { connectorMarks } from '../../../playground/src/connections/connectorMarks.tsx';
import { elementContents } from '../../../test/e2e/elementContents.ts';
import { tagOf, type WidgetName } from '../../../src/widgets/widgetNames.ts';

/**
 * Shows a widget over a platform of its own in a part of the page, until the signal aborts.
 *
 * @param options - `scopes` of its token, undefined for everything, and whether the records of what is
 * decided are shown below.
 */
export async function showWidget(
  name: WidgetName,
  stage: HTMLElement,
  signal: AbortSignal,
  { scopes, hasRecords }: { scopes: readonly string[] | undefined; hasRecords: boolean },
): Promise<void> {
  const platform = createMockPlatform();
  const contents = await elementContents({ platform });
  if (signal.aborted) return;
  defineElements();
  const lines = document.createElement('pre');
  const brainstem = createBrainstem({
    baseUrl: platform.credentials.baseUrl,
    appUrl: platform.credentials.appUrl,
    getToken: async () =>
      scopes === undefined
        ? { token: await platform.issueToken() }
        : { token: await platform.issueToken({ capabilities: scopes }), scopes },
    fetch: platform.fetch,
    upload: createStreamingUpload(platform.fetch),
    resolveSource,
    ...(hasRecords
      ? {
          records: createRecords({
            reason: 'optional',
            onRecord: (records) => lines.prepend(toJsonLines(records.toReversed())),
          }),
        }
      : {}),
  });
  signal.addEventListener('abort', () => brainstem.destroy());
  const marks = name === 'connectors' ? { appearance: connectorMarks } : {};
  stage.append(Object.assign(brainstem.create(name), contents[tagOf(name)], marks));
  if (!hasRecords) return;
  Object.assign(lines, { className: 'live-records', tabIndex: 0, role: 'log' });
  lines.setAttribute('aria-label', 'Records');
  stage.after(lines);
  signal.addEventListener('abort', () => lines.remove());
}
