/** The readers of connection strings, fetched with the first one: most forms are filled in without. */
export { readDocstorePaste } from '../../docstore/readDocstorePaste.ts';
export { readSqlPaste } from '../../sql/readSqlPaste.ts';
