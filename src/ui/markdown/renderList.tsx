import type { Token, Tokens } from 'marked';
import type { ReactNode } from 'react';
import { joinClasses } from '../joinClasses.ts';
import type { MarkdownContext } from './markdownContext.ts';
import { TaskItem } from './TaskItem.tsx';
import styles from './Markdown.module.css';

type RenderBlocks = (tokens: readonly Token[], context: MarkdownContext) => ReactNode;

/**
 * A list with its points, numbers or boxes.
 *
 * @param renderBlocks What renders the blocks inside an item.
 */
export function renderList(
  token: Tokens.List,
  context: MarkdownContext,
  renderBlocks: RenderBlocks,
): ReactNode {
  const inner = { ...context, hasDirection: true };
  const items = token.items.map((item, index) => {
    const className = joinClasses(styles.item, item.loose && styles.looseItem);
    if (!item.task) {
      return (
        <li key={index} dir="auto" className={className}>
          {renderBlocks(item.tokens, inner)}
        </li>
      );
    }
    const [first, ...rest] = item.tokens.map(withoutCheckbox).filter((part) => part !== undefined);
    return (
      <TaskItem key={index} checked={item.checked === true} className={className}>
        {renderBlocks(first === undefined ? [] : [first], inner)}
        {renderBlocks(rest, inner)}
      </TaskItem>
    );
  });
  const start = token.start === '' || token.start === 1 ? undefined : token.start;
  return token.ordered ? (
    <ol className={joinClasses(styles.list, styles.numbered)} start={start}>
      {items}
    </ol>
  ) : (
    <ul className={joinClasses(styles.list, styles.pointed)}>{items}</ul>
  );
}

/** The lexer puts the box among the item's blocks, or among the words of its first paragraph. */
function withoutCheckbox(token: Token): Token | undefined {
  if (token.type === 'checkbox') return undefined;
  if (token.type !== 'paragraph' || token.tokens === undefined) return token;
  return { ...token, tokens: token.tokens.filter((part) => part.type !== 'checkbox') };
}
