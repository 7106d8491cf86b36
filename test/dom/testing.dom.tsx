// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMockPlatform } from 'brainstem/mock-platform';
import { Chat, OntologyPicker, german } from 'brainstem/react';
import { renderWithPlatform } from 'brainstem/testing';
import { createContext, use } from 'react';
import { afterEach, expect, test } from 'vitest';

afterEach(cleanup);

test('renderWithPlatform renders a chat that answers a question', async () => {
  renderWithPlatform(<Chat />);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Message' }), 'Hello{Enter}');
  const answer = await screen.findByRole('article', { name: 'Assistant' });
  await waitFor(() => expect(answer.textContent.length).toBeGreaterThan(20));
});

test('renderWithPlatform returns the platform, whose faults the widget meets', async () => {
  const platform = createMockPlatform({ pace: 0 });
  platform.faults.add({ route: 'listOntologies', status: 403 });
  const onLoadError = () => failures.push('failed');
  const failures: string[] = [];
  const rendered = renderWithPlatform(<OntologyPicker onLoadError={onLoadError} />, { platform });
  expect(rendered.platform).toBe(platform);
  await waitFor(() => expect(failures).toEqual(['failed']));
});

test('renderWithPlatform passes the provider its props and renders inside a wrapper', async () => {
  const Host = createContext('none');
  const Named = () => <p>{use(Host)}</p>;
  const { rerender } = renderWithPlatform(<Chat />, {
    platform: { seed: 'empty' },
    locale: german,
    wrapper: ({ children }) => <Host value="partner">{children}</Host>,
  });
  await screen.findByRole('textbox', { name: 'Nachricht' });
  rerender(<Named />);
  await screen.findByText('partner');
});
