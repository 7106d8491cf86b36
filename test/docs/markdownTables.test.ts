import { expect, test } from 'vitest';
import { markdownTables } from '../../.storybook/markdownTables.ts';

const text = (value: string) => ({ type: 'text', value });
const code = (value: string) => ({ type: 'inlineCode', value });

test('lines between bars become a table, and a bar in code stays', () => {
  const tree = {
    type: 'root',
    children: [
      {
        type: 'paragraph',
        children: [
          text('| prop | type |\n| ---- | ---- |\n| '),
          code('size'),
          text(' | '),
          code("'s' | 'm'"),
          text(' |'),
        ],
      },
    ],
  };
  markdownTables()(tree);
  const cell = (...children: object[]) => ({ type: 'tableCell', children });
  expect(tree.children).toEqual([
    {
      type: 'table',
      align: [null, null],
      children: [
        { type: 'tableRow', children: [cell(text(' prop ')), cell(text(' type '))] },
        { type: 'tableRow', children: [cell(code('size')), cell(code("'s' | 'm'"))] },
      ],
    },
  ]);
});

test('a paragraph with bars and no rule stays as it is', () => {
  const paragraph = { type: 'paragraph', children: [text('| one |\n| two |')] };
  const tree = { type: 'root', children: [paragraph] };
  markdownTables()(tree);
  expect(tree.children).toEqual([paragraph]);
});
