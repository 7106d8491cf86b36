import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readWidgets } from '../../scripts/widget-reference/readWidgets.ts';
import { claimsOf } from '../../scripts/widget-reference/widgetTable.ts';
import { sourceFiles } from '../sourceFiles.ts';
import { everyWidget } from './everyWidget.ts';

// Roots, refs and parts are tried out for every widget in `src/elements/everyWidget.test.tsx`, hooks in
// `test/hooks.test.tsx`, cores in `test/core.test.ts`.

describe.each(readWidgets())('what the tables say of $name', (widget) => {
  const claims = claimsOf(widget);
  const cells = everyWidget[widget.name];

  test.each(['events', 'controlled', 'slots', 'methods'] as const)(
    '%s are all tried out',
    (kind) => {
      expect(Object.keys(cells[kind]).toSorted()).toEqual(claims[kind]?.toSorted());
    },
  );

  test('is tried out by one file of tests', () => {
    const call = new RegExp(`testCells\\([^)]*'${widget.name}'`);
    const files = sourceFiles(['test/cells'], /\.test\.tsx$/).filter((file) =>
      call.test(readFileSync(file, 'utf8')),
    );
    expect(files).toHaveLength(1);
  });
});
