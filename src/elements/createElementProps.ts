import { createCallQueue, isAttributeKind, type AttributeKind } from '../controller/index.ts';
import type { WidgetEntry } from '../widgets/lazyWidgets.ts';
import { kebabCase } from '../widgets/widgetNames.ts';
import { slotOf } from './elementSlot.tsx';

interface ElementAttribute {
  property: string;
  kind: AttributeKind;
}

type AttributeKinds = ReadonlyMap<string, ElementAttribute>;

/** Returns the attributes of a widget's element, with the props that they set. */
export function attributesOf({ properties }: WidgetEntry): AttributeKinds {
  return new Map(
    Object.entries(properties).flatMap(([property, kind]) =>
      isAttributeKind(kind) ? [[kebabCase(property), { property, kind }] as const] : [],
    ),
  );
}

/**
 * Creates the props of an element's widget. Properties take precedence over attributes.
 *
 * @param onChange - Called after each change.
 */
export function createElementProps(
  { tag, properties, nullable, methods }: WidgetEntry,
  attributes: AttributeKinds,
  onChange: () => void,
) {
  const given = new Map<string, unknown>();
  const written = new Map<string, unknown>();
  const calls = createCallQueue<object>();
  let detach = (): void => undefined;
  const actionsRef = (actions: object | null): void => {
    detach();
    if (actions !== null) detach = calls.attach(actions);
  };

  function change(props: Map<string, unknown>, property: string, value: unknown): void {
    props.set(property, nullable.includes(property) ? value : (value ?? undefined));
    onChange();
  }

  function readInto(
    props: Map<string, unknown>,
    { property, kind }: ElementAttribute,
    name: string,
    text: string | null,
  ): void {
    const read = readAttribute(kind, text);
    if ('value' in read) change(props, property, read.value);
    // oxlint-disable-next-line no-console -- Markup has no other place for errors.
    else console.error(`Brainstem: <${tag}> cannot read ${name}: ${read.problem}.`);
  }

  return {
    get: (name: string): unknown => (given.has(name) ? given.get(name) : written.get(name)),
    /** Sets a prop. Frameworks set an attribute's text as a property, and null for no value. */
    set(name: string, value: unknown): void {
      const kind = properties[name] ?? 'property';
      if (typeof value === 'string' && isAttributeKind(kind)) {
        readInto(given, { property: name, kind }, name, value);
      } else change(given, name, value);
    },
    /** Sets a prop from an attribute. */
    write(name: string, text: string | null): void {
      const attribute = attributes.get(name);
      if (attribute !== undefined) readInto(written, attribute, name, text);
    },
    /** Returns the widget's props. */
    all: (): Record<string, unknown> => ({
      ...Object.fromEntries(written),
      ...Object.fromEntries(
        Array.from(given, ([name, value]) => [
          name,
          properties[name] === 'slot' ? slotOf(value) : value,
        ]),
      ),
      ...(Object.keys(methods).length > 0 ? { actionsRef } : {}),
    }),
    /**
     * Calls an action of the widget once its code is loaded.
     *
     * @returns The action's result. Rejects with the error that it throws.
     */
    call: (name: string, values: readonly unknown[]): Promise<unknown> =>
      new Promise((resolve) => {
        calls.call((actions) => resolve(callMethod(actions, name, values)));
      }),
  };
}

function callMethod(target: object, name: string, values: readonly unknown[]): Promise<unknown> {
  const method: unknown = Reflect.get(target, name);
  return new Promise((resolve) => {
    resolve(typeof method === 'function' ? Reflect.apply(method, target, values) : undefined);
  });
}

type ReadAttribute = { value: unknown } | { problem: string };

/**
 * Parses an attribute into a prop.
 *
 * @param text - Null if the attribute is absent, which resets the prop to its default.
 */
export function readAttribute(kind: AttributeKind, text: string | null): ReadAttribute {
  if (text === null) return { value: undefined };
  switch (kind) {
    case 'string':
      return { value: text };
    case 'boolean':
      return { value: text !== 'false' };
    case 'number': {
      const value = Number(text);
      return text.trim() === '' || Number.isNaN(value)
        ? { problem: `expected a number, received ${JSON.stringify(text)}` }
        : { value };
    }
    case 'json':
      try {
        const value: unknown = JSON.parse(text);
        return { value };
      } catch {
        return { problem: 'expected JSON' };
      }
  }
}
