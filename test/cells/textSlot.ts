import { createElement } from 'react';

/** Content that names its item by one of its members, for React and for an element. */
export function textSlot(member: string): { given: unknown; asElement: unknown; text: RegExp } {
  const write = (item: object): string => `Known to us as ${String(Reflect.get(item, member))}`;
  return {
    given: (item: object) => createElement('em', null, write(item)),
    asElement: (node: HTMLElement, item: object) => {
      node.textContent = write(item);
    },
    text: /^Known to us as (?!undefined)./,
  };
}
