const acronyms = /\b(?:api|crm|csv|erp|html|http|json|pdf|sql|url|xml)\b/g;

/** `search_graph` and `searchGraph` as a person writes them: "Search graph"; `run_sql`: "Run SQL". */
export function readableName(name: string): string {
  const words = name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[_\-.]+/g, ' ')
    .trim()
    .toLowerCase()
    .replaceAll(acronyms, (acronym) => acronym.toUpperCase());
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
