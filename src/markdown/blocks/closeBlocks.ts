import { unescapeText } from '../unescapeText.ts';
import type { Block } from './block.ts';
import { readDefinitions, withDefinitions, type TitleEnd } from './definitions.ts';
import { appendWords, emptyText, joinText, type GrowingText } from './growingText.ts';
import type {
  OpenBlocks,
  OpenContainer,
  OpenLeaf,
  OpenParagraph,
  OpenTable,
} from './openBlocks.ts';
import { append } from './sequence.ts';
import { addRow } from './tableRow.ts';

/** Closes the containers after the first `count`, with their open leaf. */
export function closeContainers(blocks: OpenBlocks, count: number, isOpen = false): OpenBlocks {
  if (blocks.containers.length <= count) return blocks;
  const { containers: open, ...rest } = closeLeaf(blocks, isOpen);
  let containers = open;
  while (containers.length > count) {
    const last = containers.at(-1);
    const parent = containers.at(-2);
    if (last === undefined || parent === undefined) break;
    containers = [...containers.slice(0, -2), adopt(parent, last)];
  }
  return { containers, ...rest };
}

/** Closes the open paragraph, code, HTML or table. */
export function closeLeaf(blocks: OpenBlocks, isOpen = false): OpenBlocks {
  const { leaf } = blocks;
  if (leaf === undefined) return blocks;
  if (leaf.kind !== 'paragraph') {
    return addBlock({ ...blocks, leaf: undefined }, closedLeaf(leaf, isOpen));
  }
  const { text, defined } = closeDefinitions(blocks, leaf);
  const closed: OpenBlocks = { ...blocks, ...defined, leaf: undefined };
  return isBlank(text) ? closed : addParagraph(closed, text, isOpen);
}

/** Appends a closed block to the innermost container. */
export function addBlock(blocks: OpenBlocks, block: Block): OpenBlocks {
  const parent = blocks.containers.at(-1);
  if (parent === undefined || parent.kind === 'list') return blocks;
  const children = append(parent.children, block);
  return { ...blocks, containers: [...blocks.containers.slice(0, -1), { ...parent, children }] };
}

/** Removes the link definitions from the start of a closing paragraph, and returns the rest. */
export function closeDefinitions(
  blocks: OpenBlocks,
  { text, last, start }: OpenParagraph,
): Pick<ExtractedDefinitions, 'text' | 'defined'> {
  const whole = appendWords(text, last);
  if (start === 'plain') return { text: whole, defined: {} };
  return takeDefinitions(blocks, whole, true);
}

/** The remaining text, and the definitions taken from it. */
export interface ExtractedDefinitions {
  text: GrowingText;
  defined: Partial<Pick<OpenBlocks, 'definitions'>>;
  isPlain: boolean;
  waitsFor?: TitleEnd;
}

/** Takes link reference definitions from the start of a paragraph. */
export function takeDefinitions(
  { definitions }: OpenBlocks,
  text: GrowingText,
  isOver: boolean,
): ExtractedDefinitions {
  const start = startOf(text);
  if (!start.startsWith('[')) return { text, defined: {}, isPlain: start !== '' };
  const whole = joinText(text);
  const { found, length, ...rest } = readDefinitions(whole, isOver);
  if (length === 0) return { text, defined: {}, ...rest };
  const lines = whole.slice(length).match(/[^\n]*\n|[^\n]+$/g) ?? [];
  return {
    text: lines.reduce(appendWords, emptyText),
    defined: { definitions: withDefinitions(definitions, found) },
    ...rest,
  };
}

function addParagraph(blocks: OpenBlocks, text: GrowingText, isOpen: boolean): OpenBlocks {
  const parent = blocks.containers.at(-1);
  if (parent?.kind === 'quote' && parent.alert === undefined && parent.children.length === 0) {
    const [mark = '', alert] = alertMark.exec(startOf(text)) ?? [];
    const kind = alertKinds.find((known) => known === alert?.toLowerCase());
    if (kind !== undefined) {
      const quote = { ...parent, alert: kind };
      const containers = [...blocks.containers.slice(0, -1), quote];
      const rest = trimStart(text, mark.length);
      if (isBlank(rest)) return { ...blocks, containers };
      return addBlock({ ...blocks, containers }, { kind: 'paragraph', text: rest, isOpen });
    }
  }
  const canBeTask = parent?.kind === 'item' && !parent.task && parent.children.length === 0;
  const box = canBeTask ? /^\[([ xX])\][ \t]+(?=\S)/.exec(startOf(text)) : null;
  if (canBeTask && box !== null) {
    const words = { kind: 'paragraph', text: trimStart(text, box[0].length), isOpen } as const;
    const task = { isDone: box[1] !== ' ', words };
    return { ...blocks, containers: [...blocks.containers.slice(0, -1), { ...parent, task }] };
  }
  return addBlock(blocks, { kind: 'paragraph', text, isOpen });
}

const alertKinds = ['note', 'tip', 'important', 'warning', 'caution'] as const;
const alertMark = /^\[!([A-Z]+)\][ \t]*(?:\n|$)/i;

function startOf({ parts, tail }: GrowingText): string {
  return parts.pages[0]?.[0]?.[0] ?? tail;
}

/** Removes characters from the start of a text, all of which are in its first part. */
function trimStart(text: GrowingText, count: number): GrowingText {
  const { parts, tail } = text;
  const [[[first = '', ...strip] = [], ...page] = [], ...pages] = parts.pages;
  if (parts.length === 0) return { ...text, tail: tail.slice(count) };
  const trimmed = [[[first.slice(count), ...strip], ...page], ...pages];
  return { ...text, parts: { ...parts, pages: trimmed } };
}

function isBlank({ parts, tail }: GrowingText): boolean {
  return parts.length === 0 && tail.trim() === '';
}

function closedLeaf(leaf: Exclude<OpenLeaf, OpenParagraph>, isOpen: boolean): Block {
  switch (leaf.kind) {
    case 'heading': {
      const text = leaf.text.replace(/(?:^|[ \t])#+[ \t]*$/, '').trim();
      return { kind: 'heading', level: leaf.level, text, isOpen };
    }
    case 'code':
      return { kind: 'code', info: '', text: leaf.text, isOpen };
    case 'fence':
      return { kind: 'code', info: unescapeText(leaf.info), text: leaf.text, isOpen };
    case 'html':
      return { kind: 'html', text: leaf.text, isOpen };
    case 'table':
      return {
        kind: 'table',
        alignments: leaf.alignments,
        head: leaf.head,
        rows: rowsOf(leaf, isOpen),
      };
  }
}

function rowsOf(table: OpenTable, isOpen: boolean): OpenTable['rows'] {
  return table.last === undefined ? table.rows : addRow(table, table.last, isOpen).rows;
}

function adopt(parent: OpenContainer, last: OpenContainer): OpenContainer {
  if (parent.kind === 'list') {
    if (last.kind !== 'item') return parent;
    const { children, task } = last;
    return { ...parent, items: append(parent.items, { children, task }) };
  }
  const block = closedContainer(last);
  return block === undefined ? parent : { ...parent, children: append(parent.children, block) };
}

function closedContainer(container: OpenContainer): Block | undefined {
  switch (container.kind) {
    case 'quote':
      return { kind: 'quote', alert: container.alert, children: container.children };
    case 'footnote':
      return {
        kind: 'footnote',
        label: container.label,
        number: container.number,
        children: container.children,
      };
    case 'details': {
      const { summary, isShown, children } = container;
      return { kind: 'details', summary, isShown, children };
    }
    case 'list': {
      const { start, isLoose, items } = container;
      return { kind: 'list', start, isLoose, items };
    }
    case 'document':
    case 'item':
      return undefined;
  }
}
