import type { ThreadToolCall } from '../../core/index.ts';
import { readableName } from './readableName.ts';
import type { ToolRenderer } from './toolRenderers.ts';

/** Returns the label of a call: the host's, else the name of its tool. */
export function toolLabel(call: ThreadToolCall, tool: ToolRenderer | undefined): string {
  const label = tool?.label;
  if (typeof label === 'string') return label;
  return label?.(call) ?? readableName(call.toolName);
}
