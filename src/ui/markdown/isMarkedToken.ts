import type { MarkedToken, Token } from 'marked';

/** Whether a token is one of those that the lexer makes by itself, without extensions. */
export function isMarkedToken(token: Token): token is MarkedToken {
  return kinds.has(token.type);
}

const kinds: ReadonlySet<string> = new Set<MarkedToken['type']>([
  'blockquote',
  'br',
  'checkbox',
  'code',
  'codespan',
  'def',
  'del',
  'em',
  'escape',
  'heading',
  'hr',
  'html',
  'image',
  'link',
  'list',
  'list_item',
  'paragraph',
  'space',
  'strong',
  'table',
  'text',
]);
