import { expect, test } from 'vitest';
import groupColours from '../../src/widgets/brain-viewer/graph/groupColours.css?raw';
import { inheritTokens } from '../../src/ui/theme/inheritTokens.ts';
import sheet from '../../src/ui/theme/tokens.css?raw';

test('an overlay takes every variable that a host may set above a widget', () => {
  const names = [...`${sheet}${groupColours}`.matchAll(/var\(\s*(--brainstem-[\w-]+)/g)];
  const host = document.createElement('div');
  const overlay = document.createElement('div');
  document.body.append(host, overlay);
  for (const [, name = ''] of names) host.style.setProperty(name, '7px');
  inheritTokens(overlay, host);
  const taken = names.map(([, name = '']) => [name, overlay.style.getPropertyValue(name)]);
  expect(names.length).toBeGreaterThan(40);
  expect(taken.filter(([, value]) => value !== '7px')).toEqual([]);
});
