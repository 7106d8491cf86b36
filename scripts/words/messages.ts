import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Section } from './readSection.ts';

/** A part of a message: a text, an argument or a choice. */
export type Part = MessageFormatElement;

/** An argument of a word. */
export interface Argument {
  name: string;
  type: 'number' | 'string';
  /** True if it may be `undefined`, for which the message has a case. */
  isOptional: boolean;
}

/** Parses an ICU message. `<` is a letter like any other. */
export function parseMessage(text: string): Part[] {
  return parse(text, { ignoreTag: true });
}

/** A case of a choice, and what the message says then. */
export type Option = [key: string, parts: Part[]];

/** The options of a choice; none of another part. */
export function optionsOf(part: Part): Option[] {
  if (part.type !== TYPE.plural && part.type !== TYPE.select) return [];
  return Object.entries(part.options).map(([key, { value }]) => [key, value]);
}

/** Lists the arguments of a message in the order in which they occur there. */
export function argumentsOf(parts: readonly Part[]): Argument[] {
  const found = new Map<string, Argument>();
  const visit = (part: Part): void => {
    if (part.type === TYPE.literal || part.type === TYPE.pound) return;
    const { value: name } = part;
    const known = found.get(name) ?? { name, type: 'string', isOptional: false };
    found.set(name, known);
    if (part.type === TYPE.number || part.type === TYPE.plural) known.type = 'number';
    for (const [key, inner] of optionsOf(part)) {
      if (part.type === TYPE.select && key === 'undefined') known.isOptional = true;
      for (const each of inner) visit(each);
    }
  };
  for (const part of parts) visit(part);
  return [...found.values()];
}

/** The arguments of a word as the code gives them, which English decides. */
export function declaredArguments({ messages, attributes }: Section, key: string): Argument[] {
  const found = argumentsOf(parseMessage(messages.get(key) ?? ''));
  const declared = attributes.get(key)?.placeholders;
  if (declared === undefined) return found;
  return Object.entries(declared).map(([name, { type }]) => ({
    name,
    type: type === 'num' ? 'number' : 'string',
    isOptional: found.some((each) => each.name === name && each.isOptional),
  }));
}

/** A value, or values by key, in groups and lists as deep as the keys say. */
export type Nested<T> = { value: T } | { inner: Map<string, Nested<T>> };

/** Turns keys such as `alerts.note` into groups. */
export function nest<T>(
  values: Iterable<readonly [key: string, value: T]>,
): Map<string, Nested<T>> {
  const root = new Map<string, Nested<T>>();
  for (const [key, value] of values) {
    const names = key.split('.');
    const last = names.pop() ?? key;
    let group = root;
    for (const name of names) {
      const next = group.get(name);
      const inner =
        next !== undefined && 'inner' in next ? next.inner : new Map<string, Nested<T>>();
      group.set(name, { inner });
      group = inner;
    }
    group.set(last, { value });
  }
  return root;
}

/** Returns true if the names in a group are the places of a list. */
export function isList(names: Iterable<string>): boolean {
  return [...names].every((name) => /^\d+$/.test(name));
}

/** A key as it is written in an object or a type. */
export function propertyName(name: string): string {
  return /^[a-z_]\w*$/i.test(name) ? name : `'${name}'`;
}
