import type { WidgetEvent } from 'brainstem/react';
import { useState } from 'react';
import script from '../../../src/mock-platform/assistant/script.json';
import { SidePanel } from '../layout/SidePanel.tsx';
import { Choice } from '../parts/Choice.tsx';
import { PreferenceFields } from '../preferences/PreferenceFields.tsx';
import type { Preferences } from '../preferences/preferences.ts';
import type { ChangePreferences } from '../preferences/usePreferences.ts';
import type { Account } from '../session/backend.ts';
import type { Session } from '../session/useSession.ts';

export interface DeveloperDrawerProps {
  platformUrl: string;
  /** The widgets' events, latest first. */
  events: readonly WidgetEvent[];
  account: Account;
  accounts: readonly Account[];
  session: Session;
  preferences: Preferences;
  onPreferences: ChangePreferences;
  /** True if the kit's devtools are on the page. */
  hasDevtools: boolean;
  onDevtools: (isShown: boolean) => void;
  onClose: () => void;
}

/** For developers: the signed-in user, the appearance, the widgets' events and kit devtools. */
export function DeveloperDrawer({
  platformUrl,
  events,
  account,
  accounts,
  session,
  preferences,
  onPreferences,
  hasDevtools,
  onDevtools,
  onClose,
}: DeveloperDrawerProps) {
  const [problem, setProblem] = useState<string>();

  const run = (act: () => Promise<unknown>): void => {
    setProblem(undefined);
    act().catch((error: unknown) => {
      setProblem(error instanceof Error ? error.message : 'The mock platform didn’t respond.');
    });
  };
  const names = Object.fromEntries(accounts.map(({ id, name }) => [id, name]));

  return (
    <SidePanel title="Developer" className="developer" onClose={onClose}>
      <div className="developer-body">
        <p role="alert" className="problem">
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
        <section className="developer-section">
          <h3>Devtools</h3>
          <p className="developer-note">
            Calls, the token, queries, streams and events; faults and the clock of the mock
            platform.
          </p>
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
          <h3>Assistant</h3>
          <p className="developer-note">
            A phrase in a message makes the mock’s assistant do something else.
          </p>
          <dl className="developer-phrases" aria-label="Phrases">
            {script.phrases.map(({ phrase, does }) => (
              <div key={phrase}>
                <dt>
                  <code>{phrase}</code>
                </dt>
                <dd>{does.replaceAll('`', '')}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section className="developer-section">
          <h3>Looks and language</h3>
          <PreferenceFields preferences={preferences} onChange={onPreferences} />
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
                await resetMock(platformUrl);
                session.startAnew();
              })
            }
          >
            Reset the mock platform
          </button>
        </section>
      </div>
    </SidePanel>
  );
}

/** Resets the mock platform, including conversations and uploads. */
async function resetMock(platformUrl: string): Promise<void> {
  const { ok, status } = await fetch(`${platformUrl}/__mock/reset`, { method: 'POST' });
  if (!ok) throw new Error(`The mock platform returned ${status} for /reset.`);
}
