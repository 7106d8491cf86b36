import type { ThreadToolCall } from '../../core/index.ts';
import type { ToolRenderer } from './toolRenderers.ts';

/** Returns the label of a call: the host's, else the name of its tool. */
export function toolLabel(call: ThreadToolCall, tool: ToolRenderer | undefined): string {
  const label = tool?.label;
  if (typeof label === 'string') return label;
  return label?.(call) ?? readableName(call.toolName);
}

const acronyms = /\b(?:api|crm|csv|erp|html|http|json|pdf|sql|url|xml)\b/g;

/** Converts `search_graph` or `searchGraph` to "Search graph", and `run_sql` to "Run SQL". */
function readableName(name: string): string {
  const words = name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[_\-.]+/g, ' ')
    .trim()
    .toLowerCase()
    .replaceAll(acronyms, (acronym) => acronym.toUpperCase());
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
