import { useEffect } from 'react';
import { lazyPart } from '../lazyPart.ts';
import { WidgetBoundary } from '../widget/WidgetBoundary.tsx';
import type { UnsavedQuestionProps } from './UnsavedQuestion.tsx';

const Question = lazyPart<UnsavedQuestionProps>(
  async () => (await import('./UnsavedQuestion.tsx')).UnsavedQuestion,
);

export interface UnsavedDialogProps extends UnsavedQuestionProps {
  /**
   * True if there is something to lose, so that the question is loaded before the network is gone.
   *
   * @default as `isAsking`; another one on the page has loaded it
   */
  isUnsaved?: boolean;
  /** True while the person is asked. */
  isAsking: boolean;
}

/** Asks what happens to what a person typed before they leave it. Its code loads once they typed. */
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
