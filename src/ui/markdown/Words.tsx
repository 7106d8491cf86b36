import type { GrowingText } from '../../markdown/index.ts';
import { createSequenceView, type ItemViewProps } from './createSequenceView.tsx';
import { Inline } from './Inline.tsx';
import type { MarkdownContext } from './markdownContext.ts';

interface WordsProps {
  text: GrowingText;
  context: MarkdownContext;
  /** True if more words are to come. */
  isOpen: boolean;
}

/** The words of a paragraph. Of a long one that grows only the end is read and drawn again. */
export function Words({ text: { parts, tail }, context, isOpen }: WordsProps) {
  return (
    <>
      <Parts items={parts} context={context} detail={undefined} />
      <Inline text={tail.trimEnd()} context={context} isOpen={isOpen} />
    </>
  );
}

const Parts = createSequenceView(function Part({
  item,
  context,
}: ItemViewProps<string, undefined>) {
  return <Inline text={item} context={context} />;
});
