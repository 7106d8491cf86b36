import type { BrainstemClient } from 'brainstem';
import type { WidgetEvent } from 'brainstem/react';
import { useMemo, useState } from 'react';
import { SidePanel } from '../layout/SidePanel.tsx';
import { Choice } from '../parts/Choice.tsx';
import { PreferenceFields } from '../preferences/PreferenceFields.tsx';
import type { Preferences } from '../preferences/preferences.ts';
import type { ChangePreferences } from '../preferences/usePreferences.ts';
import type { Account } from '../session/backend.ts';
import type { Session } from '../session/useSession.ts';
import { FaultSection } from './FaultSection.tsx';
import { createMockControls } from './mockControls.ts';
import { TokenSection } from './TokenSection.tsx';

/** Props of {@link DeveloperDrawer}. */
export interface DeveloperDrawerProps {
  platformUrl: string;
  /** What the widgets told, the latest first. */
  events: readonly WidgetEvent[];
  client: BrainstemClient;
  account: Account;
  accounts: readonly Account[];
  session: Session;
  preferences: Preferences;
  onPreferences: ChangePreferences;
  /** Whether the kit's own panel is on the page. */
  hasDevtools: boolean;
  onDevtools: (isShown: boolean) => void;
  onClose: () => void;
}

/** For developers: the token's life, a platform that fails when told to, and the page's looks. */
export function DeveloperDrawer({
  platformUrl,
  events,
  client,
  account,
  accounts,
  session,
  preferences,
  onPreferences,
  hasDevtools,
  onDevtools,
  onClose,
}: DeveloperDrawerProps) {
  const controls = useMemo(() => createMockControls(platformUrl), [platformUrl]);
  const [problem, setProblem] = useState<string>();

  const run = (act: () => Promise<unknown>): void => {
    setProblem(undefined);
    act().catch((error: unknown) => {
      setProblem(error instanceof Error ? error.message : 'The mock platform did not answer.');
    });
  };
  const names = Object.fromEntries(accounts.map(({ id, name }) => [id, name]));

  return (
    <SidePanel title="Developer" className="developer" onClose={onClose} closesOnEscape>
      <div className="developer-body">
        <p role="alert" className="developer-problem">
          {problem}
        </p>
        <section className="developer-section">
          <h3>User</h3>
          <Choice
            label="Signed in as"
            labelHidden
            options={accounts.map(({ id }) => id)}
            labels={names}
            value={account.id}
            onChange={(id) => run(() => session.signIn(id))}
          />
        </section>
        <TokenSection client={client} controls={controls} run={run} />
        <FaultSection controls={controls} run={run} />
        <section className="developer-section">
          <h3>Looks and language</h3>
          <PreferenceFields preferences={preferences} onChange={onPreferences} />
        </section>
        <section className="developer-section">
          <h3>Devtools</h3>
          <p className="developer-note">Calls, queries, streams and the token, from the kit.</p>
          <button
            type="button"
            className="button"
            aria-pressed={hasDevtools}
            onClick={() => onDevtools(!hasDevtools)}
          >
            Show Brainstem devtools
          </button>
        </section>
        <section className="developer-section">
          <h3>Analytics</h3>
          <p className="developer-note">What happened in the widgets, without its content.</p>
          <ol className="developer-events" aria-label="Analytics">
            {events.map((event, at) => (
              <li key={events.length - at}>
                <code>{`${event.widget}.${event.name} ${JSON.stringify(event.ids)}`}</code>
              </li>
            ))}
          </ol>
        </section>
        <section className="developer-section">
          <h3>Platform</h3>
          <p className="developer-note">
            <code>{platformUrl}</code>
          </p>
          <button
            type="button"
            className="button"
            onClick={() =>
              run(async () => {
                await controls.resetWorld();
                session.startAnew();
              })
            }
          >
            Reset the mock’s world
          </button>
        </section>
      </div>
    </SidePanel>
  );
}
