import type { ChatFile } from '../state/chat/chatFiles.ts';
import { formatBytes } from './formatBytes.ts';

/** Tells type and size, and for a PNG its width and height. */
export async function describeImage({ bytes, contentType }: ChatFile): Promise<string> {
  const found = `An image of type \`${contentType}\` and ${formatBytes(bytes.size)}`;
  const view = new DataView(await bytes.slice(0, 24).arrayBuffer());
  const isPng = view.byteLength === 24 && view.getUint32(0) === 0x89504e47;
  return isPng ? `${found}, ${view.getUint32(16)} × ${view.getUint32(20)} pixels.` : `${found}.`;
}
