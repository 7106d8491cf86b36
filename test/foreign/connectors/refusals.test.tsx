import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as contract from '../../../src/contract/index.ts';
import { CredentialForm } from '../../../src/widgets/connectors/credentials/CredentialForm.tsx';
import {
  fill,
  press,
  renderForm,
} from '../../../src/widgets/connectors/forms/testing/renderForm.tsx';

/** Sends a CRM’s form to a platform that refuses it in these words. */
async function sendRefused(status: number, message: string): Promise<void> {
  const { user } = renderForm(<CredentialForm connectorId="crm-b" />, {
    client: {
      onRequest: ({ url }) =>
        new URL(url).pathname.endsWith(contract.createConnectSession.path)
          ? Response.json({ status, message }, { status })
          : undefined,
    },
  });
  await fill(user, /^Connection name/, 'Sales');
  await fill(user, /^Client ID/, 'id');
  await fill(user, /^Client secret/, 'Canary/secret');
  await fill(user, /^Tenant ID/, 'tenant');
  await press(user, 'Connect');
}

test.each([400, 409, 422])(
  'a form that is refused with %i shows the platform’s words and marks the field that they name',
  async (status) => {
    await sendRefused(status, 'The tenant_id of "Canary/secret" must be a GUID.');
    await screen.findByText('Reason: “The tenant_id of "…" must be a GUID.”');
    expect(screen.getByLabelText(/^Tenant ID/)).toHaveAttribute('aria-invalid', 'true');
    expect(screen.getByLabelText(/^Client ID/)).not.toHaveAttribute('aria-invalid', 'true');
  },
);

test('a form that lacks a field says so at the field alone', async () => {
  await sendRefused(400, 'connectionConfig.tenant_id is required');
  await screen.findByRole('button', { name: 'Tenant ID is required.' });
  expect(screen.queryByRole('alert')).toBeNull();
});
