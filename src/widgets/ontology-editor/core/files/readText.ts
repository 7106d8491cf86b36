/**
 * Decodes a file: by its BOM, as UTF-16 if every other byte is zero, as UTF-8 if valid, as XML
 * declares, or else as Windows-1252, which older spreadsheets write, so that no letter is lost.
 *
 * @throws If XML declares an encoding that browsers don't know.
 * @returns An empty string for what isn't text, such as a workbook.
 */
export async function readText(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const unmarked = utf16Of(bytes);
  if (unmarked !== undefined) return new TextDecoder(unmarked).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    if (bytes.includes(0)) return '';
    const text = new TextDecoder('windows-1252').decode(bytes);
    const declared = /^<\?xml[^>]*\sencoding=["'](?!utf-8)([\w-]+)/i.exec(text)?.[1];
    return declared === undefined ? text : new TextDecoder(declared).decode(bytes);
  }
}

/** Detects UTF-16 without BOM by the zero bytes of line breaks, blanks and Latin letters. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const start = bytes.subarray(0, 4096);
  const [even, odd] = [0, 1].map(
    (parity) => start.filter((byte, index) => byte === 0 && index % 2 === parity).length,
  );
  if (even === undefined || odd === undefined || even + odd === 0 || bytes.length % 2 > 0) return;
  if (odd > 20 * even) return 'utf-16le';
  return even > 20 * odd ? 'utf-16be' : undefined;
}
