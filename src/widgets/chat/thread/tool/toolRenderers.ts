import type { ComponentType, ReactNode } from 'react';
import { humanInputTool } from '../../../../contract/index.ts';
import type { ThreadToolCall } from '../../core/index.ts';

/** Props of a host's view of a tool call. */
export interface ToolCallViewProps {
  /** The call, with its result once available. */
  call: ThreadToolCall;
  /** True until its result arrives. */
  isRunning: boolean;
}

/** Props of a host's form for a tool that waits for the user. */
export interface ToolInputProps {
  call: ThreadToolCall;
  /** Sends the answer, with which the run continues. */
  answer: (value: unknown) => void;
  /** True while nothing can be sent. */
  isBusy: boolean;
  /** The error of the last answer that failed to send. */
  error: unknown;
}

/** Passed to a host's handler, after the arguments. */
export interface ToolHandling {
  /** Aborts when the user leaves the conversation before the handler has finished. */
  signal: AbortSignal;
  call: ThreadToolCall;
}

/** A host's view and handler for one tool of its assistant. */
export interface ToolRenderer {
  /** The label of a call: a name or a sentence about it. @default the tool's name in words */
  label?: string | ((call: ThreadToolCall) => string);
  /** Returns true if `Call` can render this call. @default always */
  accepts?: (call: ThreadToolCall) => boolean;
  /** Renders a call and its result. @default a collapsed summary with input and result */
  Call?: ComponentType<ToolCallViewProps>;
  /** Asks the user when a run waits for a call. @default a form generated from the arguments */
  Input?: ComponentType<ToolInputProps>;
  /**
   * Handles a call that a run waits for, in the host's page. Its return value is sent as the result
   * through `POST /chat/resume` with the tool's name, and the run continues. If it throws, the
   * result is `{ error }` with the error's message. Runs once per call. After a reload and in other
   * tabs the user is asked first, as the call may have been handled already.
   */
  handle?: (args: unknown, handling: ToolHandling) => unknown;
  /**
   * Asks the user before `handle` runs. A function returns the content of the question.
   *
   * @default false
   */
  confirm?: boolean | ((args: unknown) => ReactNode);
}

/** Renderers by the name of the tool. */
export type ToolRenderers = Readonly<Record<string, ToolRenderer>>;

/** Returns the tools whose calls can make a run wait for the user. */
export function askingTools(tools: ToolRenderers): ReadonlySet<string> {
  const own = Object.entries(tools).filter(
    ([, { Input, handle }]) => Input !== undefined || handle !== undefined,
  );
  return new Set([humanInputTool, ...own.map(([name]) => name)]);
}

/** Returns true if the host's page handles the tool's calls. */
export function isHandled(
  tool: ToolRenderer,
): tool is ToolRenderer & { handle: NonNullable<ToolRenderer['handle']> } {
  return tool.handle !== undefined;
}
