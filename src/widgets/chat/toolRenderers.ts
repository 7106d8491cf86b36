'use client';
import { createContext, useContext, type ComponentType } from 'react';
import { humanInputTool } from '../../contract/index.ts';
import type { FieldValue } from './humanInputModel.ts';
import type { ThreadToolCall } from './threadModel.ts';

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
  /** Shows a call and its result. @default folded up: the name, and inside what went in and out */
  Call?: ComponentType<ToolCallViewProps>;
  /** Asks the person when a run waits on a call. @default a form drawn from the arguments */
  Input?: ComponentType<ToolInputProps>;
}

/** Renderers by the name of the tool. */
export type ToolRenderers = Readonly<Record<string, ToolRenderer>>;

/** What the parts of a chat know of tools. */
export interface ToolSettings {
  readonly tools: ToolRenderers;
  /** What was filled in and not sent yet, by tool call: it outlives a change of conversation. */
  readonly drafts: Map<string, ReadonlyMap<string, FieldValue>>;
}

/** Carries a chat's tool settings to its parts. */
export const ToolContext = createContext<ToolSettings>({ tools: {}, drafts: new Map() });

/** The tool settings of the chat around. */
export function useToolSettings(): ToolSettings {
  return useContext(ToolContext);
}

/** The tools on whose calls a run can wait for a person. */
export function askingTools(tools: ToolRenderers): ReadonlySet<string> {
  const own = Object.entries(tools).filter(([, { Input }]) => Input !== undefined);
  return new Set([humanInputTool, ...own.map(([name]) => name)]);
}
