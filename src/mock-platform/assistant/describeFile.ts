import type { ChatFile } from '../state/chat/chatFiles.ts';
import { describeCsv } from './describeCsv.ts';
import { describeImage } from './describeImage.ts';
import { describeJson } from './describeJson.ts';
import { describeText } from './describeText.ts';
import { formatBytes } from './formatBytes.ts';

/** Bytes of a file that the assistant reads; a larger one is described by its start. */
const readLimit = 4 * 1024 * 1024;

/** Describes a file as the assistant does, in markdown, from its real bytes. */
export async function describeFile(file: ChatFile): Promise<string> {
  const heading = `# ${file.name}`;
  const kind = kindOf(file);
  if (kind === 'image') return `${heading}\n\n${await describeImage(file)}`;
  if (kind === 'other') {
    const size = formatBytes(file.bytes.size);
    return `${heading}\n\nA file of type \`${file.contentType}\` and ${size}. I cannot look inside.`;
  }
  const text = await file.bytes.slice(0, readLimit).text();
  const describe = { csv: describeCsv, json: describeJson, text: describeText }[kind];
  const partly =
    file.bytes.size > readLimit ? `\n\nI read the first ${formatBytes(readLimit)}.` : '';
  return `${heading}\n\n${describe(text)}${partly}`;
}

/** By type, else by the name's ending: browsers leave the type of many files empty. */
function kindOf({ contentType, name }: ChatFile): 'csv' | 'json' | 'image' | 'text' | 'other' {
  const ending = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  if (contentType.includes('csv') || ['csv', 'tsv'].includes(ending)) return 'csv';
  if (contentType.includes('json') || ending === 'json') return 'json';
  if (contentType.startsWith('image/')) return 'image';
  if (contentType.startsWith('text/') || ['txt', 'md', 'log'].includes(ending)) return 'text';
  return 'other';
}
