import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Notice } from './Notice.tsx';

test('a notice without actions shows its details on request', async () => {
  render(<Notice title="Not saved" detail="Status 500" detailLabel="Details" />);
  expect(screen.getByText('Status 500')).not.toBeVisible();
  await userEvent.click(screen.getByText('Details'));
  expect(screen.getByText('Status 500')).toBeVisible();
});
