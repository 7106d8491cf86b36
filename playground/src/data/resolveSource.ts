import type { Evidence, EvidenceReference, ResolveSource } from 'brainstem';

const supplier = node('supplier:saltmarsh-fisheries', 'Saltmarsh Fisheries');
const contract = node('contract:c-1987', 'Contract C-1987');
const contractSource: EvidenceReference = {
  kind: 'source',
  id: 'contract',
  title: 'Contract C-1987, Saltmarsh Fisheries',
};

/** The partner's own documents and tables, by the platform's id or title. */
const passages: Readonly<Record<string, Evidence>> = {
  contract: {
    title: 'Contract C-1987, Saltmarsh Fisheries',
    excerpt:
      '§ 7.2 The supplier delivers within two days of the agreed date. Where a port is closed by order of the harbour master, the days of the closure do not count.',
    page: 4,
    related: [contract, supplier],
  },
  'port-log': {
    excerpt:
      'Week 31. Mv Grebe, expected 28 July, berthed 1 August. Mv Avocet, expected 30 July, berthed 2 August. Port closed 31 July from 04:00 to 22:00, storm.',
    page: 31,
    related: [supplier, contractSource],
  },
  'Order database': {
    excerpt: 'deliveries: 412 rows, 38 with arrived_at after agreed_at',
    related: [supplier],
  },
  'Contracts folder': {
    excerpt:
      '§ 12 Either party may end this contract at the end of a year, with sixty days’ notice.',
    page: 7,
    related: [contract, contractSource],
  },
  'Delivery sheet': { excerpt: 'D-311 · agreed 28 July · arrived 1 August · 4 days late' },
  'supplier:saltmarsh-fisheries': {
    title: 'Saltmarsh Fisheries',
    excerpt: 'Supplier of smoked and fresh fish since 2019. Delivers through Port Averin.',
    related: [contractSource],
  },
  Contract: {
    excerpt: 'Agreements with suppliers, read from the contracts folder and from mail.',
    related: [contract, contractSource],
  },
  'contract:c-1987': { title: 'Contract C-1987', related: [contractSource, supplier] },
};

/** Finds the partner's own evidence for a reference of the platform. */
export const resolveSource: ResolveSource = ({ id = '', title = '' }) =>
  passages[id] ?? passages[title];

function node(id: string, title: string): EvidenceReference {
  return { kind: 'node', id, title };
}
