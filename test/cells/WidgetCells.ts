import type { ResolveSource } from '../../src/client/index.ts';
import type { Locator } from 'vitest/browser';
import type { MockPlatform, MockPlatformOptions } from '../../src/mock-platform/index.ts';

/** A widget on the page, in React or as an element, as a user and its page use it. */
export interface ShownWidget {
  readonly platform: MockPlatform;
  /** Presses what has this name, once it is there. @default a button */
  press: (name: string | RegExp, role?: Role) => Promise<void>;
  /** Presses a button of the open dialog. */
  confirm: (name: string | RegExp) => Promise<void>;
  /** Fills in the field with this label, and puts the cursor into it. */
  fill: (label: string | RegExp, text: string) => Promise<void>;
  /** Chooses a file in the field with this label. */
  choose: (label: string | RegExp, file: File) => Promise<void>;
  /** Puts the focus onto what has this role. */
  focus: (role: Role, name?: string | RegExp) => Promise<void>;
  /** Presses keys where the focus is. */
  keys: (keys: string) => Promise<void>;
  /** Waits until something is to be seen. */
  sees: (role: Role, name: string | RegExp, state?: RoleState) => Promise<void>;
  /** Waits until none of it is to be seen. */
  hides: (role: Role, name: string | RegExp) => Promise<void>;
  /** Waits until a text is to be read. */
  reads: (text: string | RegExp) => Promise<void>;
  /** All that has this role now. */
  all: (role: Role, name?: string | RegExp) => Element[];
  /** Gives the widget other values, as its page does. */
  give: (props: object) => void;
}

export type Role = Parameters<Locator['getByRole']>[0];
export type RoleState = Omit<NonNullable<Parameters<Locator['getByRole']>[1]>, 'name'>;

/** An action or expectation of a user. */
export type Step = (widget: ShownWidget) => Promise<void>;

/** The platform under a widget, and what its page gives it. */
export interface Setting {
  platform?: MockPlatformOptions;
  /** Finds passages, as the page's client does. */
  resolveSource?: ResolveSource;
  /** May change the platform first. */
  props?: (platform: MockPlatform) => object | Promise<object>;
}

/** The way in which an event comes about. */
export interface EventCell extends Setting {
  cause: Step;
  /** The values of the event, as one object. */
  detail: object;
}

/** A value that the page keeps, and how it is seen. */
export interface KeptValue {
  value: (platform: MockPlatform) => unknown;
  seen: Step;
}

/** A value that the page may keep. */
export interface ControlledCell extends Setting {
  values: readonly [KeptValue, KeptValue];
  /** A user wants another value, which the page doesn't take over. */
  change: Step;
  /** The event that says so, and what its values hold. */
  event: string;
  wanted: object;
}

/** The page's own content in a widget. */
export interface SlotCell extends Setting {
  /** In React. */
  given: unknown;
  /** In an element. @default the same */
  asElement?: unknown;
  /** Brings it onto the page. @default it is there from the start */
  show?: Step;
  text: string | RegExp;
}

/** A method that a page calls on a widget. */
export interface MethodCell extends Setting {
  values?: (platform: MockPlatform) => readonly unknown[] | Promise<readonly unknown[]>;
  seen: Step;
  /** Returns true if the answer is right. @default it answers nothing */
  isAnswer?: (answer: unknown) => boolean;
}

/** Cells that try out all that the tables say of one widget, in React and as an element. */
export interface WidgetCells extends Setting {
  events: Readonly<Record<string, EventCell>>;
  controlled: Readonly<Record<string, ControlledCell>>;
  slots: Readonly<Record<string, SlotCell>>;
  methods: Readonly<Record<string, MethodCell>>;
}

/** A widget of which nothing is to be tried out. */
export const noCells: WidgetCells = { events: {}, controlled: {}, slots: {}, methods: {} };
