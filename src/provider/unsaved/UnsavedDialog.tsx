import { useEffect } from 'react';
import { lazyPart } from '../lazyPart.ts';
import { WidgetBoundary } from '../widget/WidgetBoundary.tsx';
import type { UnsavedQuestionProps } from './UnsavedQuestion.tsx';

const Question = lazyPart<UnsavedQuestionProps>(
  async () => (await import('./UnsavedQuestion.tsx')).UnsavedQuestion,
);

export interface UnsavedDialogProps extends UnsavedQuestionProps {
  /**
   * True if there is something to lose: preloads the question while the network is up.
   *
   * @default `isAsking`, as another one on the page has loaded it
   */
  isUnsaved?: boolean;
  /** True while the question is open. */
  isAsking: boolean;
}

/** Asks what to do with unsaved input before leaving it. Preloads its code once there is any. */
export function UnsavedDialog({ isAsking, isUnsaved = isAsking, ...props }: UnsavedDialogProps) {
  useEffect(() => {
    if (isUnsaved) Question.preload().catch(() => undefined);
  }, [isUnsaved]);
  return isAsking ? (
    <WidgetBoundary>
      <Question {...props} />
    </WidgetBoundary>
  ) : null;
}
