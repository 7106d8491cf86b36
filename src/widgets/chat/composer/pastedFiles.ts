/** The used subset of a `DataTransferItem`. */
type TransferredItem = Pick<DataTransferItem, 'kind' | 'getAsFile' | 'webkitGetAsEntry'>;

/**
 * Returns the files of a drop or paste. A folder becomes an empty file, which is refused by its
 * name: browsers give it the size of its entry, but its upload fails.
 */
export function transferredFiles(items: Iterable<TransferredItem>): File[] {
  return [...items].flatMap((item) => {
    const file = item.kind === 'file' ? item.getAsFile() : null;
    if (file === null) return [];
    return [item.webkitGetAsEntry()?.isDirectory === true ? new File([], file.name) : file];
  });
}

/**
 * Returns the pasted files. Ignores the image that office programs put beside the text of copied
 * cells or words.
 */
export function pastedFiles(
  pasted: Pick<DataTransfer, 'types' | 'getData'> & { items: Iterable<TransferredItem> },
): File[] {
  const files = transferredFiles(pasted.items);
  const isPicture = files.length === 1 && files[0]?.type.startsWith('image/') === true;
  const isOfText = pasted.types.includes('text/html') && pasted.getData('text/plain').trim() !== '';
  return isPicture && isOfText ? [] : files;
}
