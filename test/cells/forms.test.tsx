import { testCells } from './testCells.ts';

testCells('sqlConnectionForm', 'docstoreForm', 'restConnector', 'credentialForm');
