import { delegationTokenLength } from '../../contract/index.ts';
import {
  ExitContext,
  forwardRoot,
  TokenlessProvider,
  useOnboardingWords,
  withSession,
  type PersistenceProps,
  type TokenlessProviderProps,
  type WidgetComponent,
  type WidgetProps,
} from '../../provider/index.ts';
import { Surface } from '../../ui/index.ts';
import styles from './DelegatedOnboarding.module.css';
import { LinkScreen } from './LinkScreen.tsx';
import { OpenedLink } from './OpenedLink.tsx';

/** Props of {@link DelegatedOnboarding}. */
export interface DelegatedOnboardingProps
  extends WidgetProps, PersistenceProps, Partial<Omit<TokenlessProviderProps, 'children'>> {
  /**
   * The token of the link, at least 8 characters. It stays in memory. Take it out of the page’s
   * address once you have read it.
   */
  token: string;
  /** Names the region. @default 'Questions for you', in the locale's words */
  label?: string;
  /** Called with how many answers the platform saved, each time that some were sent. */
  onAnswersSent?: (count: number) => void;
  /** Called once, when the platform saved the answer to the last question that was open. */
  onComplete?: () => void;
  /**
   * Called by the button “Finish later”. Answers are kept: the sent ones by the platform, the
   * rest where answers are saved, or while the widget is mounted.
   *
   * @default no such button
   */
  onExit?: () => void;
}

const events = { onAnswersSent: ['count'], onComplete: [], onExit: [] } as const;

/**
 * Questions behind a link that somebody passed on, for people without an account. With `baseUrl` it
 * needs no provider. Without, it uses the client of the provider around it, and never asks for a
 * token. The routes are the web app's: set `appUrl` if that has another address.
 *
 * With `storage`, give each link a `storageKey` of its own, without the token in it.
 *
 * Parts, for styling: `[data-part]` of `delegated-onboarding`, `step`, `question`, `choice`, `field`
 * and `notice`. Looks come from the `--brainstem-*` variables.
 *
 * Routes: `GET` and `POST {app_url}/api/onboarding/delegation/public`.
 */
export const DelegatedOnboarding: WidgetComponent<DelegatedOnboardingProps, typeof events> =
  Object.assign(
    forwardRoot<DelegatedOnboardingProps>(function DelegatedOnboarding(props, ref) {
      const { baseUrl, ...provider } = props;
      const link = <Link {...props} ref={ref} />;
      if (baseUrl === undefined) return link;
      return (
        <TokenlessProvider key={baseUrl} baseUrl={baseUrl} {...provider}>
          {link}
        </TokenlessProvider>
      );
    }),
    { events },
  );

const Link = withSession(LinkView, {
  name: 'delegatedOnboarding',
  events,
  optionalEvents: ['onExit'],
  keyOf: ({ token }) => [token],
});

function LinkView({ label, onExit, ...link }: DelegatedOnboardingProps) {
  const words = useOnboardingWords();
  return (
    <Surface
      role="region"
      aria-label={label ?? words.delegated}
      className={styles.root}
      data-part="delegated-onboarding"
    >
      <div className={styles.column}>
        {link.token.length < delegationTokenLength ? (
          <LinkScreen title={words.linkIncomplete} text={words.linkIncompleteText} />
        ) : (
          <ExitContext.Provider value={onExit}>
            <OpenedLink {...link} />
          </ExitContext.Provider>
        )}
      </div>
    </Surface>
  );
}
