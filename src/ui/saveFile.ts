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

/**
 * Opens a file in a new tab. Call it while the user presses: the tab opens before the address is
 * known, since popup blockers block later ones.
 *
 * Rejects if the tab is blocked, or the address is refused or not one of HTTP.
 */
export async function openFile(page: Document, address: () => Promise<string>): Promise<void> {
  const tab = page.defaultView?.open('', '_blank') ?? null;
  if (tab === null) throw new Error('Brainstem: the browser blocked the tab of the file.');
  tab.opener = null;
  try {
    const { href, protocol } = new URL(await address());
    if (!/^https?:$/.test(protocol)) {
      throw new TypeError('Brainstem: the file has an address other than http or https.');
    }
    tab.location.replace(href);
  } catch (error) {
    tab.close();
    throw error;
  }
}
