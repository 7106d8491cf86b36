import type { OntologiesState } from './ontologies.ts';
import {
  createTermMatcher,
  tagContent,
  type ContentTags,
  type OntologyMode,
} from '../../contract/index.ts';
import { listActive, normalizeId, ontologiesOf, type StoredOntology } from './ontologies.ts';

/** A chunk of an uploaded text, as stored in the graph. */
export interface TaggedChunk {
  readonly text: string;
  /** Absent if the upload named no ontologies. */
  readonly tags?: ContentTags;
}

/** An upload's texts with its processing settings. */
export interface PendingText {
  readonly text: string;
  readonly ontologyIds: readonly string[];
  readonly mode: OntologyMode;
}

export interface DocumentChunks {
  /** Set until it is processed. */
  pending: PendingText | undefined;
  kept: TaggedChunk[];
  /** The number of chunks that `strict` discarded. */
  removed: number;
}

/** The processed texts by connection, and the ontologies for tagging. */
export interface DocumentsState extends OntologiesState {
  readonly documentChunks: Map<string, DocumentChunks>;
}

/** Returns the active ontologies that an upload names, or undefined if one is unknown. */
export function resolveForUpload(
  world: DocumentsState,
  organisationId: string,
  ids: readonly string[],
): StoredOntology[] | undefined {
  const active = listActive(ontologiesOf(world.ontologies, organisationId));
  const found = ids.map((id) => active.find(({ ontologyId }) => ontologyId === normalizeId(id)));
  return found.every((one) => one !== undefined) ? found : undefined;
}

/** Processes a connection's texts: splits and tags them, and applies `strict`. */
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

/** Splits a text. Undocumented: the method. Here by paragraphs and lines. */
function splitText(text: string): string[] {
  return text
    .split(/\n\s*\n|\r?\n/)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
}
