import type { IconPath } from '../icons/Icon.tsx';
import { question, warning } from '../icons/icons.ts';

export type NoticeTone = 'info' | 'warning' | 'danger';

export function toneIcon(tone: NoticeTone): IconPath {
  return tone === 'info' ? question : warning;
}
