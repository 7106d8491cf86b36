import { ontologyNotFound } from '../../contract/index.ts';
import { resolveForUpload, tagChunks } from '../state/documentChunks.ts';
import type { ConnectorKind } from './connectorKind.ts';
import { plainKind } from './plainKind.ts';

/** Uploaded documents. Processing resolves the ontologies and tags the texts. */
export const documentsKind: ConnectorKind = {
  ...plainKind,
  outcome: ({ connection_id, organisationId, metadata }, world) => {
    const ids = world.documentChunks.get(connection_id)?.pending?.ontologyIds ?? [];
    if (resolveForUpload(world, organisationId, ids) !== undefined) return 'completed';
    metadata.error_code = ontologyNotFound;
    return 'failed';
  },
  finish: ({ connection_id, organisationId }, _, world) => {
    const chunks = world.documentChunks.get(connection_id);
    if (chunks === undefined) return;
    world.documentChunks.set(connection_id, tagChunks(world, organisationId, chunks));
  },
};
