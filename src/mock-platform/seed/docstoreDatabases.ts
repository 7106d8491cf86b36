const databases: readonly (readonly [
  name: string,
  documents: number,
  collections: readonly string[],
])[] = [
  ['orders', 48_210, ['orders', 'order_events', 'refunds']],
  ['catalogue', 5120, ['products', 'suppliers', 'allergens', 'pictures']],
  ['telemetry', 912_004, ['temperatures', 'doors']],
  ['staging', 0, []],
];

/** The databases behind every connection string of the mock. */
export const docstoreDatabases = databases.map(([name, , collections]) => ({
  name,
  collections: [...collections],
}));

/** Returns the number of documents in a database. */
export function docstoreDocuments(wanted: string): number {
  return databases.find(([name]) => name === wanted)?.[1] ?? 0;
}
