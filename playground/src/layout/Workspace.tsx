import { QueryClient } from '@tanstack/react-query';
import type { BrainstemClient } from 'brainstem';
import { BrainstemProvider, type ChatHandle } from 'brainstem/react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { AssistantChat } from '../assistant/AssistantChat.tsx';
import { useEventLog } from '../developer/useEventLog.ts';
import { DeveloperDrawer } from '../developer/DeveloperDrawer.tsx';
import { GettingStarted } from '../pages/GettingStarted.tsx';
import { ConnectData } from '../pages/ConnectData.tsx';
import { Intake } from '../pages/Intake.tsx';
import { Connections } from '../pages/Connections.tsx';
import { Findings } from '../pages/Findings.tsx';
import { Knowledge } from '../pages/Knowledge.tsx';
import { NotFound } from '../pages/NotFound.tsx';
import { Overview } from '../pages/Overview.tsx';
import { PlainPages } from '../pages/PlainPages.tsx';
import { Settings } from '../pages/Settings.tsx';
import { Shipments } from '../pages/Shipments.tsx';
import { Suppliers } from '../pages/Suppliers.tsx';
import { Tasks } from '../pages/Tasks.tsx';
import { Vocabulary } from '../pages/Vocabulary.tsx';
import type { PreferenceFieldsProps } from '../preferences/PreferenceFields.tsx';
import { locales } from '../preferences/locales.ts';
import { writePreferences, type Preferences } from '../preferences/preferences.ts';
import type { ChangePreferences } from '../preferences/usePreferences.ts';
import { useRoute } from '../routing/useRoute.ts';
import type { RouteName } from '../routing/route.ts';
import type { Account, Config } from '../session/backend.ts';
import type { Session } from '../session/useSession.ts';
import { AssistantPanel } from './AssistantPanel.tsx';
import { Header } from './Header.tsx';
import { useDrawerKey } from './useDrawerKey.ts';

export interface WorkspaceProps {
  config: Config;
  account: Account;
  client: BrainstemClient;
  session: Session;
  preferences: Preferences;
  onPreferences: ChangePreferences;
}

/** Loaded on demand. */
const BrainstemDevtools = lazy(async () => ({
  default: (await import('brainstem/devtools')).BrainstemDevtools,
}));

/** The workspace of a signed-in user. */
export function Workspace({
  config,
  account,
  client,
  session,
  preferences,
  onPreferences,
}: WorkspaceProps) {
  const route = useRoute();
  const [queryClient] = useState(() => new QueryClient());
  const [isPanelOpen, setPanelOpen] = useState(false);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const [hasDevtools, setDevtools] = useState(false);
  const panelChat = useRef<ChatHandle>(null);
  const [events, addEvent] = useEventLog();
  const drawerToggle = useRef<HTMLButtonElement>(null);
  const [isInWebApp, setInWebApp] = useState(account.isInWebApp);
  const isAssistant = route.name === 'assistant';
  // Stays mounted once shown, so that drafts and running answers survive navigation.
  const [wasAssistantSeen, setAssistantSeen] = useState(isAssistant);
  if (isAssistant && !wasAssistantSeen) setAssistantSeen(true);

  useEffect(() => {
    document.title = `${route.label} · Quaymark`;
  }, [route]);

  /** Opens the panel first, which contains the chat. */
  const ask = (text: string): void => {
    flushSync(() => setPanelOpen(true));
    panelChat.current?.open({ text });
  };
  const toggleDrawer = (): void => {
    if (isDrawerOpen) returnFocus(drawerToggle.current);
    setDrawerOpen(!isDrawerOpen);
  };
  useDrawerKey(toggleDrawer);

  return (
    <BrainstemProvider
      client={client}
      queryClient={queryClient}
      theme={preferences.theme}
      density={preferences.density}
      direction={preferences.direction === 'rtl' ? 'rtl' : locales[preferences.language].direction}
      locale={locales[preferences.language]}
      onEvent={addEvent}
    >
      <div className="workspace">
        <a className="skip-link" href="#content">
          Skip to the content
        </a>
        <Header
          route={route}
          isInWebApp={isInWebApp}
          account={account}
          accounts={config.accounts}
          session={session}
          isPanelOpen={isPanelOpen && !isAssistant}
          onPanel={isAssistant ? undefined : () => setPanelOpen(!isPanelOpen)}
          isDrawerOpen={isDrawerOpen}
          drawerToggle={drawerToggle}
          onDrawer={toggleDrawer}
        />
        <div className="stage">
          <main id="content" className="content" tabIndex={-1}>
            {!isAssistant && (
              <div key={route.name} className="scroll" tabIndex={-1}>
                <Page
                  name={route.name}
                  config={config}
                  account={account}
                  onAsk={ask}
                  onWebApp={() => setInWebApp(true)}
                  preferences={preferences}
                  onChange={onPreferences}
                />
              </div>
            )}
            {wasAssistantSeen && (
              <div className="assistant" hidden={!isAssistant}>
                <h1 className="visually-hidden">Assistant</h1>
                <AssistantChat isShown={isAssistant} />
              </div>
            )}
          </main>
          <AssistantPanel
            isOpen={isPanelOpen && !isAssistant}
            client={client}
            queryClient={queryClient}
            preferences={preferences}
            actionsRef={panelChat}
            onEvent={addEvent}
          />
          {isDrawerOpen && (
            <DeveloperDrawer
              platformUrl={config.platformUrl}
              events={events}
              account={account}
              accounts={config.accounts}
              session={session}
              preferences={preferences}
              onPreferences={onPreferences}
              hasDevtools={hasDevtools}
              onDevtools={setDevtools}
              onClose={toggleDrawer}
            />
          )}
        </div>
        {hasDevtools && (
          <Suspense>
            <BrainstemDevtools defaultOpen />
          </Suspense>
        )}
      </div>
    </BrainstemProvider>
  );
}

interface PageProps extends PreferenceFieldsProps {
  name: RouteName;
  config: Config;
  account: Account;
  onAsk: (text: string) => void;
  /** Called after the web-app sign-in. */
  onWebApp: () => void;
}

function Page({ name, config, account, onAsk, onWebApp, ...preferences }: PageProps) {
  switch (name) {
    case 'shipments':
      return <Shipments />;
    case 'suppliers':
      return <Suppliers organizationId={config.organizationId} onAsk={onAsk} />;
    case 'tasks':
      return <Tasks onWebApp={onWebApp} />;
    case 'getting-started':
      return <GettingStarted account={account} config={config} />;
    case 'connect':
      return <ConnectData organizationId={config.organizationId} />;
    case 'vocabulary':
      return <Vocabulary />;
    case 'intake':
      return <Intake />;
    case 'connections':
      return <Connections organizationId={config.organizationId} />;
    case 'findings':
      return <Findings />;
    case 'knowledge':
      return <Knowledge />;
    case 'plain-pages':
      return <PlainPages search={writePreferences(preferences.preferences)} />;
    case 'settings':
      return <Settings account={account} {...preferences} />;
    case 'not-found':
      return <NotFound />;
    case 'overview':
    case 'assistant':
      return <Overview firstName={account.name.split(' ')[0] ?? account.name} onAsk={onAsk} />;
  }
}

/** Returns the focus to a panel's toggle, if it is in a panel that is about to close. */
function returnFocus(toggle: HTMLElement | null): void {
  if (document.activeElement?.closest('.side-panel') instanceof HTMLElement) toggle?.focus();
}
