import { useId, useMemo, useRef, useState, type RefObject, useEffect } from 'react';
import { useStore } from 'zustand';
import { isLoopback } from '../client/index.ts';
import { useBrainstem } from '../provider/index.ts';
import { Button, Surface, Tabs, useBrowserLayoutEffect, useEscape } from '../ui/index.ts';
import { CallsTab, StreamsTab } from './tabs/CallsTab.tsx';
import { createRecorder, type Recorder, type RecordedEvent } from './createRecorder.ts';
import { createDevtoolsLanguage, DevtoolsContext, useDevtoolsLanguage } from './DevtoolsContext.ts';
import type { DevtoolsMock } from './DevtoolsMock.ts';
import { type MockControls, createPageControls, createHttpControls } from './mockControls.ts';
import { MockTab } from './tabs/MockTab.tsx';
import { RecordsTab } from './tabs/RecordsTab.tsx';
import { TokenTab } from './tabs/TokenTab.tsx';
import css from './devtools.css?inline';
import { Table } from './tabs/Table.tsx';

/** Props of the developer panel: the mock platform it controls, and the initial state. */
export interface BrainstemDevtoolsProps {
  /** @default false */
  defaultOpen?: boolean;
  /**
   * The mock platform whose faults and clock the panel controls, for one created in the page;
   * `false` for none.
   *
   * @default a mock over HTTP, if the client's `baseUrl` is on this machine and one answers there
   */
  mock?: DevtoolsMock | false;
}

/**
 * A developer panel at the top of the page, clear of the launcher and undo notices below. It shows
 * the client's calls with route, status, time and contract violations; the token's lifetime;
 * streams, events and any records of decisions. It records from mount, and never shows a
 * value, id or token. Render it below a `BrainstemProvider`, in development only.
 *
 * @example
 * ```tsx
 * {process.env.NODE_ENV === 'development' && <BrainstemDevtools />}
 * ```
 */
export function BrainstemDevtools({ defaultOpen = false, mock }: BrainstemDevtoolsProps) {
  const { client, locale } = useBrainstem();
  const [recorder] = useState(() => createRecorder(client.environment.clock));
  const [isOpen, setOpen] = useState(defaultOpen);
  const controls = useMockControls(mock, client.baseUrl);
  const language = useMemo(() => createDevtoolsLanguage(locale.tag), [locale.tag]);
  const root = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLElement>(null);
  const id = useId();

  // Runs before the effects of the widgets, to record their first calls.
  useBrowserLayoutEffect(() => recorder.follow(client), [client, recorder]);
  useDevtoolsStyles(root);
  useEscape(panel, isOpen, () => {
    setOpen(false);
    toggle.current?.focus();
  });

  return (
    <DevtoolsContext.Provider value={language}>
      <Surface ref={root} data-brainstem-devtools="" data-open={isOpen ? '' : undefined}>
        <div data-devtools="toggle">
          <Button
            ref={toggle}
            size="small"
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            {language.words.title}
          </Button>
        </div>
        {isOpen && (
          <section ref={panel} id={id} aria-label={language.words.title} data-devtools="panel">
            <Panel recorder={recorder} controls={controls} />
          </section>
        )}
      </Surface>
    </DevtoolsContext.Provider>
  );
}

interface PanelProps {
  recorder: Recorder;
  /** The controls of the mock platform, if one answers. */
  controls: MockControls | undefined;
}

type TabName = 'calls' | 'token' | 'streams' | 'events' | 'records' | 'mock';

function Panel({ recorder, controls }: PanelProps) {
  const { words } = useDevtoolsLanguage();
  const [tab, setTab] = useState<TabName>('calls');
  const { calls, events, records, tokens } = useStore(recorder.store);
  const streams = calls.filter(({ stream }) => stream !== undefined);
  const tabs = [
    { key: 'calls', label: words.calls, count: calls.length },
    { key: 'token', label: words.token },
    { key: 'streams', label: words.streams, count: streams.length },
    { key: 'events', label: words.events, count: events.length },
    { key: 'records', label: words.records, count: records.length },
    ...(controls !== undefined ? [{ key: 'mock', label: words.mock } as const] : []),
  ] as const;
  const shown = tab === 'mock' && controls === undefined ? 'calls' : tab;
  return (
    <Tabs<TabName> label={words.title} tabs={tabs} value={shown} onChange={setTab}>
      {/* Focusable, so that it can be scrolled by keyboard. */}
      <div data-devtools="body" role="group" aria-label={words[shown]} tabIndex={0}>
        {shown === 'calls' && <CallsTab calls={calls} />}
        {shown === 'token' && <TokenTab history={tokens} />}
        {shown === 'streams' && <StreamsTab calls={streams} />}
        {shown === 'events' && <EventsTab events={events} />}
        {shown === 'records' && <RecordsTab records={records} />}
        {shown === 'mock' && controls !== undefined && (
          <MockTab controls={controls} calls={calls} />
        )}
        {shown !== 'token' && shown !== 'mock' && (
          <p data-devtools="row">
            <Button size="small" variant="quiet" onClick={() => recorder.clear()}>
              {words.clear}
            </Button>
          </p>
        )}
      </div>
    </Tabs>
  );
}

/**
 * Adds the panel's rules to the element's root as a constructed style sheet, which a strict CSP
 * allows and which keeps them out of the kit's own sheets.
 */
function useDevtoolsStyles(place: RefObject<HTMLElement | null>): void {
  useBrowserLayoutEffect(() => {
    const root = place.current?.getRootNode();
    if (!(root instanceof Document || root instanceof ShadowRoot)) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    root.adoptedStyleSheets.push(sheet);
    return () => {
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [place]);
}

/**
 * Returns the controls of the mock platform, if one answers.
 *
 * @param given - A mock in this page, or `false` to look for none.
 * @param baseUrl - Probed if it is on this machine and nothing is given.
 */
function useMockControls(
  given: DevtoolsMock | false | undefined,
  baseUrl: string,
): MockControls | undefined {
  const [found, setFound] = useState<{ baseUrl: string; controls: MockControls }>();
  const own = useMemo(() => (given ? createPageControls(given) : undefined), [given]);
  useEffect(() => {
    // Real platforms are never sent a mock's routes.
    if (given !== undefined || !isLoopback(new URL(baseUrl).hostname)) return;
    let isCurrent = true;
    const controls = createHttpControls(baseUrl);
    controls.listFaults().then(
      () => isCurrent && setFound({ baseUrl, controls }),
      // Without these routes, the platform isn't a mock.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [given, baseUrl]);
  if (given !== undefined) return own;
  return found?.baseUrl === baseUrl ? found.controls : undefined;
}

/** Lists the events of the widgets, without their content. */
function EventsTab({ events }: { events: readonly RecordedEvent[] }) {
  const { words, timeOf } = useDevtoolsLanguage();
  return (
    <Table
      label={words.events}
      columns={[words.event, words.widget, words.time]}
      empty={words.noEvents}
      rows={events.map(({ id, name, widget, at }) => ({ id, cells: [name, widget, timeOf(at)] }))}
    />
  );
}
