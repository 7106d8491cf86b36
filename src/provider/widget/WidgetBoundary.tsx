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

/** Hears of an error that was caught while rendering. */
type ErrorListener = (error: unknown) => void;

export interface WidgetBoundaryProps {
  /** Gets what was thrown. @default that of the boundary around */
  onError?: ErrorListener;
  /** Another value here is another attempt, such as the id of what is shown. @default none */
  resetKey?: unknown;
  /** Shown in place of the notice. @default the notice */
  fallback?: ReactNode;
  /** The element around the notice, such as a list item in a list. @default nothing */
  as?: ElementType;
  children: ReactNode;
}

/** Receives errors caught by nested boundaries. */
const ErrorListenerContext = createContext<ErrorListener | undefined>(undefined);

/**
 * Keeps an error of what it holds from the rest of the page. In its place it says that this part
 * can't be shown, and offers to try again. Put one around each part that can fail on its own: a
 * widget, a message, whatever a host renders.
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
            // Our words may come from the host, and what they throw must not go further either.
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

/** Names a reload too: most browsers keep the failure of a module's request until then. */
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
  /** In a box, since anything can be thrown, `undefined` too. */
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
