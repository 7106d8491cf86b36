import { delegationTokenLength } from '../../contract/index.ts';
import {
  forwardRoot,
  TokenlessProvider,
  withSession,
  type TokenlessProviderProps,
  type WidgetComponent,
  type WidgetProps,
} from '../../provider/index.ts';
import { Surface } from '../../ui/index.ts';
import styles from './DelegatedOnboarding.module.css';
import { LinkScreen } from './LinkScreen.tsx';
import { OpenedLink } from './OpenedLink.tsx';
import { useDelegatedWords } from './useDelegatedWords.ts';

/** Props of {@link DelegatedOnboarding}. */
export interface DelegatedOnboardingProps
  extends WidgetProps, Partial<Omit<TokenlessProviderProps, 'children'>> {
  /**
   * The token of the link, of 8 characters at least. It stays in memory; take it out of the page's
   * address once it was read.
   */
  token: string;
  /** Names the region. @default 'Questions for you', in the locale's words */
  label?: string;
  /** Told how many answers the platform took, each time that some were sent. */
  onAnswersSent?: (count: number) => void;
}

const events = { onAnswersSent: ['count'] } as const;

/**
 * Questions that somebody handed on, behind a link, for people without an account. With `baseUrl` it
 * stands alone; without, it takes the client of the provider around, whose token it never asks for.
 * The routes are the web app's: give `appUrl` where that has an address of its own.
 *
 * Parts, for styling: `[data-part]` of `delegated-onboarding`, `question`, `choice`, `field` and
 * `notice`. Looks come from the `--brainstem-*` variables.
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
  keyOf: ({ token }) => [token],
});

function LinkView({ token, label, onAnswersSent }: DelegatedOnboardingProps) {
  const words = useDelegatedWords();
  return (
    <Surface
      role="region"
      aria-label={label ?? words.delegated}
      className={styles.delegated}
      data-part="delegated-onboarding"
    >
      <div className={styles.column}>
        {token.length < delegationTokenLength ? (
          <LinkScreen title={words.linkIncomplete} text={words.linkIncompleteText} />
        ) : (
          <OpenedLink token={token} onAnswersSent={onAnswersSent} />
        )}
      </div>
    </Surface>
  );
}
