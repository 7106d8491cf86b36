/**
 * Returns true if a file is of a kind that an `accept` attribute lists. Browsers apply it to their
 * file dialog alone, and let people override it there; dropped and pasted files never meet it.
 *
 * @param accept - Such as `.csv,image/*`. Undefined or empty takes every file.
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
