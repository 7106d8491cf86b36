import * as v from 'valibot';
import { isSameJson, type Persistence, type PersistenceFormat } from '../../../controller/index.ts';
import type { Editing, EditorContext } from './createEditing.ts';
import { record } from './draft/editHistory.ts';
import { blankDraft, type OntologyDraft } from './draft/ontologyDraft.ts';
import {
  isDirty,
  openOntology,
  viewOf,
  type Destination,
  type EditorState,
  type OpenOntology,
} from './editorState.ts';

const terms = v.array(v.string());
const draft = v.pipe(
  v.object({
    ontologyId: v.string(),
    displayName: v.string(),
    version: v.optional(v.number()),
    entityTypes: terms,
    legalTerms: terms,
    requiredFields: terms,
  }),
  v.transform(({ version, ...rest }): OntologyDraft => ({ ...rest, version })),
);

const unsaved = v.object({
  /** `stored` if the changed ontology exists on the platform. */
  kind: v.picklist(['new', 'stored']),
  /** The ontology before the changes. */
  base: draft,
  draft,
  /** True if the user edited the id of a new ontology. */
  isIdWritten: v.boolean(),
});

/** An ontology with unsaved changes, as persisted for the next visit. */
export interface UnsavedOntology extends v.InferOutput<typeof unsaved> {}

/** The persistence format of an unsaved ontology. */
export const unsavedFormat: PersistenceFormat<UnsavedOntology> = {
  fromJson: (json) => v.parse(unsaved, json),
};

/**
 * Restores the last visit's unsaved ontology, unless there are changes already. If the host has
 * opened another page meanwhile, the editor asks before going there.
 */
export async function restoreUnsaved(
  persistence: Persistence<UnsavedOntology>,
  { getState }: EditorContext,
  { set }: Editing,
): Promise<void> {
  const found = await persistence.read();
  const before = getState();
  if (found === undefined || isDirty(before.open)) return;
  const start = { ...openOntology(found.kind, found.base), base: found.base };
  const open = {
    ...start,
    isIdWritten: found.isIdWritten,
    history: record(start.history, found.draft),
  };
  const view = viewOf(before);
  const isFree = [{}, viewOf({ open, isTryingCombination: false })].some((free) =>
    isSameJson(view, free),
  );
  set({
    open,
    isTryingCombination: false,
    unknownId: undefined,
    blockedDestination: isFree ? undefined : destinationIn(before),
  });
}

function destinationIn({ open, isTryingCombination }: EditorState): Destination {
  if (isTryingCombination) return { to: 'combination' };
  if (open === undefined) return { to: 'nothing' };
  return { to: open.kind, draft: open.kind === 'new' ? blankDraft : open.base };
}

/** Returns the part of an open ontology to persist; undefined if unchanged. */
export function unsavedIn(open: OpenOntology | undefined): UnsavedOntology | undefined {
  if (open === undefined || !isDirty(open)) return undefined;
  const { kind, base, history, isIdWritten } = open;
  return { kind, base, draft: history.present, isIdWritten };
}
