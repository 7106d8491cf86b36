import postcss from 'postcss';
import { expect, test } from 'vitest';
import { raiseSpecificity } from '../scripts/raiseSpecificity.ts';

const raise = (css: string): string => postcss([raiseSpecificity()]).process(css).css;

test('a rule of a CSS module weighs one class more, wherever its class stands in the selector', () => {
  expect(raise('.brainstem-Button__button-1a2b3:hover, .brainstem-A__a-11111 > p {}')).toBe(
    '.brainstem-Button__button-1a2b3:not(._):hover, .brainstem-A__a-11111:not(._) > p {}',
  );
  expect(raise('.brainstem-A__root-11111 > [role="tab"]::before {}')).toBe(
    '.brainstem-A__root-11111:not(._) > [role="tab"]::before {}',
  );
});

test('a rule for the root of a widget, and one without a class of ours, keeps its weight', () => {
  for (const rule of [
    '.brainstem-Chat__root-11111:where(.brainstem-Chat__start-22222) {}',
    '.brainstem-Chat__root-11111:has(> :is(.brainstem-Chat__panel-22222, p)) {}',
    '[data-brainstem] .react-flow {}',
    '@keyframes a { 50% { top: 0 } }',
  ]) {
    expect(raise(rule)).toBe(rule);
  }
});

test('a rule that has been raised isn’t raised again', () => {
  const once = raise('.brainstem-A__a-11111, .brainstem-B__b-22222 p {}');
  expect(raise(once)).toBe(once);
});
