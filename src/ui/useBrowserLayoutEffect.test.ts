import { useEffect } from 'react';
import { expect, test } from 'vitest';
import { useBrowserLayoutEffect } from './useBrowserLayoutEffect.ts';

test('without a document it is an effect that no server warns of', () => {
  expect(useBrowserLayoutEffect).toBe(useEffect);
});
