import type { MarkedToken, Token } from 'marked';
import { createElement, Fragment, type ReactNode } from 'react';
import { joinClasses } from '../joinClasses.ts';
import { CodeBlock } from './CodeBlock.tsx';
import { isMarkedToken } from './isMarkedToken.ts';
import { deepest, type MarkdownContext } from './markdownContext.ts';
import { renderInline } from './renderInline.tsx';
import { renderList } from './renderList.tsx';
import { renderTable } from './renderTable.tsx';
import styles from './Markdown.module.css';

/** Blocks of markdown as elements: paragraphs, headings, lists, tables, quotes and code. */
export function renderBlocks(tokens: readonly Token[], context: MarkdownContext): ReactNode {
  return tokens
    .filter(isMarkedToken)
    .filter((token) => token.type !== 'space' && token.type !== 'def')
    .map((token, index) => <Fragment key={index}>{renderBlock(token, context)}</Fragment>);
}

function renderBlock(token: MarkedToken, context: MarkdownContext): ReactNode {
  const inner = { ...context, depth: context.depth + 1 };
  const dir = context.hasDirection ? undefined : 'auto';
  if (inner.depth > deepest) return token.raw;
  switch (token.type) {
    case 'paragraph':
      return (
        <p dir={dir} className={styles.paragraph}>
          {renderInline(token.tokens, inner)}
        </p>
      );
    case 'heading': {
      // The marks alone, while the words are still to come, would be a heading without a name.
      if (token.text.trim() === '') return null;
      const level = Math.min(6, token.depth + context.headingOffset);
      const className = joinClasses(styles.heading, headingSizes[token.depth - 1]);
      return createElement(`h${level}`, { dir, className }, renderInline(token.tokens, inner));
    }
    case 'list':
      return renderList(token, inner, renderBlocks);
    case 'table':
      return renderTable(token, inner);
    case 'blockquote':
      return (
        <blockquote dir="auto" className={styles.quote}>
          {renderBlocks(token.tokens, { ...inner, hasDirection: true })}
        </blockquote>
      );
    case 'code':
      return <CodeBlock token={token} context={context} />;
    case 'hr':
      return <hr className={styles.rule} />;
    case 'html':
      return (
        <p dir={dir} className={joinClasses(styles.paragraph, styles.markup)}>
          {token.text.trimEnd()}
        </p>
      );
    default:
      return renderInline([token], inner);
  }
}

const headingSizes = [styles.heading1, styles.heading2];
