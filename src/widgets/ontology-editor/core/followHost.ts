import type { Ontology } from '../../../contract/index.ts';
import { isSameJson, readView } from '../../../controller/index.ts';
import { blankDraft, draftOf } from './draft/ontologyDraft.ts';
import {
  editorViewSchemas,
  viewOf,
  type Destination,
  type EditorState,
  type OntologyEditorView,
} from './editorState.ts';

/** Syncs the editor with the host's view. */
export interface HostFollower {
  /** Receives the host's view, possibly unchanged. */
  follow: (view: OntologyEditorView) => void;
  /** Receives the list, which may contain the pending ontology of the host. */
  takeList: (list: readonly Ontology[]) => void;
  /**
   * Records that the user cancelled. They aren't asked again for the same view.
   *
   * @returns True if the host had navigated.
   */
  refuse: () => boolean;
}

/** Follows the host's navigation; the editor asks if that would lose changes. */
export function followHost(
  getState: () => EditorState,
  navigate: (destination: Destination | string) => void,
): HostFollower {
  let list: readonly Ontology[] | undefined;
  let given: OntologyEditorView | undefined;
  let refused: OntologyEditorView | undefined;

  function arrive(): void {
    if (given === undefined || isSameJson(given, viewOf(getState()))) return;
    const destination = destinationOf(given, list);
    const { blockedDestination } = getState();
    if (destination === undefined) {
      if (list !== undefined && given.ontologyId !== undefined) navigate(given.ontologyId);
      return;
    }
    if (isSameJson(destination, blockedDestination)) return;
    navigate(destination);
  }

  return {
    follow(wanted) {
      const view = readView(editorViewSchemas, wanted);
      if (refused !== undefined && isSameJson(view, refused)) return;
      refused = undefined;
      given = view;
      arrive();
    },
    takeList(next) {
      const isFirst = list === undefined;
      list = next;
      if (isFirst) arrive();
    },
    refuse() {
      const isHosts =
        getState().blockedDestination !== undefined &&
        given !== undefined &&
        !isSameJson(given, viewOf(getState()));
      if (isHosts) refused = given;
      return isHosts;
    },
  };
}

/** Returns the destination; undefined if the list doesn't contain the ontology. */
function destinationOf(
  { ontologyId, page }: OntologyEditorView,
  list: readonly Ontology[] | undefined,
): Destination | undefined {
  if (page === 'combination') return { to: 'combination' };
  if (page === 'new') return { to: 'new', draft: blankDraft };
  if (ontologyId === undefined) return { to: 'nothing' };
  const ontology = list?.find((one) => one.ontologyId === ontologyId);
  return ontology && { to: 'stored', draft: draftOf(ontology) };
}
