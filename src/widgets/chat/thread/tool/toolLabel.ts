import type { ThreadToolCall } from '../../core/index.ts';
import { readableName } from './readableName.ts';
import type { ToolRenderer } from './toolRenderers.ts';

/** What a call is called on the page: in the host's words, else by the name of its tool. */
export function toolLabel(call: ThreadToolCall, tool: ToolRenderer | undefined): string {
  const label = tool?.label;
  if (typeof label === 'string') return label;
  return label?.(call) ?? readableName(call.toolName);
}
