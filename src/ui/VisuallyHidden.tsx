import type { ComponentPropsWithoutRef } from 'react';
import styles from './VisuallyHidden.module.css';

/** The class of what only screen readers are given. */
export const hiddenText = styles.hidden;

/** Text for screen readers only. */
export function VisuallyHidden({
  as: Tag = 'span',
  ...props
}: ComponentPropsWithoutRef<'span'> & { as?: 'span' | 'h2' }) {
  return <Tag {...props} className={styles.hidden} />;
}
