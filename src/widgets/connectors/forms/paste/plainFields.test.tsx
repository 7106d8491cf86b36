import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DocstoreForm } from '../../docstore/DocstoreForm.tsx';
import { SqlConnectionForm } from '../../sql/SqlConnectionForm.tsx';
import { fill, paste, press, renderForm } from '../testing/renderForm.tsx';

const connect = '/connect/integrations/connect-session';
const locked = {
  initialValues: { 'metadata.host': 'db.example' },
  lockedFields: ['metadata.host'],
} as const;

const field = (name: RegExp): HTMLElement => screen.getByLabelText(name, { selector: 'input' });

describe('a field that can be read back', () => {
  it('reads an address that is pasted into the host, and keeps nothing of it but the host', async () => {
    const { user } = renderForm(<SqlConnectionForm engine="sql-b" />);
    await fill(user, /^Host/, 'postgres://ann:secret@db.example:5433/shop');
    await waitFor(() => expect(field(/^Host/)).toHaveValue('db.example'));
    expect(field(/^Port/)).toHaveValue('5433');
    expect(field(/^Username/)).toHaveValue('ann');
    await waitFor(() => expect(field(/^Password/)).toHaveValue('secret'));
  });

  it('sends no host that was typed with more than a host', async () => {
    const { user, bodies } = renderForm(<SqlConnectionForm engine="sql-b" />);
    await fill(user, /^Connection name/, 'Shop');
    await user.type(field(/^Host/), 'postgres://ann:secret@db.example/shop');
    await press(user, 'Test connection');
    const error = 'Enter a hostname or IP address alone, without a port, a username or a password.';
    expect(await screen.findAllByText(error)).not.toEqual([]);
    await press(user, 'Connect');
    expect(bodies(connect)).toEqual([]);
    expect(bodies('/database/test-connection')).toEqual([]);
  });

  it('gets nothing of two strings that are pasted together', async () => {
    const { user } = renderForm(<SqlConnectionForm engine="sql-b" />);
    await paste(user, 'postgres://a:one@dev.example/x postgres://b:two@prod.example/y');
    await screen.findByText(/^More than one string was pasted/);
    for (const name of [/^Host/, /^Username/, /^Password/]) expect(field(name)).toHaveValue('');
  });

  it('that the page has locked keeps out a string of another database, with its password', async () => {
    const { user } = renderForm(<SqlConnectionForm engine="sql-b" {...locked} />);
    await paste(user, 'postgres://ann:secret@other.example/shop');
    await screen.findByText('“Host” is fixed here, and this string has another value for it.');
    expect(field(/^Password/)).toHaveValue('');
    await paste(user, 'postgres://ann:secret@db.example/shop');
    await waitFor(() => expect(field(/^Password/)).toHaveValue('secret'));
  });

  it('that the page has locked looks like one that can only be read', () => {
    renderForm(<SqlConnectionForm engine="sql-b" {...locked} />);
    const background = (name: RegExp): string => getComputedStyle(field(name)).backgroundColor;
    expect(background(/^Host/)).not.toBe(background(/^Port/));
  });
});

it('an Enter of an input method leaves the pasted string’s field as it is', async () => {
  renderForm(<SqlConnectionForm engine="sql-b" />);
  const box = await screen.findByPlaceholderText(/^scheme:/);
  fireEvent.change(box, { target: { value: 'postgres://db.example/にほん' } });
  fireEvent.keyDown(box, { key: 'Enter', keyCode: 229 });
  expect(box).toHaveValue('postgres://db.example/にほん');
  fireEvent.keyDown(box, { key: 'Enter' });
  expect(box).toHaveValue('');
});

it('leaving an address with a password moves no button from under the pointer', async () => {
  const { user } = renderForm(<DocstoreForm />);
  await user.click(screen.getByText('Enter details by hand'));
  await user.type(field(/^Connection string/), 'docs://ann:secret@db.example/shop');
  const button = screen.getByRole('button', { name: 'Load databases' });
  const address = field(/^Connection string/);
  const distance = (): number =>
    button.getBoundingClientRect().top - address.getBoundingClientRect().top;
  const before = distance();
  await user.tab();
  await screen.findAllByText('The username and password were moved to their fields.');
  expect(distance()).toBe(before);
});
