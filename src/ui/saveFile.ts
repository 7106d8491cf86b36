/** Gives a person a file, as if they had followed a link to it. */
export function saveFile(page: Document, name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = page.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has begun to read it by then; some read a little later.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
