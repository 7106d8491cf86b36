/** Texts of one shape in any length, with which a careless reader takes more than its time. */
export interface GrowthFamily {
  name: string;
  /** A text of about so many characters. */
  make: (length: number) => string;
  /** The publication of the shape; none for those made up here. */
  source?: string;
  /** True if formulas are read. */
  math?: boolean;
}

/** BSD 2-clause licence; the shapes of the inputs were taken, not the code. */
const cmark = 'cmark, test/pathological_tests.py';
/** BSD 2-clause licence; the shapes of the inputs were taken, not the code. */
const commonmarkJs = 'commonmark.js, test/test.js';

/** A piece again and again. */
function repeated(piece: string): (length: number) => string {
  return (length) => piece.repeat(Math.ceil(length / piece.length));
}

/** Some text, pieces before, a middle, and as many pieces after it. */
function around(before: string, middle: string, after: string): (length: number) => string {
  return (length) => {
    const count = Math.ceil((length - middle.length) / (before.length + after.length));
    return before.repeat(count) + middle + after.repeat(count);
  };
}

/** A start, pieces, and an end. */
function between(start: string, piece: string, end = ''): (length: number) => string {
  return (length) => start + piece.repeat(Math.ceil(length / piece.length)) + end;
}

/** Lines or pieces that differ by their number, up to a length. */
function counted(piece: (index: number) => string, tail = ''): (length: number) => string {
  return (length) => {
    const pieces: string[] = [];
    for (let index = 1, total = 0; total < length; index += 1) {
      const next = piece(index);
      pieces.push(next);
      total += next.length;
    }
    return pieces.join('') + tail;
  };
}

const published: readonly GrowthFamily[] = [
  { name: 'nested strong and emphasis', make: around('*a **a ', 'b', ' a** a*'), source: cmark },
  { name: 'emphasis closers without openers', make: repeated('a_ '), source: cmark },
  { name: 'emphasis openers without closers', make: repeated('_a '), source: cmark },
  { name: 'link closers without openers', make: repeated('a]'), source: cmark },
  { name: 'link openers without closers', make: repeated('[a'), source: cmark },
  { name: 'mismatched openers and closers', make: repeated('*a_ '), source: cmark },
  { name: 'openers and closers by threes', make: between('a**b', 'c* '), source: cmark },
  { name: 'link openers and emphasis closers', make: repeated('[ a_'), source: cmark },
  { name: 'a link between emphasis', make: repeated('**x [a*b**c*](d)'), source: cmark },
  { name: 'nested brackets', make: around('[', 'a', ']'), source: cmark },
  { name: 'nested quotes', make: between('', '> ', 'a'), source: cmark },
  {
    name: 'deeply nested lists',
    make: counted((index) => `${'  '.repeat(Math.min(index, 400))}* a\n`),
    source: cmark,
  },
  { name: 'null characters', make: repeated('abc\0de\0'), source: cmark },
  {
    name: 'runs of backticks of every length',
    make: counted((index) => `e${'`'.repeat(index)}`),
    source: cmark,
  },
  { name: 'unclosed links in angles', make: repeated('[a](<b'), source: cmark },
  { name: 'unclosed links', make: repeated('[a](b'), source: cmark },
  {
    name: 'many definitions, and references to none',
    make: (length) =>
      counted((index) => `[${index}]: u\n`)(length / 2) + '\n[0] '.repeat(length / 10),
    source: cmark,
  },
  { name: 'a bracket before backslashes', make: between('[', '\\', '\n'), source: commonmarkJs },
  { name: 'empty links that do not end', make: between('', '[](', '\n'), source: commonmarkJs },
  { name: 'alternate line ends', make: repeated('- a\n- b\r- c\r\n- d'), source: commonmarkJs },
];

const inline: readonly GrowthFamily[] = [
  { name: 'a mark before and after each letter', make: repeated('*a_') },
  { name: 'the other way round', make: repeated('_a*') },
  { name: 'runs of stars of every length', make: counted((index) => `${'*'.repeat(index)}a `) },
  { name: 'stars around one letter', make: around('*', 'a', '*') },
  {
    name: 'openers that no closer fits',
    make: (length) => repeated('*a ')(length / 2) + repeated('a**b ')(length / 2),
  },
  { name: 'stars alone in words', make: between('a', '*', 'b') },
  { name: 'underscores in words', make: repeated('a_b') },
  { name: 'strong within strong', make: around('**a ', 'b', ' a**') },
  { name: 'strong openers', make: repeated('**a ') },
  { name: 'struck openers', make: repeated('~~a ') },
  { name: 'struck around one letter', make: around('~~a ', 'b', ' a~~') },
  { name: 'stars and underscores in turn', make: around('*a _b ', 'c', ' d_ e*') },
  { name: 'emphasis openers within brackets', make: repeated('[*a') },
  { name: 'open brackets', make: repeated('[') },
  { name: 'closed brackets', make: repeated(']') },
  { name: 'open images', make: repeated('![') },
  { name: 'images in images', make: around('![', 'a', '](b)') },
  {
    name: 'links after open brackets',
    make: (length) => '['.repeat(length / 2) + repeated('[a](b) ')(length / 2),
  },
  { name: 'links whose address does not end', make: repeated('[a](') },
  { name: 'links whose title does not end', make: repeated('[a]("') },
  { name: 'links whose title does not end, after a space', make: repeated('[a](b "') },
  { name: 'links whose other title does not end', make: repeated("[a](b '") },
  { name: 'links whose title in parentheses does not end', make: repeated('[a](b (') },
  { name: 'parentheses in an address', make: between('[a](', '(') },
  { name: 'spaces in a link', make: between('[a](', ' ', 'b') },
  {
    name: 'links with empty labels',
    make: (length) => `[b]: c\n\n${around('[', 'x', '][]')(length)}`,
  },
  {
    name: 'links with a defined label',
    make: (length) => `[b]: c\n\n${repeated('[a][b]')(length)}`,
  },
  { name: 'labels that do not end', make: (length) => `[b]: c\n\n${repeated('[a][')(length)}` },
  { name: 'nested labels', make: (length) => `[b]: c\n\n${around('[b ', 'b', ' b]')(length)}` },
  { name: 'escaped brackets', make: repeated('\\[') },
  { name: 'backslashes', make: repeated('\\') },
  { name: 'backslashes at line ends', make: repeated('a\\\n') },
  { name: 'single backticks', make: repeated('`a') },
  { name: 'backticks in turn', make: repeated('`a``b') },
  { name: 'comments that do not end', make: repeated('<!--') },
  { name: 'comments that do not end, in words', make: repeated('a <!-- b ') },
  { name: 'instructions that do not end', make: repeated('<?') },
  { name: 'instructions that do not end, in words', make: repeated('a <? ') },
  { name: 'declarations that do not end', make: repeated('a <!A ') },
  { name: 'sections that do not end', make: repeated('a <![CDATA[ ') },
  { name: 'tags that do not end', make: repeated('a <b ') },
  { name: 'attributes without an end', make: between('a <b', ' c=d') },
  { name: 'spaces in a tag', make: between('a <b', ' ', '') },
  { name: 'attributes whose quote does not end', make: repeated('a <b c="') },
  { name: 'styles by tags', make: repeated('<b>a</b> ') },
  { name: 'styles by tags that do not end', make: repeated('<b>a ') },
  { name: 'ends of styles that did not begin', make: repeated('a</b> ') },
  { name: 'styles by tags one inside another', make: around('<b>a ', 'b', ' a</b>') },
  { name: 'tags that end in another order', make: repeated('<b><i><u>a</b>') },
  { name: 'stars and tags in turn', make: around('*<b>a ', 'b', ' a</b>*') },
  { name: 'open angles', make: repeated('<') },
  { name: 'mail addresses in angles that do not end', make: repeated('<a@') },
  { name: 'ampersands', make: repeated('&') },
  { name: 'character references', make: repeated('&amp;') },
  { name: 'character references that do not end', make: repeated('&#x41') },
  { name: 'an address with parentheses at its end', make: between('http://a/', ')') },
  { name: 'an address with stops at its end', make: between('http://a/', '.') },
  { name: 'an address with references at its end', make: between('http://a/', '&a;') },
  { name: 'an address with underscores', make: between('http://', '_', '.a.b') },
  { name: 'addresses with underscores', make: repeated('*http://_a') },
  { name: 'addresses one in another', make: repeated('http://a') },
  { name: 'addresses after open brackets', make: repeated('[http://a.b/c') },
  { name: 'addresses in brackets', make: repeated('[http://a.b/c]') },
  { name: 'an address with brackets', make: between('[http://a.b/', '[]') },
  { name: 'an address with open brackets', make: between('[http://a.b/', '[') },
  { name: 'links named by an address', make: repeated('[http://a.b](http://a.b)') },
  { name: 'addresses', make: repeated('http://a.b/c ') },
  { name: 'beginnings of addresses', make: repeated('www.') },
  { name: 'a mail address with marks at its end', make: between('a@b.', '-_') },
  { name: 'mail addresses', make: repeated('a@b.c ') },
  { name: 'mail addresses one in another', make: repeated('a@b.c@') },
  { name: 'at signs', make: repeated('@') },
  { name: 'a long name before an at sign', make: between('', 'a', '@b.c') },
  { name: 'spaces in a line', make: between('a', ' ', 'b\nc') },
  { name: 'spaces at line ends', make: repeated('a      \n') },
  { name: 'dollars', make: repeated('$a '), math: true },
  { name: 'display formulas that do not end', make: repeated('\\['), math: true },
  { name: 'formulas that do not end', make: repeated('\\('), math: true },
  { name: 'doubled dollars', make: repeated('$$a'), math: true },
  { name: 'a formula of spaces', make: between('$a', ' ', '$'), math: true },
  { name: 'formulas', make: repeated('$a$ '), math: true },
];

const blocks: readonly GrowthFamily[] = [
  { name: 'words', make: repeated('some words and more of them ') },
  { name: 'one word', make: repeated('word') },
  { name: 'lines of one letter', make: repeated('a\n') },
  { name: 'paragraphs of one letter', make: repeated('a\n\n') },
  { name: 'an unclosed mark before short lines', make: between('*', 'a\n') },
  { name: 'definitions with a title that does not end', make: repeated('[a]: b\n"x\n') },
  { name: 'a title that does not end', make: between('[a]: b\n"', 'x\n') },
  { name: 'definitions with titles', make: counted((index) => `[${index}]: b "c"\n`) },
  { name: 'definitions apart', make: counted((index) => `[${index}]: b\n\n`) },
  { name: 'definitions without an address', make: repeated('[a]:\n') },
  { name: 'spaces before an address', make: between('[a]:', ' ') },
  { name: 'a definition with a long address', make: between('[a]: ', 'b') },
  { name: 'a definition with a long label', make: between('[', 'a', ']: b') },
  { name: 'items', make: repeated('- a\n') },
  { name: 'items in items', make: repeated('- ') },
  { name: 'numbered items in items', make: repeated('1. ') },
  { name: 'loose items', make: repeated('- a\n\n') },
  { name: 'items and quotes in turn', make: repeated('- > ') },
  { name: 'quotes', make: repeated('> a\n') },
  { name: 'quotes apart', make: repeated('> a\n\n') },
  { name: 'tasks', make: repeated('- [x] a\n') },
  { name: 'rules', make: repeated('* * *\n') },
  { name: 'almost a rule', make: between('', '* ', 'a') },
  { name: 'headings', make: repeated('# a\n') },
  { name: 'a long heading', make: between('# ', 'a *b* ') },
  { name: 'a heading of marks', make: between('# a', ' #', ' b') },
  { name: 'underlined headings', make: repeated('a\n===\n') },
  { name: 'fences', make: repeated('```\n') },
  { name: 'fences of every length', make: counted((index) => `${'`'.repeat(index + 2)}\n`) },
  { name: 'code that does not end', make: between('```\n', 'a b c\n') },
  { name: 'indented code', make: repeated('    a\n') },
  { name: 'blank lines in code', make: between('    a\n', '\n', '    b') },
  { name: 'blank lines', make: repeated('\n') },
  { name: 'spaces', make: repeated(' ') },
  { name: 'tabs', make: repeated('\t') },
  { name: 'lines of markup', make: repeated('<div>\n') },
  { name: 'markup that does not end', make: between('<!--\n', 'a\n') },
  { name: 'rows of a table', make: between('|a|b|\n|-|-|\n', '|c|d|\n') },
  {
    name: 'short rows of a wide table',
    make: (length) => {
      const columns = Math.min(1000, Math.floor(length / 8));
      return `${'|a'.repeat(columns)}\n${'|-'.repeat(columns)}\n${'|\n'.repeat(length / 4)}`;
    },
  },
  { name: 'a long row of a table', make: between('|a|\n|-|\n|', 'b *c* ') },
  { name: 'many cells in a row', make: between('|a|\n|-|\n', '|b') },
  { name: 'escaped bars', make: between('|a|\n|-|\n|', '\\|') },
  { name: 'almost the line under the head of a table', make: repeated('a\n|-|-|- x\n') },
  { name: 'dashes and spaces', make: between('a\n-', ' ', 'x') },
  { name: 'footnotes', make: counted((index) => `words[^${index}]\n\n[^${index}]: a note\n\n`) },
  { name: 'footnotes one inside another', make: repeated('[^a]: ') },
  { name: 'references to footnotes that are not there', make: repeated('[^1]') },
  { name: 'alerts', make: repeated('> [!NOTE]\n> words\n\n') },
  { name: 'alerts one inside another', make: between('', '> [!TIP] ') },
  { name: 'folded up one inside another', make: repeated('<details>\n') },
  { name: 'folded up one after another', make: repeated('<details>\n\na\n\n</details>\n') },
  { name: 'a summary that does not end', make: between('<details><summary>', 'a b\n') },
  { name: 'ends of what is not folded up', make: repeated('</details>\n') },
  { name: 'paragraphs by tags', make: repeated('<p align="center">a</p>\n') },
  { name: 'comments among words', make: repeated('a <!-- b --> ') },
  { name: 'strong words of scripts without spaces', make: repeated('**你好。**世界') },
];

/** Every family. */
export const growthFamilies: readonly GrowthFamily[] = [...published, ...inline, ...blocks];
