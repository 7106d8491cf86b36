import {
  Component,
  createContext,
  Fragment,
  useContext,
  type ElementType,
  type ReactNode,
} from 'react';
import { callListener } from '../../controller/index.ts';
import { Button, Notice } from '../../ui/index.ts';
import { describeError } from '../notices/describeError.ts';
import { useGeneralWords } from '../words/useWords.ts';

/** Called with an error caught while rendering. */
type ErrorListener = (error: unknown) => void;

export interface WidgetBoundaryProps {
  /** Called with the thrown value. @default the surrounding boundary's */
  onError?: ErrorListener;
  /** A value whose change retries, such as the id of the content. @default none */
  resetKey?: unknown;
  /** Replaces the notice. @default the notice */
  fallback?: ReactNode;
  /** The element around the notice, such as `li` in a list. @default none */
  as?: ElementType;
  children: ReactNode;
}

/** Receives errors caught by nested boundaries. */
const ErrorListenerContext = createContext<ErrorListener | undefined>(undefined);

/**
 * Contains rendering errors of its children, and shows a notice with a retry button instead. Put
 * one around each part that can fail on its own: a widget, a message, anything a host renders.
 */
export function WidgetBoundary({ onError, resetKey, fallback, as, children }: WidgetBoundaryProps) {
  const outer = useContext(ErrorListenerContext);
  const listener = onError ?? outer;
  const Frame = as ?? Fragment;
  return (
    <ErrorListenerContext.Provider value={listener}>
      <Boundary
        onError={listener}
        resetKey={resetKey}
        fallback={(error, retry) =>
          fallback ?? (
            // Texts may come from the host, so an error they throw must be contained too.
            <Boundary onError={undefined} resetKey={error} fallback={() => null}>
              <Frame>
                <PartError error={error} onRetry={retry} />
              </Frame>
            </Boundary>
          )
        }
      >
        {children}
      </Boundary>
    </ErrorListenerContext.Provider>
  );
}

/**
 * Shows an error and suggests a reload, until which most browsers cache a module's failed import.
 */
function PartError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const words = useGeneralWords();
  const { detail } = describeError(error, words);
  return (
    <Notice
      tone="danger"
      role="alert"
      title={words.partFailedTitle}
      detail={detail}
      detailLabel={words.details}
      actions={
        <Button size="small" onClick={onRetry}>
          {words.tryAgain}
        </Button>
      }
    >
      {words.partFailedText}
    </Notice>
  );
}

interface BoundaryProps {
  onError: ErrorListener | undefined;
  resetKey: unknown;
  fallback: (error: unknown, retry: () => void) => ReactNode;
  children: ReactNode;
}

interface BoundaryState {
  /** Boxed, since anything can be thrown, even `undefined`. */
  caught: { error: unknown } | undefined;
  resetKey: unknown;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { caught: undefined, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Pick<BoundaryState, 'caught'> {
    return { caught: { error } };
  }

  static getDerivedStateFromProps(
    { resetKey }: BoundaryProps,
    state: BoundaryState,
  ): BoundaryState | null {
    return Object.is(resetKey, state.resetKey) ? null : { resetKey, caught: undefined };
  }

  override componentDidCatch(error: unknown): void {
    callListener(this.props.onError, error);
  }

  retry = (): void => this.setState({ caught: undefined });

  override render(): ReactNode {
    const { caught } = this.state;
    return caught === undefined
      ? this.props.children
      : this.props.fallback(caught.error, this.retry);
  }
}
