import { createHash } from 'node:crypto';
import { basename, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * The class name of a CSS module's rule: readable, and the same on every machine, in every build
 * and under every query (`?inline` for shadow roots).
 *
 * @returns such as `brainstem-Chat__composer-1a2b3`
 */
export function cssModuleName(local: string, file: string): string {
  const path = file.replace(/\?.*$/, '');
  const name = basename(path).replace(/\.module\.css$/, '');
  // One hash for all classes of a file: it compresses better than one for each.
  const key = relative(root, path).split(sep).join('/');
  const hash = createHash('sha256').update(key).digest('hex').slice(0, 5);
  return `brainstem-${name}__${local}-${hash}`;
}
