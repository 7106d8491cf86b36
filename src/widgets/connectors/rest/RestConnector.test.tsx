import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createMockPlatform } from '../../../mock-platform/index.ts';
import { fill, press, renderForm } from '../forms/testing/renderForm.tsx';
import { curlLine } from './curlLine.ts';
import { RestConnector } from './RestConnector.tsx';

const connect = '/connect/integrations/connect-session';
const organizationId = createMockPlatform().credentials.organisationId;

describe('<RestConnector>', () => {
  it('connects with a token', async () => {
    const { user, bodies } = renderForm(<RestConnector />);
    await fill(user, /^Connection name/, 'Scales');
    await fill(user, /^Token/, 't0ken');
    await press(user, 'Connect');
    await screen.findByRole('heading', { name: 'Private API saved' });
    expect(bodies(connect)).toEqual([
      {
        providerConfigKey: 'private-api-bearer',
        credentials: { authType: 'BEARER_TOKEN', bearerToken: 't0ken' },
        metadata: { connectionName: 'Scales' },
      },
    ]);
  });

  it('connects with a name and a password, and forgets the token typed before', async () => {
    const { user, bodies } = renderForm(<RestConnector />);
    await fill(user, /^Connection name/, 'Scales');
    await fill(user, /^Token/, 't0ken');
    await user.click(screen.getByRole('radio', { name: 'Basic authentication' }));
    await fill(user, /^Username/, 'ann');
    await fill(user, /^Password/, 'pw');
    await user.click(screen.getByRole('radio', { name: 'Bearer token' }));
    expect(screen.getByLabelText(/^Token/, { selector: 'input' })).toHaveValue('');
    await user.click(screen.getByRole('radio', { name: 'Basic authentication' }));
    expect(screen.getByLabelText(/^Username/)).toHaveValue('ann');
    await fill(user, /^Password/, 'pw');
    await press(user, 'Connect');
    await screen.findByRole('heading', { name: 'Private API saved' });
    expect(bodies(connect)).toEqual([
      {
        providerConfigKey: 'private-api-basic',
        username: 'ann',
        password: 'pw',
        credentials: { authType: 'BASIC' },
        metadata: { connectionName: 'Scales' },
      },
    ]);
  });

  it('connects with nothing', async () => {
    const { user, bodies } = renderForm(<RestConnector authType="NONE" />);
    await fill(user, /^Connection name/, 'Scales');
    await press(user, 'Connect');
    await screen.findByRole('heading', { name: 'Private API saved' });
    expect(bodies(connect)).toMatchObject([
      { providerConfigKey: 'private-api-basic', username: '', password: '' },
    ]);
  });

  it('shows the key of the webhook once, with a line to try it, then no more', async () => {
    const { user, queryClient, platform, view } = renderForm(
      <RestConnector organizationId={organizationId} />,
    );
    await fill(user, /^Connection name/, 'Scales');
    await fill(user, /^Token/, 't0ken');
    await press(user, 'Connect');
    await press(user, 'Create webhook');
    const key = (await screen.findByRole('group', { name: 'Key' })).textContent;
    const address = screen.getByRole('group', { name: 'URL' }).textContent;
    expect(key).toMatch(/^whk_/);
    expect(screen.getByRole('group', { name: 'Try it in a terminal' })).toHaveTextContent(key);
    const pushed = await platform.fetch(address, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: '{}',
    });
    expect(pushed.status).toBe(200);
    await press(user, 'I’ve saved the key');
    await screen.findByText(/shown only when it’s created/);
    expect(view.container.textContent).not.toContain(key);
    expect(
      JSON.stringify(
        queryClient
          .getQueryCache()
          .getAll()
          .map(({ state }) => state),
      ),
    ).not.toContain(key);
    expect(screen.getByRole('group', { name: 'URL' })).toHaveTextContent(address);
  });

  it('asks before a key is made again', async () => {
    const { user } = renderForm(<RestConnector organizationId={organizationId} />);
    await fill(user, /^Connection name/, 'Scales');
    await fill(user, /^Token/, 't0ken');
    await press(user, 'Connect');
    await press(user, 'Create webhook');
    const first = (await screen.findByRole('group', { name: 'Key' })).textContent;
    await press(user, 'I’ve saved the key');
    await press(user, 'Rotate key');
    const dialog = await screen.findByRole('dialog', { name: /^Rotate this webhook/ });
    await press(user, 'Cancel');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await press(user, 'Rotate key');
    await user.click(
      (await screen.findAllByRole('button', { name: 'Rotate key' })).at(-1) ?? dialog,
    );
    expect((await screen.findByRole('group', { name: 'Key' })).textContent).not.toBe(first);
  });

  it('says that a webhook needs the organisation', async () => {
    const { user } = renderForm(<RestConnector />);
    await fill(user, /^Connection name/, 'Scales');
    await fill(user, /^Token/, 't0ken');
    await press(user, 'Connect');
    await screen.findByText(/Webhooks aren’t set up in this app/);
    expect(screen.getByRole('button', { name: 'Create webhook' })).toBeDisabled();
  });
});

describe('the line for a terminal', () => {
  it('holds each part as one word, whatever is in it', () => {
    const line = curlLine({ webhookEndpoint: "https://x.example/it's", apiKey: 'k$(id)' });
    expect(line).toContain(String.raw`'https://x.example/it'\''s'`);
    expect(line).toContain("'Authorization: Bearer k$(id)'");
  });
});
