import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { emulateMedia } from '../../../test/emulateMedia.ts';
import { Button } from '../button/Button.tsx';
import { Progress } from '../progress/Progress.tsx';
import { Tabs } from '../tabs/Tabs.tsx';
import { Surface } from './Surface.tsx';

beforeEach(() => emulateMedia('forced-colors', 'active'));

const styleOf = (element: Element | null): CSSStyleDeclaration => {
  if (element === null) throw new Error('There is no such element.');
  return getComputedStyle(element);
};

test('in forced colours a pressed button and a chosen tab differ from the others', () => {
  const { container } = render(
    <Surface>
      <Button aria-pressed>Names</Button>
      <Button aria-pressed={false}>Counts</Button>
      <Tabs
        label="Findings"
        tabs={[
          { key: 'open', label: 'Open' },
          { key: 'done', label: 'Done' },
        ]}
        value="open"
        onChange={() => undefined}
      >
        None
      </Tabs>
    </Surface>,
  );
  const lineOf = (name: string): string =>
    styleOf(screen.getByRole('tab', { name })).borderBlockEndColor;
  expect(styleOf(screen.getByRole('button', { name: 'Names' })).outlineStyle).toBe('solid');
  expect(styleOf(screen.getByRole('button', { name: 'Counts' })).outlineStyle).toBe('none');
  expect(lineOf('Open')).not.toBe(lineOf('Done'));
  expect(lineOf('Done')).toBe(styleOf(container.firstElementChild).backgroundColor);
});

test('in forced colours a bar of progress differs from its track', () => {
  render(
    <Surface>
      <Progress value={0.5} label="Upload" />
    </Surface>,
  );
  const track = screen.getByRole('progressbar', { name: 'Upload' });
  expect(styleOf(track).outlineStyle).toBe('solid');
  expect(styleOf(track.firstElementChild).backgroundColor).not.toBe(styleOf(track).backgroundColor);
});
