import type { ComponentType, ReactNode } from 'react';
import { useBrainstem } from '../BrainstemContext.ts';
import { WidgetBoundary } from './WidgetBoundary.tsx';

/** Props that every widget has. */
export interface WidgetProps {
  /** Called with each error that the widget met, and with what kept a part of it from being shown. */
  onError?: (error: unknown) => void;
}

/** Options of {@link withSession}. */
export interface WithSessionOptions<P> {
  /** What else makes it another widget when it changes, such as an id. @default nothing */
  keyOf?: (props: P) => readonly (string | undefined)[];
}

/**
 * Makes a widget of its view. It mounts again when the person signs out and for another client, so
 * nothing of one person is there for the next. An error in it stays in it.
 */
export function withSession<P extends WidgetProps>(
  View: ComponentType<P>,
  { keyOf }: WithSessionOptions<P> = {},
): (props: P) => ReactNode {
  function Session(props: P): ReactNode {
    const { client, generation } = useBrainstem();
    const key = JSON.stringify([client.key, generation, ...(keyOf?.(props) ?? [])]);
    return (
      <WidgetBoundary key={key} onError={props.onError}>
        <View {...props} />
      </WidgetBoundary>
    );
  }
  Session.displayName = View.displayName ?? View.name;
  return Session;
}
