import { hasStatus, isPlatformError } from '../../../../client/errors/index.ts';
import { isPromiseLike } from '../../../../environment/index.ts';
import {
  ErrorNotice,
  useControllerEvent,
  useGeneralWords,
  useOperation,
} from '../../../../provider/index.ts';
import { Button, EmptyState, icons } from '../../../../ui/index.ts';
import { useFormWords } from '../../forms/useFormWords.ts';

export interface DiscoveryErrorProps {
  /** The error, without secrets. */
  error: unknown;
  onRetry: () => void;
  /** Signs the user in to the web app. @default no sign-in button */
  onSignIn: (() => void | Promise<void>) | undefined;
}

/** Explains a failed discovery step. A missing app session is handled separately. */
export function DiscoveryError({ error, onRetry, onSignIn }: DiscoveryErrorProps) {
  const words = useFormWords();
  const { tryAgain } = useGeneralWords();
  if (!hasStatus(error, 401)) {
    // Only the database's own message explains its refusal.
    const isRefusal = isPlatformError(error) && error.status < 500;
    const text = isRefusal ? error.platformMessage : undefined;
    return (
      <ErrorNotice error={error} title={words.discoveryFailed} text={text} onRetry={onRetry} />
    );
  }
  return (
    <div role="alert">
      <EmptyState
        icon={icons.lock}
        title={words.discoverySignedOut}
        text={words.discoverySignedOutText}
      >
        {onSignIn !== undefined && <SignInButton onSignIn={onSignIn} onSignedIn={onRetry} />}
        <Button variant={onSignIn ? 'quiet' : 'secondary'} onClick={onRetry}>
          {tryAgain}
        </Button>
      </EmptyState>
    </div>
  );
}

interface SignInButtonProps {
  onSignIn: () => void | Promise<void>;
  onSignedIn: () => void;
}

/** Signs in, then continues automatically if the host's promise resolves while mounted. */
function SignInButton({ onSignIn, onSignedIn }: SignInButtonProps) {
  const words = useFormWords();
  const [{ status }, signingIn] = useOperation<void>();
  useControllerEvent(signingIn, 'done', onSignedIn);
  const isSigningIn = status === 'running';
  return (
    <Button
      variant="primary"
      aria-disabled={isSigningIn}
      onClick={() => {
        const signed = isSigningIn ? undefined : onSignIn();
        if (isPromiseLike(signed)) signingIn.actions.run(() => signed);
      }}
    >
      {isSigningIn ? words.discoverySigningIn : words.discoverySignIn}
    </Button>
  );
}
