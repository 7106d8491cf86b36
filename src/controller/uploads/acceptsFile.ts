/**
 * Returns true if a file matches an `accept` attribute. Browsers apply the attribute only to their
 * file dialog, where users can override it, and never to dropped or pasted files.
 *
 * @param accept - Such as `.csv,image/*`. Undefined or empty accepts any file.
 */
export function acceptsFile({ name, type }: Pick<File, 'name' | 'type'>, accept?: string): boolean {
  const kinds = (accept ?? '')
    .toLowerCase()
    .split(',')
    .map((kind) => kind.trim())
    .filter((kind) => kind !== '');
  if (kinds.length === 0) return true;
  const fileName = name.toLowerCase();
  const fileType = type.toLowerCase();
  return kinds.some((kind) => {
    if (kind.startsWith('.')) return fileName.endsWith(kind);
    if (kind === '*/*') return true;
    return kind.endsWith('/*') ? fileType.startsWith(kind.slice(0, -1)) : fileType === kind;
  });
}
