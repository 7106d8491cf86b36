import { tagChunks } from '../state/documentChunks.ts';
import { textIn } from '../state/connections.ts';
import type { ConnectorKind } from './connectorKind.ts';
import { plainKind } from './plainKind.ts';

/** Uploaded documents: processing resolves the ontologies and tags what the texts say. */
export const documentsKind: ConnectorKind = {
  ...plainKind,
  outcome: ({ metadata }) =>
    textIn(metadata, 'error_code') === undefined ? 'completed' : 'failed',
  finish: ({ connection_id, organisationId }, _, world) => {
    const chunks = world.documentChunks.get(connection_id);
    if (chunks === undefined) return;
    world.documentChunks.set(connection_id, tagChunks(world, organisationId, chunks));
  },
};
