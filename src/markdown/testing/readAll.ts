import type { Block, Item, Row } from '../blocks/block.ts';
import { createReader, type MarkdownDocument } from '../blocks/createReader.ts';
import type { GrowingText } from '../blocks/growingText.ts';
import type { Sequence } from '../blocks/sequence.ts';
import type { InlineNode } from '../inline/inlineNode.ts';
import { parseInline } from '../inline/parseInline.ts';

/** The size of a parsed text. */
export interface Size {
  /** The number of blocks, cells and inline nodes. */
  nodes: number;
  /** The nesting depth. */
  depth: number;
}

/** Parses a text as a single inline text. */
export function readWords(text: string, hasMath: boolean): Size {
  return sizeOf(parseInline(text, { hasMath, isOpen: true }));
}

/** The chunk size of a growing text, in characters. */
const piece = 4000;

/** Parses a text chunk by chunk, and visits the changes after each as a page does. */
export function readGrowing(text: string, hasMath: boolean): Size {
  const drawing = createDrawing(hasMath);
  const reader = createReader();
  for (let end = piece; end < text.length; end += piece) {
    drawing.draw(reader.read(text.slice(0, end), true));
  }
  return drawing.draw(reader.read(text, false));
}

/** Visits documents like the components do, skipping unchanged objects. */
function createDrawing(hasMath: boolean) {
  const sizes = new WeakMap<object, Size>();
  const parts = new Map<string, Size>();

  const once = (part: object, measure: () => Size): Size => {
    const known = sizes.get(part);
    if (known !== undefined) return known;
    const size = measure();
    sizes.set(part, size);
    return size;
  };
  const sequence = <T>({ pages }: Sequence<T>, measure: (item: T) => Size): Size =>
    sum(
      pages.map((page) =>
        once(page, () => sum(page.map((strip) => once(strip, () => sum(strip.map(measure)))))),
      ),
    );

  const draw = ({ blocks, definitions }: MarkdownDocument): Size => {
    const words = (text: string, isOpen: boolean): Size =>
      sizeOf(parseInline(text, { definitions, hasMath, isOpen }));
    const part = (text: string): Size => {
      const known = parts.get(text) ?? words(text, false);
      parts.set(text, known);
      return known;
    };
    const grown = (text: GrowingText, isOpen: boolean): Size =>
      sum([sequence(text.parts, part), words(text.tail.trimEnd(), isOpen)]);
    const rowOf = ({ cells, isOpen }: Row): Size =>
      inside(sum(cells.map((cell) => words(cell, isOpen))));
    const itemOf = ({ children, task }: Item): Size =>
      inside(sum([sequence(children, blockOf), task ? grown(task.words.text, false) : nothing]));
    const blockOf = (block: Block): Size => once(block, () => inside(contentOf(block)));
    const contentOf = (block: Block): Size => {
      switch (block.kind) {
        case 'paragraph':
          return grown(block.text, block.isOpen);
        case 'heading':
          return words(block.text, block.isOpen);
        case 'quote':
        case 'footnote':
        case 'details':
          return sequence(block.children, blockOf);
        case 'list':
          return sequence(block.items, (item) => once(item, () => itemOf(item)));
        case 'table':
          return sum([
            ...block.head.map((cell) => words(cell, false)),
            sequence(block.rows, (row) => once(row, () => rowOf(row))),
          ]);
        case 'code':
        case 'html':
        case 'rule':
          return nothing;
      }
    };
    return sequence(blocks, blockOf);
  };
  return { draw };
}

const nothing: Size = { nodes: 0, depth: 0 };

function sum(sizes: readonly Size[]): Size {
  let nodes = 0;
  let depth = 0;
  for (const size of sizes) {
    nodes += size.nodes;
    depth = Math.max(depth, size.depth);
  }
  return { nodes, depth };
}

function inside({ nodes, depth }: Size): Size {
  return { nodes: nodes + 1, depth: depth + 1 };
}

/** Iterative, since the nesting depth is what it measures. */
function sizeOf(roots: readonly InlineNode[]): Size {
  let nodes = 0;
  let depth = 0;
  const waiting = roots.map((node) => ({ node, level: 1 }));
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { node, level } = next;
    nodes += 1;
    depth = Math.max(depth, level);
    if ('children' in node)
      for (const child of node.children) waiting.push({ node: child, level: level + 1 });
  }
  return { nodes, depth };
}
