import type { ComponentType, ReactNode } from 'react';
import { humanInputTool } from '../../../../contract/index.ts';
import type { ThreadToolCall } from '../../core/index.ts';

/** Props of a host's own view of a tool call. */
export interface ToolCallViewProps {
  /** Its arguments, and its result once there is one. */
  call: ThreadToolCall;
  /** True while its result is still to come. */
  isRunning: boolean;
}

/** Props of a host's own form for a tool that waits for a person. */
export interface ToolInputProps {
  call: ThreadToolCall;
  /** Sends the answer; the run goes on with it. */
  answer: (value: unknown) => void;
  /** True if nothing can be sent now. */
  isBusy: boolean;
  /** The error of the last answer that couldn't be sent. */
  error: unknown;
}

/** The context that a host's handler gets besides the arguments. */
export interface ToolHandling {
  /** Fires when the person leaves the conversation before the handler has ended. */
  signal: AbortSignal;
  call: ThreadToolCall;
}

/** The host's display of one tool of its assistant, and the handler of its calls. */
export interface ToolRenderer {
  /** The label of a call: a name, or a sentence about this call. @default its name in words */
  label?: string | ((call: ThreadToolCall) => string);
  /** Returns whether `Call` can show this call. @default always */
  accepts?: (call: ThreadToolCall) => boolean;
  /** Shows a call and its result. @default collapsed: its name, and inside its input and result */
  Call?: ComponentType<ToolCallViewProps>;
  /** Asks the person when a run waits on a call. @default a form made from the arguments */
  Input?: ComponentType<ToolInputProps>;
  /**
   * Carries out a call that a run waits on, in the host's page. Its return value is sent as the
   * result, through `POST /chat/resume` with the tool's name, and the run goes on; if it throws,
   * the result is `{ error }` with the error's message. It runs once for each call. After a reload
   * and in other tabs the person is asked first, as the call may have been carried out already.
   */
  handle?: (args: unknown, handling: ToolHandling) => unknown;
  /**
   * Asks the person before `handle` runs; a function returns the content of the question.
   *
   * @default false
   */
  confirm?: boolean | ((args: unknown) => ReactNode);
}

/** Renderers by the name of the tool. */
export type ToolRenderers = Readonly<Record<string, ToolRenderer>>;

/** The tools on whose calls a run can wait for a person. */
export function askingTools(tools: ToolRenderers): ReadonlySet<string> {
  const own = Object.entries(tools).filter(
    ([, { Input, handle }]) => Input !== undefined || handle !== undefined,
  );
  return new Set([humanInputTool, ...own.map(([name]) => name)]);
}

/** Returns whether the host's page carries out the calls of a tool. */
export function isHandled(
  tool: ToolRenderer,
): tool is ToolRenderer & { handle: NonNullable<ToolRenderer['handle']> } {
  return tool.handle !== undefined;
}
