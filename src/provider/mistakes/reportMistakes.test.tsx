import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { reportMistakes } from './reportMistakes.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

function listenToConsole(): string[] {
  const written: string[] = [];
  vi.spyOn(console, 'error').mockImplementation((text: unknown) => void written.push(String(text)));
  return written;
}

const declared = (name: string) =>
  ({
    name,
    properties: { sessionId: 'string' },
    events: { onMessageSend: ['text'] },
  }) as const;

test('a prop that is likely misspelt is named once, with the one that was meant', () => {
  const written = listenToConsole();
  const props = { sessionId: 'a', sesionId: 'b', onMesageSend: () => undefined, actionsRef: null };
  reportMistakes(declared('props'), { ...props, onReady: () => undefined, other: 1 }, null);
  reportMistakes(declared('props'), props, null);
  expect(written).toEqual([
    'Brainstem: <Props> has no prop sesionId. Did you mean sessionId?',
    'Brainstem: <Props> has no prop onMesageSend. Did you mean onMessageSend?',
  ]);
});

test('a widget with classes that no sheet has names its sheets', async () => {
  const written = listenToConsole();
  render(
    <>
      <style>{'@media all { .brainstem-Box__box-1:not(._) { color: red } }'}</style>
      <section aria-label="Styled" className="brainstem-Box__box-1 own" />
      <section aria-label="Bare">
        <p className="brainstem-Box__box-1 brainstem-Other__row-2" />
      </section>
    </>,
  );
  reportMistakes(declared('styled'), {}, screen.getByRole('region', { name: 'Styled' }));
  reportMistakes(declared('bare'), {}, screen.getByRole('region', { name: 'Bare' }));
  await waitFor(() => expect(written).toHaveLength(1));
  expect(written[0]).toContain(
    '<Bare> lacks style rules. Import brainstem/styles/base.css and the sheet that the widget',
  );
});
