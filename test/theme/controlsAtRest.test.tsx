import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { userEvent as pointer } from 'vitest/browser';
import { renderWidget } from '../renderWidget.tsx';
import { FindingsReview } from '../../src/widgets/findings-review/index.ts';
import { OntologyEditor } from '../../src/widgets/ontology-editor/index.ts';

/** Renders a widget in a box of 1000 by 720. */
function renderBox(widget: ReactNode): void {
  renderWidget(widget, { width: 1000, height: 720 });
}

/** Returns the names of the controls that can be seen, apart from those of some parts. */
function controlsInSight(besides = 'none'): string[] {
  const all = document.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, summary, textarea, [role="separator"][tabindex]',
  );
  return Array.from(all)
    .filter((control) => {
      const { width, height, top } = control.getBoundingClientRect();
      const isDrawn = control.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      return isDrawn && width > 1 && height > 1 && top < 720 && !control.closest(besides);
    })
    .map((control) => control.getAttribute('aria-label') ?? control.textContent);
}

test('an open ontology shows at most 20 controls at rest, its terms and the list among them', async () => {
  renderBox(<OntologyEditor />);
  await userEvent.click(await screen.findByRole('button', { name: /^Cold chain/ }));
  // The pointer of the test before may lie over a row, which shows its own controls then.
  await pointer.hover(await screen.findByRole('heading', { name: 'Cold chain' }));
  const controls = controlsInSight();
  expect(controls.length, controls.join(', ')).toBeLessThanOrEqual(20);
  expect(controls).toContain('HACCP');
});

test('a review shows at most 9 controls at rest besides its rows and the open finding', async () => {
  renderBox(<FindingsReview />);
  await screen.findAllByRole('row');
  const controls = controlsInSight('[role="grid"], [data-part="details"]');
  expect(controls.length, controls.join(', ')).toBeLessThanOrEqual(9);
  expect(controls).toContain('Search findings');
});
