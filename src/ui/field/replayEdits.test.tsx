import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test } from 'vitest';
import { createPlatformClient } from '../../../test/platformClient.ts';
import { createMockPlatform } from '../../mock-platform/index.ts';
import { BrainstemProvider, withSession } from '../../provider/index.ts';
import { Surface } from '../index.ts';

function FormView() {
  const [name, setName] = useState('Orders');
  const [note, setNote] = useState('');
  const [port, setPort] = useState('5432');
  const [isSafe, setSafe] = useState(true);
  const [mode, setMode] = useState('read');
  const [renders, setRenders] = useState(0);
  return (
    <Surface>
      <input aria-label="Name" value={name} onChange={({ target }) => setName(target.value)} />
      <textarea aria-label="Note" value={note} onChange={({ target }) => setNote(target.value)} />
      <input
        aria-label="Port"
        type="number"
        value={port}
        onChange={({ target }) => setPort(target.value)}
      />
      <input
        aria-label="Safe"
        type="checkbox"
        checked={isSafe}
        onChange={({ target }) => setSafe(target.checked)}
      />
      <select aria-label="Mode" value={mode} onChange={({ target }) => setMode(target.value)}>
        <option value="read">Read</option>
        <option value="write">Write</option>
      </select>
      <button onClick={() => setRenders(renders + 1)}>Render</button>
      <p role="status">{JSON.stringify({ name, note, port, isSafe, mode })}</p>
    </Surface>
  );
}

const Form = withSession(FormView);

test('what a user typed and chose in the server’s markup is kept when React takes it over', async () => {
  const client = createPlatformClient(createMockPlatform({ pace: 0 }));
  const page = (
    <BrainstemProvider client={client}>
      <Form />
    </BrainstemProvider>
  );
  const container = document.createElement('div');
  container.append(document.createRange().createContextualFragment(renderToString(page)));
  document.body.append(container);
  onTestFinished(() => container.remove());
  // As a browser does it: no listener of React hears of it.
  screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value = 'Orders of May';
  screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Port' }).value = '5433';
  screen.getByRole('checkbox', { name: 'Safe' }).click();
  screen.getByRole<HTMLSelectElement>('combobox', { name: 'Mode' }).value = 'write';
  const note = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' });
  note.value = 'Only the north';
  note.setSelectionRange(5, 5);

  const root = await act(() => hydrateRoot(container, page));
  onTestFinished(() => act(() => root.unmount()));
  act(() => screen.getByRole('button', { name: 'Render' }).click());
  expect(JSON.parse(screen.getByRole('status').textContent)).toEqual({
    name: 'Orders of May',
    note: 'Only the north',
    port: '5433',
    isSafe: false,
    mode: 'write',
  });
  expect(note).toHaveValue('Only the north');
  expect(note.selectionStart).toBe(5);
  expect(screen.getByRole('checkbox', { name: 'Safe' })).not.toBeChecked();
});
