import { decodeCharacters } from '../../markdown/index.ts';

export type MarkupNode = string | MarkupElement;

export interface MarkupElement {
  name: string;
  attributes: ReadonlyMap<string, string>;
  children: MarkupNode[];
}

/**
 * Parses the well-formed markup of a bundled library, so that allowed elements can be created one
 * by one and nothing is set as HTML.
 */
export function parseMarkup(markup: string): MarkupNode[] {
  const root: MarkupElement = { name: '', attributes: new Map(), children: [] };
  const open = [root];
  for (const [piece, end, name, attributes = '', isEmpty] of markup.matchAll(pieces)) {
    const parent = open.at(-1) ?? root;
    if (name === undefined) parent.children.push(decodeCharacters(piece));
    else if (end === '/') open.pop();
    else {
      const element = { name, attributes: readAttributes(attributes), children: [] };
      parent.children.push(element);
      if (isEmpty !== '/') open.push(element);
    }
  }
  return root.children;
}

const pieces = /<(\/?)([\w-]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>|[^<]+/g;

function readAttributes(written: string): Map<string, string> {
  const found = written.matchAll(/([\w:-]+)="([^"]*)"/g);
  return new Map(Array.from(found, ([, name = '', value = '']) => [name, decodeCharacters(value)]));
}
