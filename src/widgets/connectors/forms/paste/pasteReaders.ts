/** What reads connection strings: fetched with the first one, since most forms are filled in without. */
export { readDocstorePaste } from '../../docstore/readDocstorePaste.ts';
export { readSqlPaste } from '../../sql/readSqlPaste.ts';
