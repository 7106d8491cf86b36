export { evidenceQuery } from './evidenceQuery.ts';
export { loadedFindings } from './loadedFindings.ts';
export { readReference, type ReadReference } from './readReference.ts';
