import type { IconPath } from '../icons/Icon.tsx';
import { question, warning } from '../icons/icons.ts';

/** The urgency of a notice. */
export type NoticeTone = 'info' | 'warning' | 'danger';

/** Returns the default icon of a tone. */
export function toneIcon(tone: NoticeTone): IconPath {
  return tone === 'info' ? question : warning;
}
