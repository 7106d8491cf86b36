import type { InlineNode } from './inlineNode.ts';
import { nest } from './nest.ts';
import { pairTags } from './pairTags.ts';

/** A run of `*`, `_` or `~` that may open or close a style. */
export interface Delimiter {
  kind: 'delimiter';
  mark: string;
  /** The number of marks left. */
  count: number;
  /** The original number of marks. */
  length: number;
  canOpen: boolean;
  canClose: boolean;
  /** True if letters are on both sides: then it seldom means a style. */
  isInWord: boolean;
}

/** A bracket that may open a link. */
export interface Bracket {
  kind: 'bracket';
  isImage: boolean;
  /** The start of its words in the text. */
  from: number;
}

export type Piece = InlineNode | Delimiter | Bracket;

/**
 * Pairs the delimiters among pieces to styles; those without a partner are text. It takes time in
 * proportion to the pieces: openers are found by their mark, and where none was found for a kind of
 * closer, the next of that kind looks no further back.
 *
 * @param isOpen True if words are still to come: styles that are open then reach to the end.
 */
export function resolveMarks(pieces: readonly Piece[], isOpen: boolean): InlineNode[] {
  const stack: Stack = { pieces: [], openers: new Map(), floors: new Map() };
  for (const piece of pieces) {
    if (piece.kind !== 'delimiter') stack.pieces.push(piece);
    else closeStyles(stack, { ...piece });
  }
  if (isOpen) closeAll(stack.pieces);
  return joinNodes(stack.pieces, isOpen);
}

interface Stack {
  readonly pieces: Piece[];
  /** By mark, the places among the pieces of the delimiters that can still open. */
  readonly openers: Map<string, number[]>;
  /** By kind of closer, the place below which no opener fits it. */
  readonly floors: Map<string, number>;
}

function closeStyles(stack: Stack, closer: Delimiter): void {
  const { pieces, openers } = stack;
  while (closer.canClose && closer.count > 0) {
    const index = findOpener(stack, closer);
    const opener = index === undefined ? undefined : pieces[index];
    if (index === undefined || opener?.kind !== 'delimiter') break;
    const used = Math.min(2, opener.count, closer.count);
    if (!wrap(pieces, index, opener, used)) {
      // Everything open before this would nest deeper still.
      openers.clear();
      break;
    }
    forget(stack, opener.count === 0 ? index : index + 1);
    closer.count -= used;
  }
  if (closer.count === 0) return;
  if (closer.canOpen) openersOf(stack, closer.mark).push(pieces.length);
  pieces.push(closer);
}

function openersOf({ openers }: Stack, mark: string): number[] {
  const known = openers.get(mark);
  if (known !== undefined) return known;
  const places: number[] = [];
  openers.set(mark, places);
  return places;
}

function findOpener(stack: Stack, closer: Delimiter): number | undefined {
  const { pieces, floors } = stack;
  const kind = `${closer.mark}${closer.canOpen ? 'both' : ''}${closer.length % 3}`;
  const floor = floors.get(kind) ?? 0;
  const places = openersOf(stack, closer.mark);
  for (let at = places.length - 1; at >= 0; at -= 1) {
    const index = places[at];
    const piece = index === undefined ? undefined : pieces[index];
    if (index === undefined || index < floor) break;
    if (piece?.kind === 'delimiter' && isOpenerFor(piece, closer)) return index;
  }
  floors.set(kind, pieces.length);
  return undefined;
}

/** Forgets the openers from a place on: they are inside a style now. */
function forget({ openers, floors }: Stack, from: number): void {
  for (const places of openers.values()) {
    while ((places.at(-1) ?? -1) >= from) places.pop();
  }
  for (const [kind, floor] of floors) if (floor > from) floors.set(kind, from);
}

/** Puts all after an opener into a style. False where that would reach too deep. */
function wrap(
  pieces: Piece[],
  index: number,
  opener: Delimiter,
  used: number,
  isOpen = false,
): boolean {
  const children = joinNodes(pieces.slice(index + 1), isOpen);
  const style = used === 2 ? 'strong' : 'emphasis';
  const node = nest({ kind: opener.mark === '~' ? 'deleted' : style, children });
  if (node === undefined) return false;
  opener.count -= used;
  pieces.length = opener.count === 0 ? index : index + 1;
  pieces.push(node);
  return true;
}

function isOpenerFor(piece: Delimiter, closer: Delimiter): boolean {
  if (piece.mark === '~') return piece.count === closer.count;
  const isBoth = piece.canClose || closer.canOpen;
  const isThird = (piece.length + closer.length) % 3 === 0;
  return !isBoth || !isThird || (piece.length % 3 === 0 && closer.length % 3 === 0);
}

function closeAll(pieces: Piece[]): void {
  for (let index = pieces.length - 1; index >= 0; index -= 1) {
    const piece = pieces[index];
    if (piece?.kind !== 'delimiter' || !piece.canOpen || piece.isInWord) continue;
    if (index === pieces.length - 1) pieces.pop();
    else {
      while (piece.count > 0) {
        if (!wrap(pieces, index, piece, Math.min(2, piece.count), true)) return;
      }
    }
  }
}

/** Nodes alone, with neighbouring texts as one, and what is between tags inside them. */
function joinNodes(pieces: readonly Piece[], isOpen: boolean): InlineNode[] {
  const nodes: InlineNode[] = [];
  for (const piece of pieces) {
    const node = nodeOf(piece);
    const before = nodes.at(-1);
    if (node.kind === 'text' && before?.kind === 'text') {
      nodes[nodes.length - 1] = { kind: 'text', text: before.text + node.text };
    } else nodes.push(node);
  }
  return pairTags(nodes, isOpen);
}

function nodeOf(piece: Piece): InlineNode {
  if (piece.kind === 'delimiter') return { kind: 'text', text: piece.mark.repeat(piece.count) };
  if (piece.kind === 'bracket') return { kind: 'text', text: piece.isImage ? '![' : '[' };
  return piece;
}
