import 'brainstem/styles.css';
import { cleanup } from '@testing-library/react';
import { renderWithPlatform } from 'brainstem/testing';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Assistant } from './Assistant.jsx';

afterEach(cleanup);

test('the chat fills its box and answers, in a real browser', async () => {
  renderWithPlatform(<Assistant />);
  const field = page.getByRole('textbox', { name: 'Message' });
  await field.fill('Which orders are late?');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('article', { name: 'Assistant' })).toBeVisible();
  expect(document.querySelector('[data-part="chat"]').clientHeight).toBe(480);
});
