import { browserEnvironment } from '../environment/index.ts';

/** Downloads a file, as a link to it would. */
export function saveFile(page: Document, name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = page.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the file a little after the click.
  browserEnvironment.schedule.after(10_000, () => URL.revokeObjectURL(url));
}
