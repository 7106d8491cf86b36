import type { IconPath } from '../icons/Icon.tsx';
import { question, warning } from '../icons/icons.ts';

/** How urgent a notice is. */
export type NoticeTone = 'info' | 'warning' | 'danger';

/** The icon that fits a tone. */
export function toneIcon(tone: NoticeTone): IconPath {
  return tone === 'info' ? question : warning;
}
