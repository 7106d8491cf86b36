import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { drawGraph } from '../testing/drawGraph.tsx';
import { openSchema } from '../testing/openSchema.ts';

describe('the page', () => {
  test('scrolls with the wheel, which zooms only with Ctrl', async () => {
    const { drawn } = drawGraph();
    await drawn();
    const pane = document.querySelector('.react-flow__pane');
    if (pane === null) throw new Error('There is no pane.');
    const viewport = document.querySelector<HTMLElement>('.react-flow__viewport');
    const before = viewport?.style.transform;
    const wheel = (ctrlKey: boolean): WheelEvent => {
      const event = new WheelEvent('wheel', {
        deltaY: -120,
        ctrlKey,
        bubbles: true,
        cancelable: true,
        clientX: 300,
        clientY: 300,
      });
      pane.dispatchEvent(event);
      return event;
    };
    expect(wheel(false).defaultPrevented).toBe(false);
    expect(viewport?.style.transform).toBe(before);
    expect(await screen.findByText('Hold Ctrl or ⌘ and scroll to zoom')).toBeVisible();
    expect(wheel(true).defaultPrevented).toBe(true);
    await waitFor(() => expect(viewport?.style.transform).not.toBe(before));
  });

  test('scrolls with one finger, which the graph never hears of; two move the graph', async () => {
    const { drawn } = drawGraph();
    await drawn();
    const pane = document.querySelector('.react-flow__pane');
    if (pane === null) throw new Error('There is no pane.');
    const heard: number[] = [];
    pane.addEventListener('touchstart', (event) => {
      if (event instanceof TouchEvent) heard.push(event.touches.length);
    });
    const touch = (type: string, fingers: number): void => {
      const touches = Array.from(
        { length: fingers },
        (_, identifier) => new Touch({ identifier, target: pane, clientX: 300, clientY: 300 }),
      );
      pane.dispatchEvent(new TouchEvent(type, { touches, bubbles: true, cancelable: true }));
    };
    touch('touchstart', 1);
    touch('touchstart', 2);
    expect(heard).toEqual([2]);
    touch('touchmove', 1);
    expect(await screen.findByText('Use two fingers to move the map')).toBeVisible();
    expect(getComputedStyle(pane).touchAction).toBe('pan-x pan-y');
  });

  test('where it allows no worker a small graph is laid out all the same', async () => {
    vi.stubGlobal('Worker', undefined);
    const { drawn } = drawGraph();
    await drawn();
    vi.unstubAllGlobals();
    expect(screen.queryByText(/shown as a grid/)).toBeNull();
  });

  test('where it allows no worker a large graph is in rows, which is said, and tried again', async () => {
    vi.stubGlobal('Worker', undefined);
    const { drawn, handle } = drawGraph({
      graph: openSchema('schemaOrg'),
      view: { grouping: 'labels' },
    });
    await drawn();
    const notice = await screen.findByText(/^Couldn’t arrange the map/);
    const rows = new Set(
      handle()
        .scene()
        .boxes.map(({ y }) => y),
    ).size;
    vi.unstubAllGlobals();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(notice).not.toBeInTheDocument());
    await waitFor(() =>
      expect(
        new Set(
          handle()
            .scene()
            .boxes.map(({ y }) => y),
        ).size,
      ).toBeGreaterThan(2 * rows),
    );
  });
});
