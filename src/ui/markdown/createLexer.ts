import { Lexer, Tokenizer } from 'marked';

/**
 * A lexer of GitHub flavoured markdown that is deaf to whatever the host page told its own copy of
 * `marked`, and in which every block is decided by its first two lines.
 *
 * It differs from GitHub's in three points: a link reference definition takes one line; a heading
 * that is underlined ends where a paragraph would; and strikethrough takes two tildes, because
 * answers write "~5" for "about 5".
 */
export function createLexer(): Lexer {
  return new Lexer({ gfm: true, tokenizer: new AnswerTokenizer() });
}

class AnswerTokenizer extends Tokenizer {
  // A title may go on over blank lines in marked, so no block after a definition would ever be sure.
  override def(src: string) {
    const end = src.indexOf('\n');
    return super.def(end === -1 ? src : src.slice(0, end));
  }

  // Some blocks end a paragraph in marked but do not end the text above an underline, which could
  // then swallow blocks that came before it.
  override lheading(src: string) {
    const words = this.rules.block.lheading.exec(src)?.[1];
    if (words === undefined) return undefined;
    const paragraph = this.rules.block.paragraph.exec(words)?.[0];
    return paragraph === words ? super.lheading(src) : undefined;
  }

  override del(src: string, maskedSrc: string, prevChar?: string) {
    return src.startsWith('~~') ? super.del(src, maskedSrc, prevChar) : undefined;
  }
}
