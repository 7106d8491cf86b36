import { act, waitFor } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { defineElements } from './index.ts';
import { openKit } from './testing/openKit.ts';
import { printedErrors } from '../../test/printedErrors.ts';

beforeAll(defineElements);

test('an element shows findings by functions of a node, which clear up, and takes keys as an attribute', async () => {
  const element = openKit().create('findingsReview');
  const shown = new Set<HTMLElement>();
  element.renderFinding = (node, { title }) => {
    shown.add(node);
    node.textContent = title.toUpperCase();
    return () => shown.delete(node);
  };
  element.renderDetails = (node, { finding_id: id }) => {
    node.textContent = `Known to us as ${id}`;
  };
  element.setAttribute('keys', '{"approve":"y"}');
  element.style.inlineSize = '1200px';
  element.style.blockSize = '600px';
  act(() => document.body.append(element));
  const inside = () => element.shadowRoot;
  await waitFor(() => expect(shown.size).toBeGreaterThan(0));
  const [first] = shown;
  expect(first?.textContent).toBe(first?.textContent.toUpperCase());
  expect(inside()?.querySelector('[data-part="details"]')?.textContent).toContain('Known to us as');
  expect(inside()?.querySelector('[aria-keyshortcuts="y"]')?.textContent).toContain('Approve');

  // The same content through another function.
  act(() => {
    element.renderFinding = (node, { title }) => {
      node.textContent = `» ${title}`;
    };
  });
  expect(shown.size).toBe(0);
  expect(inside()?.querySelector('[data-column="title"]')?.textContent).toMatch(/^» /);
});

test('an element shows connectors by a function of a node', async () => {
  const element = openKit().create('connectors', { connectors: ['team-chat'] });
  const cleared: string[] = [];
  element.renderConnector = (node, { connectorId }) => {
    node.textContent = `Known to us as ${connectorId}`;
    return () => cleared.push(connectorId);
  };
  element.style.blockSize = '600px';
  act(() => document.body.append(element));
  const text = () =>
    element.shadowRoot?.querySelector('[data-part="connector"]')?.textContent ?? '';
  await waitFor(() => expect(text()).toContain('Known to us as team-chat'));
  act(() => {
    element.renderConnector = undefined;
  });
  expect(text()).not.toContain('Known to us');
  expect(cleared).toContain('team-chat');
});

test('what an element’s function throws leaves our own content', async () => {
  printedErrors();
  const element = openKit().create('findingsReview');
  const errors: unknown[] = [];
  element.addEventListener('brainstem-error', ({ detail }) => errors.push(detail));
  element.renderFinding = () => {
    throw new Error('A mistake of the page.');
  };
  element.style.blockSize = '600px';
  act(() => document.body.append(element));
  await waitFor(() =>
    expect(element.shadowRoot?.querySelector('[data-column="title"]')?.textContent).toMatch(/^\w/),
  );
  expect(errors.length).toBeGreaterThan(0);
});
