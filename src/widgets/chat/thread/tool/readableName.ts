const acronyms = /\b(?:api|crm|csv|erp|html|http|json|pdf|sql|url|xml)\b/g;

/** Converts `search_graph` or `searchGraph` to "Search graph", and `run_sql` to "Run SQL". */
export function readableName(name: string): string {
  const words = name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[_\-.]+/g, ' ')
    .trim()
    .toLowerCase()
    .replaceAll(acronyms, (acronym) => acronym.toUpperCase());
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
