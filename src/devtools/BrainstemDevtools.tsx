import { useId, useMemo, useRef, useState, type RefObject } from 'react';
import { useStore } from 'zustand';
import { useBrainstem } from '../provider/index.ts';
import { Button, Surface, Tabs, useBrowserLayoutEffect, useEscape } from '../ui/index.ts';
import { CallsTab, StreamsTab } from './tabs/CallsTab.tsx';
import { createRecorder, type Recorder, type RecordedEvent } from './createRecorder.ts';
import { createDevtoolsLanguage, DevtoolsContext, useDevtoolsLanguage } from './DevtoolsContext.ts';
import { RecordsTab } from './tabs/RecordsTab.tsx';
import { TokenTab } from './tabs/TokenTab.tsx';
import css from './devtools.css?inline';
import { Table } from './tabs/Table.tsx';

/** Props of the developer panel. */
export interface BrainstemDevtoolsProps {
  /** @default false */
  defaultOpen?: boolean;
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
export function BrainstemDevtools({ defaultOpen = false }: BrainstemDevtoolsProps) {
  const { client, locale } = useBrainstem();
  const [recorder] = useState(() => createRecorder(client.environment.clock));
  const [isOpen, setOpen] = useState(defaultOpen);
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
            <Panel recorder={recorder} />
          </section>
        )}
      </Surface>
    </DevtoolsContext.Provider>
  );
}

type TabName = 'calls' | 'token' | 'streams' | 'events' | 'records';

function Panel({ recorder }: { recorder: Recorder }) {
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
  ] as const;
  return (
    <Tabs<TabName> label={words.title} tabs={tabs} value={tab} onChange={setTab}>
      {/* Focusable, so that it can be scrolled by keyboard. */}
      <div data-devtools="body" role="group" aria-label={words[tab]} tabIndex={0}>
        {tab === 'calls' && <CallsTab calls={calls} />}
        {tab === 'token' && <TokenTab history={tokens} />}
        {tab === 'streams' && <StreamsTab calls={streams} />}
        {tab === 'events' && <EventsTab events={events} />}
        {tab === 'records' && <RecordsTab records={records} />}
        {tab !== 'token' && (
          <p>
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
