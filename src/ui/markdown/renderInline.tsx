import type { MarkedToken, Token, Tokens } from 'marked';
import { Fragment, type ReactNode } from 'react';
import { decodeCharacters } from './decodeCharacters.ts';
import { isMarkedToken } from './isMarkedToken.ts';
import { deepest, type MarkdownContext } from './markdownContext.ts';
import { MarkdownImage } from './MarkdownImage.tsx';
import { MarkdownLink } from './MarkdownLink.tsx';
import styles from './Markdown.module.css';

/** Words with their styles and links. */
export function renderInline(tokens: readonly Token[], context: MarkdownContext): ReactNode {
  return tokens
    .filter(isMarkedToken)
    .map((token, index) => <Fragment key={index}>{renderToken(token, context)}</Fragment>);
}

function renderToken(token: MarkedToken, context: MarkdownContext): ReactNode {
  const inner = { ...context, depth: context.depth + 1 };
  if (inner.depth > deepest) return token.raw;
  switch (token.type) {
    case 'text':
      // `raw`, because `text` has some references decoded and others not.
      return token.tokens === undefined
        ? decodeCharacters(token.raw)
        : renderInline(token.tokens, context);
    case 'escape':
      return token.text;
    case 'strong':
      return <strong className={styles.strong}>{renderInline(token.tokens, inner)}</strong>;
    case 'em':
      return <em className={styles.emphasis}>{renderInline(token.tokens, inner)}</em>;
    case 'del':
      return <del className={styles.deleted}>{renderInline(token.tokens, inner)}</del>;
    case 'codespan':
      return (
        <code className={styles.code} dir="ltr">
          {token.text}
        </code>
      );
    case 'br':
      return <br className={styles.break} />;
    case 'html':
      return renderTag(token.raw);
    case 'link':
      return renderLink(token, inner);
    case 'image':
      return (
        <MarkdownImage
          href={decodeCharacters(token.href)}
          title={decodeCharacters(token.title ?? '')}
          alt={textOf(token.tokens)}
          context={context}
        />
      );
    default:
      return token.raw;
  }
}

function renderLink(token: Tokens.Link, context: MarkdownContext): ReactNode {
  // A bare address is what it says; only in others do character references count.
  if (token.autolink === true) return <MarkdownLink href={token.href}>{token.text}</MarkdownLink>;
  return (
    <MarkdownLink href={decodeCharacters(token.href)} title={decodeCharacters(token.title ?? '')}>
      {renderInline(token.tokens, { ...context, isInLink: true })}
    </MarkdownLink>
  );
}

/** Tags are text, but for the one that has no other way to be said inside a table. */
function renderTag(tag: string): ReactNode {
  return /^<br *\/?>$/i.test(tag) ? <br className={styles.break} /> : tag;
}

/** The words of tokens without their styles. */
function textOf(tokens: readonly Token[]): string {
  return tokens
    .filter(isMarkedToken)
    .map((token) => {
      if ('tokens' in token && token.tokens !== undefined) return textOf(token.tokens);
      if (token.type === 'text') return decodeCharacters(token.raw);
      return 'text' in token ? token.text : '';
    })
    .join('');
}
