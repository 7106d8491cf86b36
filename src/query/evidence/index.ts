export { evidenceQuery } from './evidenceQuery.ts';
export { hasLabel, isNode, loadedFindings } from './loadedFindings.ts';
export { readReference, type ReadReference } from './readReference.ts';
