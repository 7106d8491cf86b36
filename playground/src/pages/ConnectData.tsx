import {
  CredentialForm,
  CrmCredentialsForm,
  DocstoreForm,
  RestConnector,
  WarehouseForm,
} from 'brainstem/react';
import { useState } from 'react';
import { OrderDatabase } from '../connections/OrderDatabase.tsx';
import { PageTitle } from '../parts/PageTitle.tsx';

export interface ConnectDataProps {
  organizationId: string | undefined;
}

const sources = [
  { key: 'sql', name: 'Order database', text: 'Orders and deliveries, from your own SQL server' },
  {
    key: 'docstore',
    name: 'Product store',
    text: 'Products and recipes, from a document database',
  },
  { key: 'rest', name: 'Weighbridge', text: 'Any system of yours that can send data' },
  { key: 'warehouse', name: 'Sales warehouse', text: 'Figures from your data warehouse' },
  { key: 'crm', name: 'Customers', text: 'Accounts and contacts from your CRM' },
  { key: 'erp', name: 'Ledger', text: 'Invoices and payments from your ERP' },
] as const;

type Source = (typeof sources)[number];

/** The page on which customers connect their own data. */
export function ConnectData({ organizationId }: ConnectDataProps) {
  const [source, setSource] = useState<Source>(sources[0]);
  return (
    <div className="page">
      <PageTitle
        title="Connect data"
        text="The assistant answers from what you connect here. We store no password on our side."
      />
      <div className="connect">
        <ul className="connect-sources" aria-label="Sources">
          {sources.map((one) => (
            <li key={one.key}>
              <button
                type="button"
                className="card connect-source"
                aria-pressed={one.key === source.key}
                onClick={() => setSource(one)}
              >
                <strong>{one.name}</strong>
                <span>{one.text}</span>
              </button>
            </li>
          ))}
        </ul>
        <div className="card connect-form">
          <SourceForm key={source.key} source={source} organizationId={organizationId} />
        </div>
      </div>
    </div>
  );
}

function SourceForm({ source, organizationId }: ConnectDataProps & { source: Source }) {
  const { name } = source;
  switch (source.key) {
    case 'sql':
      return <OrderDatabase name={name} organizationId={organizationId} />;
    case 'docstore':
      return <DocstoreForm name={name} />;
    case 'rest':
      return (
        <RestConnector name={name} {...(organizationId === undefined ? {} : { organizationId })} />
      );
    case 'warehouse':
      return <WarehouseForm name={name} />;
    case 'crm':
      return <CrmCredentialsForm name={name} />;
    case 'erp':
      return <CredentialForm connectorId="erp-a" name={name} />;
  }
}
