import { expect, test } from 'vitest';
import { createShipmentsCsv } from '../../playground/samples/createShipmentsCsv.ts';

test('the sample of shipments is the generated one, with 120 rows', async () => {
  const csv = createShipmentsCsv();
  expect(csv.trimEnd().split('\n')).toHaveLength(121);
  await expect(csv).toMatchFileSnapshot('../../playground/samples/shipments.csv');
});
