import { DelegatedOnboarding } from 'brainstem/react';
import { useEffect, useState } from 'react';
import { Wordmark } from '../brand/Wordmark.tsx';
import { readConfig } from '../session/backend.ts';

/** The path of the page behind a link, without its token. */
export const questionsPath = '/questions';

/** Questions for people without an account: anyone with the link may answer. */
export function Questions() {
  const [token] = useState(() => window.location.hash.slice(1));
  const [platformUrl, setPlatformUrl] = useState<string>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    document.title = 'Questions for you · Quaymark';
    // The token is in memory now, so it is removed from the URL and history.
    window.history.replaceState(null, '', questionsPath);
    readConfig().then(
      (config) => setPlatformUrl(config.platformUrl),
      () => setFailed(true),
    );
  }, []);
  return (
    <div className="questions">
      <header className="questions-head">
        <Wordmark />
      </header>
      <main className="questions-main">
        <h1 className="visually-hidden">Questions for you</h1>
        {hasFailed && <p role="alert">Quaymark cannot be reached. Load this page again.</p>}
        {platformUrl !== undefined && (
          <section className="card widget">
            <DelegatedOnboarding baseUrl={platformUrl} token={token} storage={sessionStorage} />
          </section>
        )}
      </main>
    </div>
  );
}
