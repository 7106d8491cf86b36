import type { GrowingText } from '../../markdown/index.ts';
import { createSequenceView, type ItemViewProps } from './createSequenceView.tsx';
import type { MarkdownContext } from './markdownContext.ts';
import styles from './Markdown.module.css';

interface CodeTextProps {
  text: GrowingText;
  context: MarkdownContext;
}

/** Plain code. Each part is a box of its own, so that the browser lays out only the last one again. */
export function CodeText({ text: { parts, tail }, context }: CodeTextProps) {
  return (
    <>
      <Parts items={parts} context={context} detail={undefined} />
      {tail.replace(/\n$/, '')}
    </>
  );
}

const Parts = createSequenceView(function Part({ item }: ItemViewProps<string, undefined>) {
  return <span className={styles.codePart}>{item}</span>;
});
