import { useEffect, useState } from 'react';
import { Wordmark } from '../brand/Wordmark.tsx';
import { readConfig } from '../session/backend.ts';
import { useConsentSession, tell } from './useConsentSession.ts';

/** The state of the question. */
type Answer = 'open' | 'allowing' | 'allowed' | 'declined' | 'expired';

/**
 * The page on which a user allows the product to read a source. It replaces an auth provider:
 * the mock platform's control route does the provider's part.
 */
export function ConsentPage() {
  const sessionToken = useConsentSession();
  return <Question key={sessionToken} sessionToken={sessionToken} />;
}

function Question({ sessionToken }: { sessionToken: string | undefined }) {
  const [answer, setAnswer] = useState<Answer>('open');
  useEffect(() => {
    document.title = 'Allow access · Quaymark';
  }, []);

  const allow = async (): Promise<void> => {
    setAnswer('allowing');
    const { platformUrl } = await readConfig();
    const response = await fetch(`${platformUrl}/__mock/consents`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ sessionToken }),
    });
    setAnswer(response.ok ? 'allowed' : 'expired');
    tell(response.ok ? 'finished' : 'expired');
  };

  return (
    <main className="outage">
      <Wordmark />
      <h1>{titles[answer]}</h1>
      <p>{texts[answer]}</p>
      {(answer === 'open' || answer === 'allowing') && (
        <div className="consent-acts">
          <button
            type="button"
            className="button"
            disabled={sessionToken === undefined || answer === 'allowing'}
            onClick={() => {
              allow().catch(() => setAnswer('open'));
            }}
          >
            Allow
          </button>
          <button
            type="button"
            className="button"
            onClick={() => {
              setAnswer('declined');
              tell('closed');
            }}
          >
            Not now
          </button>
        </div>
      )}
    </main>
  );
}

const titles: Record<Answer, string> = {
  open: 'Allow Quaymark to read this source?',
  allowing: 'Allowing…',
  allowed: 'Access allowed',
  declined: 'Access not allowed',
  expired: 'This page has expired',
};

const texts: Record<Answer, string> = {
  open: 'It reads what you choose there, and changes nothing.',
  allowing: 'One moment.',
  allowed: 'You can close this page.',
  declined: 'Nothing was connected. You can close this page.',
  expired: 'A new one is asked for.',
};
