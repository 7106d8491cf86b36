import { Component, type ReactNode } from 'react';
import { ErrorNotice } from '../provider/index.ts';

interface LoadBoundaryProps {
  onError: (error: unknown) => void;
  children: ReactNode;
}

/** Where a widget's code could not be fetched, says so in its place and tells the page. */
export class LoadBoundary extends Component<LoadBoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error === undefined ? this.props.children : <ErrorNotice error={error} />;
  }
}
