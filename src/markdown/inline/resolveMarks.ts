import type { InlineNode } from './inlineNode.ts';
import { nest } from './nest.ts';
import { styleOf, type TagName } from '../styleOf.ts';

/** A delimiter run of `*`, `_` or `~` that may open or close a style. */
export interface Delimiter {
  kind: 'delimiter';
  mark: string;
  /** The number of unused delimiters. */
  count: number;
  /** The original number of delimiters. */
  length: number;
  canOpen: boolean;
  canClose: boolean;
  /** True between two letters, where it seldom means a style. */
  isInWord: boolean;
}

/** A bracket that may open a link. */
export interface Bracket {
  kind: 'bracket';
  isImage: boolean;
  /** The offset of its content in the text. */
  from: number;
}

export type Piece = InlineNode | Delimiter | Bracket;

/**
 * Matches delimiters to styles; unmatched ones become text. Takes linear time: openers are indexed
 * by delimiter, and a kind of closer never searches below a point where none was found.
 *
 * @param isOpen True if more text will follow: open styles then extend to the end.
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
  /** The indices in `pieces` of the openers, by delimiter. */
  readonly openers: Map<string, number[]>;
  /** The index below which no opener matches, by kind of closer. */
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
      // Enclosing openers would nest even deeper.
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

/** Removes the openers from an index on, which are inside a style now. */
function forget({ openers, floors }: Stack, from: number): void {
  for (const places of openers.values()) {
    while ((places.at(-1) ?? -1) >= from) places.pop();
  }
  for (const [kind, floor] of floors) if (floor > from) floors.set(kind, from);
}

/** Wraps everything after an opener in a style. False if that would exceed the maximum depth. */
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

/** Converts pieces into nodes, with adjacent texts merged and matching tags nested. */
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

/**
 * Nests the content between matching style tags. Unmatched and other tags stay as they are. Takes
 * linear time.
 *
 * @param isOpen True if more text will follow: open styles then extend to the end.
 */
function pairTags(nodes: readonly InlineNode[], isOpen: boolean): InlineNode[] {
  const paired: InlineNode[] = [];
  const open: { name: TagName; at: number }[] = [];
  const counts = new Map<TagName, number>();

  function close(at: number, end: string): boolean {
    const start = paired[at];
    const name = start === undefined ? undefined : nameOf(start);
    if (start?.kind !== 'markup' || name === undefined) return false;
    const children = paired.slice(at + 1);
    const node = nest({ kind: 'tag', name, start: start.text, end, children });
    if (node === undefined) return false;
    paired.length = at;
    paired.push(node);
    return true;
  }

  function closeNearest(name: TagName, end: string): boolean {
    if ((counts.get(name) ?? 0) === 0) return false;
    for (let last = open.pop(); last !== undefined; last = open.pop()) {
      counts.set(last.name, (counts.get(last.name) ?? 0) - 1);
      if (last.name !== name) continue;
      if (close(last.at, end)) return true;
      // Enclosing openers would nest even deeper.
      open.length = 0;
      counts.clear();
    }
    return false;
  }

  for (const node of nodes) {
    const name = nameOf(node);
    const isEnd = node.kind === 'markup' && node.text.startsWith('</');
    if (name !== undefined && isEnd && closeNearest(name, node.text)) continue;
    if (name !== undefined && !isEnd) {
      open.push({ name, at: paired.length });
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    paired.push(node);
  }
  for (let last = isOpen ? open.pop() : undefined; last !== undefined; last = open.pop()) {
    if (last.at === paired.length - 1) paired.pop();
    else if (!close(last.at, '')) break;
  }
  return paired;
}

function nameOf(node: InlineNode): TagName | undefined {
  return node.kind === 'markup' ? styleOf(node.text) : undefined;
}
