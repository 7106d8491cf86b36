import type { OntologiesState } from './ontologies.ts';
import {
  createTermMatcher,
  tagContent,
  type ContentTags,
  type OntologyMode,
} from '../../contract/index.ts';
import { listActive, normalizeId, ontologiesOf, type StoredOntology } from './ontologies.ts';

/** A piece of an uploaded text, as the graph store would hold it. */
export interface TaggedChunk {
  readonly text: string;
  /** Absent where the upload named no ontologies. */
  readonly tags?: ContentTags;
}

/** The texts of an upload, and how they are to be read. */
export interface PendingText {
  readonly text: string;
  readonly ontologyIds: readonly string[];
  readonly mode: OntologyMode;
}

/** The processing results of the texts of a document connection. */
export interface DocumentChunks {
  /** Until processing has read it. */
  pending: PendingText | undefined;
  kept: TaggedChunk[];
  /** The number of pieces that `strict` removed before they were written. */
  removed: number;
}

/** The texts read from uploaded documents, by connection, and the ontologies that tag them. */
export interface DocumentsState extends OntologiesState {
  readonly documentChunks: Map<string, DocumentChunks>;
}

/** The active ontologies that an upload names, or undefined when one is unknown. */
export function resolveForUpload(
  world: DocumentsState,
  organisationId: string,
  ids: readonly string[],
): StoredOntology[] | undefined {
  const active = listActive(ontologiesOf(world.ontologies, organisationId));
  const found = ids.map((id) => active.find(({ ontologyId }) => ontologyId === normalizeId(id)));
  return found.every((one) => one !== undefined) ? found : undefined;
}

/** Reads the texts of a connection: splits them, tags the pieces, and drops what `strict` drops. */
export function tagChunks(
  world: DocumentsState,
  organisationId: string,
  chunks: DocumentChunks,
): DocumentChunks {
  const { pending } = chunks;
  if (pending === undefined) return chunks;
  const pieces = splitText(pending.text);
  const ontologies = resolveForUpload(world, organisationId, pending.ontologyIds) ?? [];
  if (ontologies.length === 0) {
    return { pending: undefined, kept: pieces.map((text) => ({ text })), removed: 0 };
  }
  const matcher = createTermMatcher(ontologies);
  const tagged = pieces.map((text) => ({
    text,
    ...tagContent({ text }, ontologies, pending.mode, matcher),
  }));
  const kept = tagged.filter(({ isKept }) => isKept).map(({ text, tags }) => ({ text, tags }));
  return { pending: undefined, kept, removed: tagged.length - kept.length };
}

/** Undocumented: how the platform splits a text. Here by paragraphs and lines. */
function splitText(text: string): string[] {
  return text
    .split(/\n\s*\n|\r?\n/)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
}
