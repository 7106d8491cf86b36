import * as v from 'valibot';
import { randomUuid } from '../../../contract/index.ts';
import {
  createEntrySaver,
  isSameJson,
  type Persistence,
  type PersistenceFormat,
} from '../../../controller/index.ts';
import type { TabChannel, Tabs } from '../../../environment/index.ts';
import type { Editing, EditorContext } from './createEditing.ts';
import { record } from './draft/editHistory.ts';
import { blankDraft, perList, type OntologyDraft } from './draft/ontologyDraft.ts';
import {
  isDirty,
  openOntology,
  viewOf,
  type Destination,
  type EditorState,
  type OntologyEditorView,
  type OpenOntology,
} from './editorState.ts';

const draft = v.pipe(
  v.object({
    ontologyId: v.string(),
    displayName: v.string(),
    version: v.optional(v.number()),
    ...perList(() => v.array(v.string())),
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

const entries = v.array(v.tuple([v.string(), unsaved]));

/** Unsaved ontologies by the editor that saved them: another tab may have one of its own. */
type UnsavedOntologies = ReadonlyMap<string, UnsavedOntology>;

export const unsavedFormat: PersistenceFormat<UnsavedOntologies> = {
  toJson: (ontologies) => [...ontologies],
  fromJson: (json) => new Map(v.parse(entries, json)),
};

/** Persists an editor's unsaved changes beside those of other tabs. */
export function keepUnsaved(persistence: Persistence<UnsavedOntologies>, tabs: Tabs) {
  let channel: TabChannel | undefined;
  const save = createEntrySaver<UnsavedOntology>(persistence.update);
  const own = randomUuid();
  let restored: readonly [slot: string, value: UnsavedOntology] | undefined;
  return {
    /** Restores the unsaved ontology that the view shows, or else the last one, and takes it over. */
    restore: async (
      context: EditorContext,
      editing: Editing,
      view: OntologyEditorView | undefined,
    ): Promise<void> => {
      const saved = [...((await persistence.read()) ?? [])];
      restored = saved.findLast(([, found]) => isShown(found, view)) ?? saved.at(-1);
      if (restored !== undefined) open(restored[1], context, editing);
    },
    onChange: (open: OpenOntology | undefined, before: OpenOntology | undefined): void => {
      const [next, last] = [unsavedIn(open), unsavedIn(before)];
      if (open === before || (next ?? last) === undefined) return;
      const [slot, value] = restored ?? [own];
      restored = undefined;
      const saved = save([
        // Left alone if its tab has changed it since.
        [slot, (found) => (isSameJson(found, value) ? undefined : found)],
        [own, () => next],
      ]);
      if (slot !== own) void saved.then(() => channel?.post(slot));
    },
    /**
     * Saves them again whenever another tab has restored and then left them, for as long as this
     * editor has them open.
     *
     * @returns A function that stops it.
     */
    mount: (getOpen: () => OpenOntology | undefined): (() => void) => {
      const joined = tabs.join('brainstem-ontologies', (left) => {
        const slot = restored?.[0] ?? own;
        const kept = unsavedIn(getOpen());
        if (left === slot && kept !== undefined) void save([[slot, (found) => found ?? kept]]);
      });
      channel = joined;
      return () => {
        // A closed one throws.
        channel = undefined;
        joined.close();
      };
    },
  };
}

function isShown({ kind, base }: UnsavedOntology, view: OntologyEditorView = {}): boolean {
  return kind === 'new' ? view.page === 'new' : view.ontologyId === base.ontologyId;
}

/**
 * Opens an unsaved ontology, unless there are changes already. If the host has opened another page
 * meanwhile, the editor asks before going there.
 */
function open(found: UnsavedOntology, { getState }: EditorContext, { set }: Editing): void {
  const before = getState();
  if (isDirty(before.open)) return;
  const start = { ...openOntology(found.kind, found.base), base: found.base };
  const opened = {
    ...start,
    isIdWritten: found.isIdWritten,
    history: record(start.history, found.draft),
  };
  const view = viewOf(before);
  const isFree = [{}, viewOf({ open: opened, isTryingCombination: false })].some((free) =>
    isSameJson(view, free),
  );
  set({
    open: opened,
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
function unsavedIn(open: OpenOntology | undefined): UnsavedOntology | undefined {
  if (open === undefined || !isDirty(open)) return undefined;
  const { kind, base, history, isIdWritten } = open;
  return { kind, base, draft: history.present, isIdWritten };
}
