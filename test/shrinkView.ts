import { act } from '@testing-library/react';
import { onTestFinished } from 'vitest';

/** Leaves a test's window the given visible height, as the keyboard of a phone does. */
export function shrinkView(height: number): void {
  const visible = window.visualViewport;
  if (visible === null) throw new Error('no visual viewport');
  const resize = (): void => act(() => void visible.dispatchEvent(new Event('resize')));
  onTestFinished(() => {
    Reflect.deleteProperty(visible, 'height');
    resize();
  });
  Object.defineProperty(visible, 'height', { configurable: true, value: height });
  resize();
}
