import type { Token } from 'marked';
import { createLexer } from './createLexer.ts';
import type { Definitions } from './definitions.ts';

/**
 * Reads one block of markdown down to its words.
 *
 * @param definitions Link definitions from the whole text; they win over the block's own.
 */
export function lexBlock(raw: string, definitions: Definitions): Token[] {
  const lexer = createLexer();
  for (const [label, { href, title }] of definitions) lexer.tokens.links[label] = { href, title };
  try {
    return lexer.lex(raw);
  } catch {
    // Thousands of nested marks overflow the lexer's stack.
    const tokens = [{ type: 'text', raw, text: raw }];
    return [{ type: 'paragraph', raw, text: raw, tokens }];
  }
}
