import type { ComponentType } from 'react';
import { humanInputTool } from '../../../../contract/index.ts';
import type { ThreadToolCall } from '../../core/index.ts';

/** Props of a host's own view of a tool call. */
export interface ToolCallViewProps {
  /** Its arguments, and its result once there is one. */
  call: ThreadToolCall;
  /** Whether its result is still to come. */
  isRunning: boolean;
}

/** Props of a host's own form for a tool that waits for a person. */
export interface ToolInputProps {
  call: ThreadToolCall;
  /** Sends the answer; the run goes on with it. */
  answer: (value: unknown) => void;
  /** Whether nothing can be sent now. */
  isBusy: boolean;
  /** Why the last answer was not sent. */
  error: unknown;
}

/** How a host shows one tool of its assistant. */
export interface ToolRenderer {
  /** Shows a call and its result. @default collapsed: its name, and inside its input and result */
  Call?: ComponentType<ToolCallViewProps>;
  /** Asks the person when a run waits on a call. @default a form made from the arguments */
  Input?: ComponentType<ToolInputProps>;
}

/** Renderers by the name of the tool. */
export type ToolRenderers = Readonly<Record<string, ToolRenderer>>;

/** The tools on whose calls a run can wait for a person. */
export function askingTools(tools: ToolRenderers): ReadonlySet<string> {
  const own = Object.entries(tools).filter(([, { Input }]) => Input !== undefined);
  return new Set([humanInputTool, ...own.map(([name]) => name)]);
}
