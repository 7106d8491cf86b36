import { Connectors, createTabOpener, type ConnectorOptions } from 'brainstem/react';

// Outside the component, so that the forms aren't set up again at each render.
const options: ConnectorOptions = {
  'sql-b': {
    initialValues: {
      'metadata.connectionName': 'Orders',
      'metadata.host': 'replica.acme.example',
      'metadata.port': '5432',
      username: 'brainstem_reader',
    },
    lockedFields: ['metadata.host', 'metadata.port'],
    hiddenFields: ['metadata.schema'],
    help: {
      href: 'https://help.acme.example/read-only-user',
      label: 'How to create a read-only user',
    },
  },
  documents: { accept: '.pdf,.docx', maxFileSize: 20_000_000, maxFiles: 50 },
};

// Your page that asks for consent.
const openConnect = createTabOpener({ address: (sessionToken) => `/consent#${sessionToken}` });

/** The gallery with forms that know what the page knows of its customer. */
export function PresetForms() {
  return <Connectors openConnect={openConnect} options={options} />;
}
