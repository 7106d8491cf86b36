import { browserEnvironment } from '../environment/index.ts';

/** Downloads a file through a temporary link. */
export function saveFile(page: Document, name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = page.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the blob shortly after the click.
  browserEnvironment.schedule.after(10_000, () => URL.revokeObjectURL(url));
}
