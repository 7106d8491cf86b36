/**
 * Returns the pasted files. Ignores the image that office programs put beside the text of copied
 * cells or words.
 */
export function pastedFiles(pasted: Pick<DataTransfer, 'files' | 'types' | 'getData'>): File[] {
  const files = [...pasted.files];
  const isPicture = files.length === 1 && files[0]?.type.startsWith('image/') === true;
  const isOfText = pasted.types.includes('text/html') && pasted.getData('text/plain').trim() !== '';
  return isPicture && isOfText ? [] : files;
}
