import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { icons, Menu, MenuItem, Surface } from '../../src/ui/index.ts';
import { controlsOver } from '../../src/widgets/brain-viewer/graph/controls/controlsOver.ts';
import { card, drawGraph } from '../../src/widgets/brain-viewer/testing/drawGraph.tsx';
import { renderChat } from '../../src/widgets/chat/testing/renderChat.tsx';
import { renderFindings } from '../../src/widgets/findings-review/testing/renderFindings.tsx';

beforeEach(() => {
  const { style } = document.body;
  style.zoom = '0.6';
  onTestFinished(() => void style.removeProperty('zoom'));
});

const boxOf = (element: Element | null): DOMRect => {
  if (element === null) throw new TypeError('There is no such element.');
  return element.getBoundingClientRect();
};

const middleOf = (element: Element | null) => {
  const { left, top, width, height } = boxOf(element);
  return { clientX: left + width / 2, clientY: top + height / 2 };
};

test.each(['ltr', 'rtl'] as const)('a menu stays inside of its widget: %s', async (direction) => {
  const { container } = render(
    <div dir={direction}>
      <Surface style={{ blockSize: 160, inlineSize: 320, display: 'flex' }}>
        <div style={{ marginInlineStart: 'auto' }}>
          <Menu label="More" icon={icons.more}>
            {['Copy it with everything in it', 'Move', 'Rename', 'Share', 'Delete'].map((name) => (
              <MenuItem key={name} onChoose={() => undefined}>
                {name}
              </MenuItem>
            ))}
          </Menu>
        </div>
      </Surface>
    </div>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await waitFor(() => {
    const menu = boxOf(screen.getByRole('menu'));
    const widget = boxOf(container.querySelector('[data-brainstem]'));
    const margin = 8 * 0.6 - 0.5;
    expect(menu.left).toBeGreaterThanOrEqual(widget.left + margin);
    expect(menu.right).toBeLessThanOrEqual(widget.right - margin);
    expect(Math.abs(menu.bottom + margin - widget.bottom)).toBeLessThan(1);
  });
});

test('the card of a citation and the button of a selection stand beside them', async () => {
  renderChat({ platform: { seed: 'empty' } });
  const field = await screen.findByRole('textbox', { name: 'Message' });
  await userEvent.fill(field, 'cite sources');
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('button', { name: 'Ask again' });
  const citation = screen.getByRole('link', { name: /^Source 2/ });
  await userEvent.hover(citation);
  const source = () => document.querySelector('[data-citation-card]');
  await waitFor(() =>
    expect(Math.abs(boxOf(source()).top - boxOf(citation).bottom)).toBeLessThan(2),
  );
  await userEvent.hover(field);
  const [paragraph = document.body] = document.querySelectorAll('[data-part="body"] p');
  document.getSelection()?.setBaseAndExtent(paragraph, 0, paragraph, paragraph.childNodes.length);
  const button = await screen.findByRole('button', { name: 'Ask about this' });
  await waitFor(() =>
    expect(Math.abs(boxOf(button).top - boxOf(paragraph).bottom)).toBeLessThan(12),
  );
});

test('a column is widened by what the pointer draws its edge', async () => {
  renderFindings();
  await screen.findByRole('grid', { name: 'Findings' });
  const edge = screen.getByRole('separator', { name: /Theme/ });
  const width = () => Number(edge.getAttribute('aria-valuenow'));
  const before = width();
  edge.setPointerCapture = () => undefined;
  fireEvent.pointerDown(edge, { clientX: 300 });
  fireEvent.pointerMove(edge, { clientX: 330 });
  fireEvent.pointerUp(edge);
  expect(width() - before).toBe(50);
});

test('the map lights the card below the pointer', async () => {
  const { drawn } = drawGraph();
  await drawn();
  await waitFor(() => expect(card('Shipper')).toBeDefined());
  const hint = () => document.querySelector('[data-part="label-hint"]')?.textContent;
  for (const name of ['Shipper', 'Customer', 'Category']) {
    const target = card(name) ?? document.body;
    fireEvent.mouseMove(target, middleOf(target));
    await waitFor(() => expect(hint()).toMatch(new RegExp(`^${name}`)));
  }
});

test('the minimap leads where it is pressed', async () => {
  const { drawn } = drawGraph();
  await drawn();
  const zoomIn = screen.getByRole('button', { name: 'Zoom in' });
  for (let presses = 0; presses < 4; presses += 1) await userEvent.click(zoomIn);
  const map = await waitFor(() => {
    const found = document.querySelector('[data-part="minimap"]');
    expect(found).not.toBeNull();
    return found ?? document.body;
  });
  const at = middleOf(map);
  fireEvent.pointerDown(map, { ...at, buttons: 1 });
  await waitFor(() => {
    const view = middleOf(map.querySelector('rect'));
    expect(Math.abs(view.clientX - at.clientX) + Math.abs(view.clientY - at.clientY)).toBeLessThan(
      2,
    );
  });
});

test('the map knows where its controls stand in its own pixels', async () => {
  const { drawn } = drawGraph();
  await drawn();
  const [control = document.body] = document.querySelectorAll<HTMLElement>('[data-over]');
  const [frame] = controlsOver(control);
  expect(frame?.width).toBeCloseTo(control.offsetWidth, 0);
  expect(frame?.height).toBeCloseTo(control.offsetHeight, 0);
});
