import { expect, test } from 'vitest';
import { startScreenReader } from '../../../../test/screenReader.ts';
import { renderForm } from '../forms/testing/renderForm.tsx';
import { SqlConnectionForm } from './SqlConnectionForm.tsx';

test('a SQL database is connected with the keyboard, and a screen reader speaks every step', async () => {
  const { bodies } = renderForm(<SqlConnectionForm engine="sql-b" />);
  const reader = await startScreenReader();
  await reader.tabTo(/^textbox, Paste a connection string, /);
  await reader.type('postgresql://ann:pw@db.example:5433/shop');
  await reader.press('Enter', 'polite: SQL B · db.example:5433 · shop · as ann');
  await reader.tabTo(/^textbox, Connection name, So your team/);
  await reader.press('Enter', 'group, 1 field needs your attention');
  await reader.tabTo(
    /^textbox, Connection name, .*Connection name is required\., invalid, required$/,
  );
  await reader.type('Orders');
  await reader.tabTo('button, Edit');
  await reader.press(
    'Enter',
    'textbox, Host, db.example, Hostname or IP address, without the port., required',
  );
  await reader.tabTo('button, Test connection');
  await reader.press('Enter', 'polite: Connection successful');
  await reader.tabTo(/^button, Connect/);
  await reader.press('Enter', 'heading, SQL B saved, level 2');
  await reader.press('Tab', /^button, Sync now/);
  expect(bodies('/connect/integrations/connect-session')).toMatchObject([
    { username: 'ann', password: 'pw', metadata: { connectionName: 'Orders', port: 5433 } },
  ]);
});
