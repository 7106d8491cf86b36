import { delegationTokenLength } from '../../contract/index.ts';
import {
  ExitContext,
  forwardRoot,
  TokenlessProvider,
  useOnboardingWords,
  withSession,
  type WidgetComponent,
} from '../../provider/index.ts';
import { QuestionColumn } from '../../ui/index.ts';
import { LinkScreen } from './LinkScreen.tsx';
import { OpenedLink } from './OpenedLink.tsx';
import { delegatedOnboarding, type DelegatedOnboardingProps } from './declaration.ts';

/**
 * Questions behind a delegated link, for people without an account. With `baseUrl` it needs no
 * provider. Otherwise it uses the surrounding provider's client, but never requests a token. The
 * routes belong to the web app: set `appUrl` if its URL differs.
 *
 * With `storage`, give each link its own `storageKey`, without the token in it.
 *
 * Parts, for styling: `[data-part]` of `delegated-onboarding`, `step`, `question`, `choice`,
 * `field` and `notice`. Styling uses the `--brainstem-*` variables.
 *
 * Routes: `GET` and `POST {app_url}/api/onboarding/delegation/public`.
 */
export const DelegatedOnboarding: WidgetComponent<DelegatedOnboardingProps> =
  forwardRoot<DelegatedOnboardingProps>(function DelegatedOnboarding(props, ref) {
    const { baseUrl, ...provider } = props;
    const link = <Link {...props} ref={ref} />;
    if (baseUrl === undefined) return link;
    return (
      <TokenlessProvider key={baseUrl} baseUrl={baseUrl} {...provider}>
        {link}
      </TokenlessProvider>
    );
  });

const Link = withSession(LinkView, delegatedOnboarding);

function LinkView({ label, onExit, ...link }: DelegatedOnboardingProps) {
  const words = useOnboardingWords();
  return (
    <QuestionColumn aria-label={label ?? words.delegated} data-part="delegated-onboarding">
      {link.token.length < delegationTokenLength ? (
        <LinkScreen title={words.linkIncomplete} text={words.linkIncompleteText} />
      ) : (
        <ExitContext.Provider value={onExit}>
          <OpenedLink {...link} />
        </ExitContext.Provider>
      )}
    </QuestionColumn>
  );
}
