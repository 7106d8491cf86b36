import type { InlineNode, LinkNode } from './inlineNode.ts';

export function mayContainUrl(text: string): boolean {
  return /:\/\/|www\./i.test(text);
}

export interface BareLinkReader {
  /**
   * Reads the URL at a position, without trailing punctuation.
   *
   * @param isInBrackets True if a bracket is open, across which a URL can't extend.
   */
  read: (at: number, isInBrackets: boolean) => LinkNode | undefined;
}

/**
 * Creates a reader of URLs. Failed matches may be rescanned from each later candidate, so once that
 * exceeds a multiple of the text's length, the rest has no links: this keeps the time linear.
 */
export function createBareLinkReader(text: string): BareLinkReader {
  let budget = 8 * text.length + 1000;
  return {
    read(at, isInBrackets) {
      const before = text.charAt(at - 1);
      if (budget <= 0 || (before !== '' && !/[\s*_~(["'>]/.test(before))) return undefined;
      const pattern = isInBrackets ? bracketedAddress : address;
      pattern.lastIndex = at;
      const written = pattern.exec(text)?.[0];
      if (written === undefined) return undefined;
      const link = linkTo(written.slice(0, endOf(written)));
      if (link === undefined) budget -= written.length;
      return link;
    },
  };
}

const domain = String.raw`(?:https?:\/\/|www\.)[\p{L}\p{N}\-_]+(?:\.[\p{L}\p{N}\-_]+)*`;
const address = new RegExp(String.raw`${domain}[^\s<]*`, 'iuy');
/** The URL itself may contain balanced brackets. */
const bracketedAddress = new RegExp(
  String.raw`${domain}[^\s<[\]]*(?:\[[^\s<[\]]*\][^\s<[\]]*)*`,
  'iuy',
);

function linkTo(written: string): LinkNode | undefined {
  const host = /^(?:https?:\/\/)?([^/?#:]*)/i.exec(written)?.[1] ?? '';
  const [last, before] = host.split('.').reverse();
  // The last two labels of a domain contain no underscore.
  if (last === undefined || host === '' || `${last}${before ?? ''}`.includes('_')) {
    return undefined;
  }
  const href = /^www\./i.test(written) ? `http://${written}` : written;
  return { kind: 'link', href, title: '', children: [{ kind: 'text', text: written }] };
}

/** Returns the end of a URL before stops, references and unbalanced parentheses. */
function endOf(written: string): number {
  let end = written.length;
  let surplus: number | undefined;
  for (;;) {
    const character = written.charAt(end - 1);
    if (character !== '' && `?!.,:*_~'"`.includes(character)) end -= 1;
    else if (character === ';') {
      const start = startOfReference(written, end - 1);
      if (start === undefined) return end;
      end = start;
    } else if (character === ')') {
      surplus ??= count(written, ')', end) - count(written, '(', end);
      if (surplus <= 0) return end;
      surplus -= 1;
      end -= 1;
    } else return end;
  }
}

/** Returns the start of the character reference that ends at a position. */
function startOfReference(text: string, end: number): number | undefined {
  let at = end - 1;
  while (/[A-Za-z\d]/.test(text.charAt(at))) at -= 1;
  return text[at] === '&' && at < end - 1 ? at : undefined;
}

function count(text: string, character: string, end: number): number {
  return text.slice(0, end).split(character).length - 1;
}

/** Turns the email addresses in text nodes into links. */
export function linkMail(nodes: readonly InlineNode[]): InlineNode[] {
  return nodes.flatMap((node): InlineNode[] => {
    if (node.kind === 'text') return node.text.includes('@') ? splitMail(node.text) : [node];
    if (node.kind === 'link' || node.kind === 'image' || !('children' in node)) return [node];
    return [{ ...node, children: linkMail(node.children) }];
  });
}

function splitMail(text: string): InlineNode[] {
  const nodes: InlineNode[] = [];
  let end = 0;
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    const start = startOfName(text, at, end);
    const stop = start === undefined ? undefined : endOfDomain(text, at + 1);
    if (start === undefined || stop === undefined) continue;
    if (start > end) nodes.push({ kind: 'text', text: text.slice(end, start) });
    const written = text.slice(start, stop);
    const children = [{ kind: 'text', text: written } as const];
    nodes.push({ kind: 'link', href: `mailto:${written}`, title: '', children });
    end = stop;
  }
  if (end < text.length) nodes.push({ kind: 'text', text: text.slice(end) });
  return nodes;
}

const maxNameLength = 64;

/** Returns the start of the local part before an `@`. Undefined if missing or too long. */
function startOfName(text: string, at: number, from: number): number | undefined {
  let start = at;
  while (start > 0 && at - start <= maxNameLength && /[\w.+-]/.test(text.charAt(start - 1))) {
    start -= 1;
  }
  const isName = start < at && start >= from && at - start <= maxNameLength;
  return isName && text[start - 1] !== '/' ? start : undefined;
}

/** Returns the end of the domain after an `@`, which needs at least one dot. */
function endOfDomain(text: string, at: number): number | undefined {
  part.lastIndex = at;
  if (!part.test(text)) return undefined;
  let end: number | undefined;
  for (let next = part.lastIndex; text[next] === '.'; next = part.lastIndex) {
    part.lastIndex = next + 1;
    if (!part.test(text) || /[-_]/.test(text.charAt(part.lastIndex - 1))) return end;
    end = part.lastIndex;
  }
  return end;
}

const part = /[\w-]+/y;
