import { onTestFinished } from 'vitest';
import { doubledSizes } from './doubledSizes.ts';

/** Doubles the size of all text on the page, as a host or a user does, until the test is over. */
export function doubleText(): void {
  const { style } = document.documentElement;
  for (const [variable, size] of doubledSizes) style.setProperty(variable, size);
  onTestFinished(restoreText);
}

/** Gives text its usual size again. */
export function restoreText(): void {
  for (const [variable] of doubledSizes) document.documentElement.style.removeProperty(variable);
}
