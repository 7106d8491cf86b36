import { memo, useId, type ReactNode } from 'react';
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
} from '../../../markdown/index.ts';
import { CodeBlock } from './CodeBlock.tsx';
import { createSequenceView, type ItemViewProps } from './createSequenceView.tsx';
import { directionOf } from './directionOf.ts';
import { Inline, InlineElement } from '../inline/Inline.tsx';
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
  switch (block.kind) {
    case 'paragraph': {
      if (place === 'tight') return renderWords(block, context);
      return (
        <InlineElement
          tag="p"
          dir={dir}
          className={styles.paragraph}
          before={renderParts(block, context)}
          text={block.text.tail.trimEnd()}
          context={context}
          isOpen={block.isOpen}
        />
      );
    }
    case 'heading':
      return renderHeading(block, context, dir);
    case 'list':
      return renderList(block, context);
    case 'table':
      return <TableBlock table={block} context={context} />;
    case 'quote':
      if (block.alert !== undefined) return renderAlert(block, block.alert, context);
      return (
        <blockquote dir="auto" className={styles.quote}>
          <Blocks items={block.children} context={context} detail="inside" />
        </blockquote>
      );
    case 'footnote':
      return (
        <div className={styles.footnote} data-footnote={block.number} tabIndex={-1}>
          <span className={styles.footnoteLabel}>{block.number}</span>
          <div dir="auto" className={styles.footnoteText}>
            <Blocks items={block.children} context={context} detail="inside" />
          </div>
        </div>
      );
    case 'details':
      return (
        <details className={styles.details} open={block.isShown || undefined}>
          <summary dir="auto" className={styles.summary}>
            {block.summary === '' ? (
              context.settings.words.details
            ) : (
              <Inline text={block.summary} context={context} />
            )}
          </summary>
          <Blocks items={block.children} context={context} detail="inside" />
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

/** Returns true if a block has letters. Citations alone follow the surrounding direction. */
function hasLetters(block: Block): boolean {
  if (block.kind === 'heading') return directionOf(block.text) !== undefined;
  if (block.kind !== 'paragraph') return true;
  const { parts, tail } = block.text;
  return parts.length > 0 || directionOf(tail) !== undefined;
}

export const Blocks = createSequenceView<Block, Place>(BlockView, (place) =>
  place === 'top' ? styles.group : undefined,
);

function renderHeading(
  { level, text, isOpen }: Heading,
  context: MarkdownContext,
  dir: 'auto' | undefined,
): ReactNode {
  // An empty heading would have no accessible name.
  if (text === '') return null;
  return (
    <InlineElement
      tag={`h${context.headingLevel(level)}`}
      dir={dir}
      className={joinClasses(styles.heading, headingSizes[level - 1])}
      isName
      text={text}
      context={context}
      isOpen={isOpen}
    />
  );
}

function renderAlert(block: Quote, kind: AlertKind, context: MarkdownContext): ReactNode {
  return (
    <div dir="auto" className={styles.alert} data-kind={kind}>
      <p className={styles.alertTitle}>{context.settings.words.alerts[kind]}</p>
      <Blocks items={block.children} context={context} detail="inside" />
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
  const view = <Items items={items} context={context} detail={isLoose} />;
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
  const common = { context, detail: isLoose ? 'inside' : 'tight' } as const;
  const { task, children } = item;
  if (task !== undefined) {
    return (
      <TaskItem
        checked={task.isDone}
        className={className}
        task={renderWords(task.words, context, true)}
      >
        <Blocks items={children} {...common} />
      </TaskItem>
    );
  }
  return (
    <li dir="auto" className={className}>
      <Blocks items={children} {...common} />
    </li>
  );
});

const Items = createSequenceView(ItemView);

interface TaskItemProps {
  checked: boolean;
  className: string;
  task: ReactNode;
  /** The rest of the item. */
  children: ReactNode;
}

/** Renders a task list item with a read-only checkbox. */
function TaskItem({ checked, className, task, children }: TaskItemProps) {
  const id = useId();
  return (
    <li dir="auto" className={joinClasses(className, styles.task)}>
      <input
        type="checkbox"
        checked={checked}
        readOnly
        disabled
        aria-labelledby={id}
        className={styles.checkbox}
      />
      <div className={styles.taskBody}>
        <div id={id} className={styles.taskText}>
          {task}
        </div>
        {children}
      </div>
    </li>
  );
}

/** Renders a paragraph's text among other content. */
function renderWords(block: Paragraph, context: MarkdownContext, isName = false): ReactNode {
  const { text, isOpen } = block;
  return (
    <>
      {renderParts(block, context)}
      <Inline isName={isName} text={text.tail.trimEnd()} context={context} isOpen={isOpen} />
    </>
  );
}

/** Renders the text before a long paragraph's end, which alone is parsed and rendered as it grows. */
function renderParts({ text: { parts } }: Paragraph, context: MarkdownContext): ReactNode {
  return parts.length === 0 ? undefined : (
    <WordParts items={parts} context={context} detail={undefined} />
  );
}

const WordParts = createSequenceView(
  memo(function Part({ item, context }: ItemViewProps<string, undefined>) {
    return <Inline text={item} context={context} />;
  }),
);
