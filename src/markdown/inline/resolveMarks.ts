import type { InlineNode } from './inlineNode.ts';

/** A run of `*`, `_` or `~` that may open or close a style. */
export interface Delimiter {
  kind: 'delimiter';
  mark: string;
  /** How many marks are left. */
  count: number;
  /** How many there were. */
  length: number;
  canOpen: boolean;
  canClose: boolean;
  /** Whether letters stand on both sides: then it seldom means a style. */
  isInWord: boolean;
}

/** A bracket that may open a link. */
export interface Bracket {
  kind: 'bracket';
  isImage: boolean;
  /** Whether it can still become a link: what holds a link cannot. */
  isActive: boolean;
  /** Where its words begin in the text. */
  from: number;
}

export type Piece = InlineNode | Delimiter | Bracket;

/**
 * Pairs the delimiters among pieces to styles; those without a partner are text.
 *
 * @param isOpen Whether words are still to come: styles that are open then reach to the end.
 */
export function resolveMarks(pieces: readonly Piece[], isOpen: boolean): InlineNode[] {
  const stack: Piece[] = [];
  for (const piece of pieces) {
    if (piece.kind !== 'delimiter') stack.push(piece);
    else closeStyles(stack, { ...piece });
  }
  if (isOpen) closeAll(stack);
  return joinTexts(stack);
}

function closeStyles(stack: Piece[], closer: Delimiter): void {
  while (closer.canClose && closer.count > 0) {
    const index = stack.findLastIndex((piece) => isOpenerFor(piece, closer));
    const opener = stack[index];
    if (opener?.kind !== 'delimiter') break;
    const used = Math.min(2, opener.count, closer.count);
    wrap(stack, index, opener, used);
    closer.count -= used;
  }
  if (closer.count > 0) stack.push(closer);
}

/** Puts all after an opener into a style. */
function wrap(stack: Piece[], index: number, opener: Delimiter, used: number): void {
  const children = joinTexts(stack.splice(index + 1));
  opener.count -= used;
  if (opener.count === 0) stack.pop();
  const style = used === 2 ? 'strong' : 'emphasis';
  stack.push({ kind: opener.mark === '~' ? 'deleted' : style, children });
}

function isOpenerFor(piece: Piece, closer: Delimiter): boolean {
  if (piece.kind !== 'delimiter' || piece.mark !== closer.mark || !piece.canOpen) return false;
  if (piece.mark === '~') return piece.count === closer.count;
  const isBoth = piece.canClose || closer.canOpen;
  const isThird = (piece.length + closer.length) % 3 === 0;
  return !isBoth || !isThird || (piece.length % 3 === 0 && closer.length % 3 === 0);
}

function closeAll(stack: Piece[]): void {
  for (let index = stack.length - 1; index >= 0; index -= 1) {
    const piece = stack[index];
    if (piece?.kind !== 'delimiter' || !piece.canOpen || piece.isInWord) continue;
    if (index === stack.length - 1) stack.pop();
    else while (piece.count > 0) wrap(stack, index, piece, Math.min(2, piece.count));
  }
}

/** Nodes alone, with neighbouring texts as one. */
function joinTexts(pieces: readonly Piece[]): InlineNode[] {
  const nodes: InlineNode[] = [];
  for (const piece of pieces) {
    const node = nodeOf(piece);
    const before = nodes.at(-1);
    if (node.kind === 'text' && before?.kind === 'text') {
      nodes[nodes.length - 1] = { kind: 'text', text: before.text + node.text };
    } else nodes.push(node);
  }
  return nodes;
}

function nodeOf(piece: Piece): InlineNode {
  if (piece.kind === 'delimiter') return { kind: 'text', text: piece.mark.repeat(piece.count) };
  if (piece.kind === 'bracket') return { kind: 'text', text: piece.isImage ? '![' : '[' };
  return piece;
}
