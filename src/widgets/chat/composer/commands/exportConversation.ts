import { formatJson } from '../../../../ui/index.ts';
import { referenceOf, textOf, type ThreadMessage, type ThreadPart } from '../../core/index.ts';

/** Texts for an export, from the chat's catalog. */
export interface ExportWords {
  you: string;
  assistant: string;
  sources: string;
}

/**
 * Exports a conversation as Markdown: a heading per message, its text unchanged, tools as one line,
 * sources as links. Reasoning is omitted.
 */
export function exportMarkdown(messages: readonly ThreadMessage[], words: ExportWords): string {
  const sections = messages.map(({ role, parts, attachments }) => {
    const heading = `## ${role === 'user' ? words.you : words.assistant}`;
    const files = attachments.map(({ name, storage_key }) => `- ${name ?? storage_key}`).join('\n');
    return [heading, ...parts.map(partAsMarkdown), files, sourcesAsMarkdown(parts, words)]
      .filter((text) => text !== '')
      .join('\n\n');
  });
  return `${sections.join('\n\n')}\n`;
}

/** Exports a conversation as JSON, without fields that only the UI needs. */
export function exportJson(messages: readonly ThreadMessage[]): string {
  const exported = messages.map(({ role, parts, attachments, state }) => ({
    role,
    state,
    parts: parts.filter(({ type }) => type !== 'unknown'),
    ...(attachments.length === 0 ? {} : { attachments: attachments.map(referenceOf) }),
  }));
  return `${formatJson({ messages: exported }, wholeValues).text}\n`;
}

/** Returns a message as Markdown: its text, and the numbered sources of its citations. */
export function messageMarkdown(
  parts: readonly ThreadPart[],
  words: Pick<ExportWords, 'sources'>,
): string {
  return [textOf(parts), sourcesAsMarkdown(parts, words)]
    .filter((text) => text !== '')
    .join('\n\n');
}

/** Limits the depth alone, so that formatting can't overflow the stack. */
const wholeValues = { maxDepth: 200, maxLength: Infinity };

function partAsMarkdown(part: ThreadPart): string {
  if (part.type === 'text') return part.text.trim();
  if (part.type !== 'tool-call') return '';
  const result = part.result === undefined ? '' : ` → ${code(part.result.value)}`;
  return `> ${part.toolName}: ${code(part.args)}${result}`;
}

function sourcesAsMarkdown(
  parts: readonly ThreadPart[],
  { sources }: Pick<ExportWords, 'sources'>,
): string {
  const links = parts
    .filter((part) => part.type === 'source')
    .map(({ title, url }, index) => `${index + 1}. [${escapeLabel(title ?? url)}](<${url}>)`);
  return links.length === 0 ? '' : `${sources}:\n\n${links.join('\n')}`;
}

/** Formats inline code with a fence longer than any run of backticks in it. */
function code(value: unknown): string {
  const text =
    value === undefined
      ? ''
      : typeof value === 'string'
        ? value
        : formatJson(value, { ...wholeValues, indent: 0 }).text;
  const line = text.replaceAll(/\s+/g, ' ');
  const longest = Math.max(0, ...[...line.matchAll(/`+/g)].map(([row]) => row.length));
  const fence = '`'.repeat(longest + 1);
  return longest === 0 ? `${fence}${line}${fence}` : `${fence} ${line} ${fence}`;
}

function escapeLabel(label: string): string {
  return label.replaceAll(/[\\[\]]/g, (character) => `\\${character}`);
}
