import { screen } from '@testing-library/react';
import { renderSVG } from 'uqr';
import { expect, test } from 'vitest';
import { renderWidget } from '../../../../../test/renderWidget.tsx';
import { readCode } from '../../core/pairing/testing/readCode.ts';
import { QrCode } from './QrCode.tsx';

function renderCode(qrBase64: string): void {
  renderWidget(<QrCode qrBase64={qrBase64} label="Code" unreadable="Unreadable" />);
}

test.each([
  ['an SVG', btoa(renderSVG('pair-me', { border: 4 }))],
  ['an SVG with its type', `data:image/svg+xml;base64,${btoa(renderSVG('pair-me'))}`],
  ['the text to encode', 'pair-me'],
])('a code that came as %s can be scanned', async (_, qrBase64) => {
  renderCode(qrBase64);
  const code = await screen.findByRole('img', { name: 'Code' });
  if (!(code instanceof HTMLCanvasElement)) throw new Error('expected a drawing');
  expect(await readCode(code)).toBe('pair-me');
});

test('an image that is none is said to be unreadable', async () => {
  renderCode(btoa('\x89PNG\r\n\x1a\n\0\0\0'));
  expect(await screen.findByText('Unreadable')).toBeVisible();
});
