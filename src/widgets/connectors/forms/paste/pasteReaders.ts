/** The connection string parsers, lazy-loaded, since most forms are filled in without them. */
export { readDocstorePaste } from '../../docstore/readDocstorePaste.ts';
export { readSqlPaste } from '../../sql/readSqlPaste.ts';
