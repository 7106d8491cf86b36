import { createElement, memo, useId, type ReactNode } from 'react';
import { joinClasses } from '../../joinClasses.ts';
import {
  joinText,
  type AlertKind,
  type Block,
  type Heading,
  type Html,
  type Item,
  type List,
  type Paragraph,
  type Quote,
  type Task,
} from '../../../markdown/index.ts';
import { CodeBlock } from './CodeBlock.tsx';
import { createSequenceRenderer, type ItemViewProps } from './createSequenceRenderer.tsx';
import { directionOf } from './directionOf.ts';
import { useInline } from '../inline/Inline.tsx';
import type { MarkdownContext } from '../markdownContext.ts';
import { TableBlock } from './TableBlock.tsx';
import styles from '../Markdown.module.css';

/** The position of blocks: top level, in a quote or loose item, or in a tight item. */
export type Place = 'top' | 'inside' | 'tight';

type BlockProps = ItemViewProps<Block, Place>;

/** Renders one block. Re-renders only when it or its references change. */
const BlockView = memo(function BlockView({ item: block, context, detail: place }: BlockProps) {
  // Content of a quote, item or cell inherits its direction.
  const dir = place === 'top' && hasLetters(block) ? 'auto' : undefined;
  const isOpen = 'isOpen' in block && block.isOpen;
  const words = useInline({
    text: wordsOf(block),
    context,
    isOpen,
    isName: block.kind === 'heading',
  });
  switch (block.kind) {
    case 'paragraph': {
      const all = withParts(block, words, context);
      if (place === 'tight') return all;
      return (
        <p dir={dir} className={styles.paragraph}>
          {all}
        </p>
      );
    }
    case 'heading':
      return renderHeading(block, words, context, dir);
    case 'list':
      return renderList(block, context);
    case 'table':
      return <TableBlock table={block} context={context} />;
    case 'quote':
      if (block.alert !== undefined) return renderAlert(block, block.alert, context);
      return (
        <blockquote dir="auto" className={styles.quote}>
          {renderBlocks({ items: block.children, context, detail: 'inside' })}
        </blockquote>
      );
    case 'footnote':
      return (
        <div className={styles.footnote} data-footnote={block.number} tabIndex={-1}>
          <span className={styles.footnoteLabel}>{block.number}</span>
          <div dir="auto" className={styles.footnoteText}>
            {renderBlocks({ items: block.children, context, detail: 'inside' })}
          </div>
        </div>
      );
    case 'details':
      return (
        <details className={styles.details} open={block.isShown || undefined}>
          <summary dir="auto" className={styles.summary}>
            {block.summary === '' ? context.settings.words.details : words}
          </summary>
          {renderBlocks({ items: block.children, context, detail: 'inside' })}
        </details>
      );
    case 'code':
      return <CodeBlock block={block} context={context} />;
    case 'rule':
      return <hr className={styles.rule} />;
    case 'html':
      return renderMarkup(block, dir);
  }
});

/** Returns the inline text of a block: of a long paragraph its end, which alone is parsed again. */
function wordsOf(block: Block): string {
  if (block.kind === 'paragraph') return block.text.tail.trimEnd();
  if (block.kind === 'details') return block.summary;
  return block.kind === 'heading' ? block.text : '';
}

/** Returns true if a block has letters. Citations alone follow the surrounding direction. */
function hasLetters(block: Block): boolean {
  if (block.kind === 'heading') return directionOf(block.text) !== undefined;
  if (block.kind !== 'paragraph') return true;
  const { parts, tail } = block.text;
  return parts.length > 0 || directionOf(tail) !== undefined;
}

/** Renders consecutive blocks. */
const renderBlocks = createSequenceRenderer<Block, Place>(BlockView, (place) =>
  place === 'top' ? styles.group : undefined,
);
export { renderBlocks as Blocks };

function renderHeading(
  { level, text }: Heading,
  words: ReactNode,
  context: MarkdownContext,
  dir: 'auto' | undefined,
): ReactNode {
  // An empty heading would have no accessible name.
  if (text === '') return null;
  const className = joinClasses(styles.heading, headingSizes[level - 1]);
  return createElement(`h${context.headingLevel(level)}`, { dir, className }, words);
}

function renderAlert(block: Quote, kind: AlertKind, context: MarkdownContext): ReactNode {
  return (
    <div dir="auto" className={styles.alert} data-kind={kind}>
      <p className={styles.alertTitle}>{context.settings.words.alerts[kind]}</p>
      {renderBlocks({ items: block.children, context, detail: 'inside' })}
    </div>
  );
}

/** Shows HTML as typed, except comments. */
function renderMarkup({ text, isOpen }: Html, dir: 'auto' | undefined): ReactNode {
  const markup = joinText(text).trimEnd();
  if (markup.trimStart().startsWith('<!--') && (isOpen || markup.endsWith('-->'))) return null;
  return (
    <p dir={dir} className={joinClasses(styles.paragraph, styles.markup)}>
      {markup}
    </p>
  );
}

const headingSizes = [
  styles.heading1,
  styles.heading2,
  styles.heading3,
  undefined,
  styles.heading5,
  styles.heading6,
];

function renderList({ start, isLoose, items }: List, context: MarkdownContext): ReactNode {
  const view = renderItems({ items, context, detail: isLoose });
  const digits = String((start ?? 0) + items.length - 1).length;
  return start === undefined ? (
    <ul className={joinClasses(styles.list, styles.pointed)}>{view}</ul>
  ) : (
    <ol
      className={joinClasses(styles.list, styles.numbered)}
      start={start === 1 ? undefined : start}
      data-digits={digits > 2 ? digits : undefined}
    >
      {view}
    </ol>
  );
}

type ItemProps = ItemViewProps<Item, boolean>;

const ItemView = memo(function ItemView({ item, context, detail: isLoose }: ItemProps) {
  const className = joinClasses(styles.item, isLoose && styles.looseItem);
  const { task, children } = item;
  const rest = renderBlocks({ items: children, context, detail: isLoose ? 'inside' : 'tight' });
  if (task !== undefined) {
    return (
      <TaskItem task={task} context={context} className={className}>
        {rest}
      </TaskItem>
    );
  }
  return (
    <li dir="auto" className={className}>
      {rest}
    </li>
  );
});

const renderItems = createSequenceRenderer(ItemView);

interface TaskItemProps {
  task: Task;
  context: MarkdownContext;
  className: string;
  /** The rest of the item. */
  children: ReactNode;
}

/** Renders a task list item with a read-only checkbox. */
function TaskItem({ task: { isDone, words }, context, className, children }: TaskItemProps) {
  const id = useId();
  const isName = words.text.parts.length === 0;
  const end = useInline({ text: wordsOf(words), context, isOpen: words.isOpen, isName });
  return (
    <li dir="auto" className={joinClasses(className, styles.task)}>
      <input
        type="checkbox"
        checked={isDone}
        readOnly
        disabled
        aria-labelledby={id}
        className={styles.checkbox}
      />
      <div className={styles.taskBody}>
        <div id={id} className={styles.taskText}>
          {withParts(words, end, context)}
        </div>
        {children}
      </div>
    </li>
  );
}

/** Puts the closed parts of a long paragraph before its end. */
function withParts(
  { text: { parts: items } }: Paragraph,
  end: ReactNode,
  context: MarkdownContext,
): ReactNode {
  if (items.length === 0) return end;
  return (
    <>
      {renderParts({ items, context, detail: undefined })}
      {end}
    </>
  );
}

const renderParts = createSequenceRenderer(
  memo(function Part({ item: text, context }: ItemViewProps<string, undefined>) {
    return useInline({ text, context });
  }),
);
