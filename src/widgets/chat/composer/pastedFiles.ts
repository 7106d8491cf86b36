/**
 * The files of what is pasted. Office programs put a picture of copied cells or words beside their
 * text, which is what is meant then.
 */
export function pastedFiles(pasted: Pick<DataTransfer, 'files' | 'types' | 'getData'>): File[] {
  const files = [...pasted.files];
  const isPicture = files.length === 1 && files[0]?.type.startsWith('image/') === true;
  const isOfText = pasted.types.includes('text/html') && pasted.getData('text/plain').trim() !== '';
  return isPicture && isOfText ? [] : files;
}
