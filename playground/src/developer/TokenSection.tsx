import type { BrainstemClient, TokenState } from 'brainstem';
import type { MockControls } from './mockControls.ts';
import { useTokenLife } from './useTokenLife.ts';

/** Props of {@link TokenSection}. */
export interface TokenSectionProps {
  client: BrainstemClient;
  controls: MockControls;
  run: (act: () => Promise<unknown>) => void;
}

/** Seconds that the platform gives a token. */
const wholeLife = 900;

const statusWords: Record<TokenState['status'], string> = {
  idle: 'Not asked for yet',
  fetching: 'Being fetched',
  ready: 'Good',
  failing: 'Could not be fetched',
  forbidden: 'Refused',
  'signed-out': 'Signed out',
};

/** How long the browser's token still lives, live, and what makes it end early. */
export function TokenSection({ client, controls, run }: TokenSectionProps) {
  const { state, secondsLeft, renewals, syncClock } = useTokenLife(client, controls);
  const share = secondsLeft === undefined ? 0 : Math.min(1, secondsLeft / wholeLife);
  return (
    <section className="developer-section" data-part="token">
      <h3>Token</h3>
      <dl className="token">
        <div>
          <dt>Status</dt>
          <dd data-part="token-status" data-status={state.status}>
            {secondsLeft === 0 ? 'Expired' : statusWords[state.status]}
          </dd>
        </div>
        <div>
          <dt>Time left</dt>
          <dd data-part="token-left">
            {secondsLeft === undefined ? '–' : formatSeconds(secondsLeft)}
          </dd>
        </div>
        <div>
          <dt>Renewed</dt>
          <dd data-part="token-renewals">{renewals === 0 ? 'not yet' : `${renewals}×`}</dd>
        </div>
      </dl>
      <div className="bar" data-low={share < 0.15} aria-hidden="true">
        <span style={{ inlineSize: `${share * 100}%` }} />
      </div>
      {'error' in state && <p className="developer-note">{state.error.message}</p>}
      <div className="developer-buttons">
        <button type="button" className="button" onClick={() => run(() => controls.expireTokens())}>
          Expire tokens now
        </button>
        <button
          type="button"
          className="button"
          onClick={() => run(async () => syncClock(await controls.advanceClock(wholeLife)))}
        >
          Advance clock 15 min
        </button>
      </div>
      <p className="developer-note">The kit learns of either from the platform’s next answer.</p>
    </section>
  );
}

function formatSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
