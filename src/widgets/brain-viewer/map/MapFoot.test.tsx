import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DrawnBrain } from '../testing/DrawnBrain.tsx';
import { openSchema } from '../testing/openSchema.ts';
import { renderBrain } from '../testing/renderBrain.tsx';

test('below a dense group says how many lines its picture leaves out', async () => {
  render(
    <div style={{ inlineSize: 1100, blockSize: 600 }}>
      <DrawnBrain graph={openSchema('fhir')} view={{ openGroups: ['Encounter'] }} />
    </div>,
  );
  expect(
    await screen.findByText(
      'Arranged by: Strongest links. 18 more lines: select a type to see its lines.',
    ),
  ).toBeVisible();
});

test('says so in full on a phone', async () => {
  const { view } = renderBrain({
    props: { defaultView: { layout: 'hierarchical' } },
    inlineSize: 320,
  });
  const note = await view.findByText(/^Arranged by/);
  expect(note.clientWidth).toBeLessThanOrEqual(320);
});

test('below all types in regions says what a wide line is, and how many single ones rest', async () => {
  render(
    <div style={{ inlineSize: 1100, blockSize: 600 }}>
      <DrawnBrain graph={openSchema('fhir')} view={{ grouping: 'labels' }} />
    </div>,
  );
  expect(await screen.findByText('Wider lines hold more links')).toBeVisible();
  expect(screen.getByText(/395 more lines: select a type to see its lines\.$/)).toBeVisible();
});
