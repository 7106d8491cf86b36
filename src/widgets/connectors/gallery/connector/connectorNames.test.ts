import { expect, expectTypeOf, test } from 'vitest';
import type { ConnectorsProps } from '../declaration.ts';
import type { SqlConnectionFormProps } from '../../sql/declaration.ts';

test('a misspelt field of a form and a misspelt connector don’t compile', () => {
  const options: ConnectorsProps = {
    connectors: ['sql-b', 'crm-a'],
    options: {
      'sql-b': { lockedFields: ['metadata.host'], initialValues: { username: 'reader' } },
      'crm-b': { hiddenFields: ['connectionConfig.tenant_id'] },
      'erp-a': { lockedFields: ['credentials.what_your_erp_needs'] },
    },
  };
  expect(options.connectors).toContain('sql-b');

  type Field = NonNullable<SqlConnectionFormProps['lockedFields']>[number];
  expectTypeOf<'metadata.host' | 'metadata.schema' | 'username'>().toExtend<Field>();
  expectTypeOf<'metadata.hostt'>().not.toExtend<Field>();
  expectTypeOf<'metadata'>().not.toExtend<Field>();
  expectTypeOf<'sql-bb'>().not.toExtend<NonNullable<ConnectorsProps['connectors']>[number]>();
  // @ts-expect-error -- a misspelt field
  expectTypeOf<{ 'metadata.hostt': 'x' }>().toExtend<SqlConnectionFormProps['initialValues']>();
});
