/** Hands a text to the browser as a file to keep. */
export function downloadText(
  document: Document,
  { name, type, text }: { name: string; type: string; text: string },
): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has read the address once the click's task is over.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
