import type { Ontology } from '../../../contract/index.ts';
import { defineController, type Controller } from '../../../controller/index.ts';
import type { Environment } from '../../../environment/index.ts';
import type { OntologyChanges } from '../../../query/index.ts';
import { createEditing } from './createEditing.ts';
import { createRequests } from './createRequests.ts';
import type { EditorActions, EditorEvents } from './editorActions.ts';
import { initialEditorState, type EditorState } from './editorState.ts';
import { syncOpen } from './syncOpen.ts';

/** An editor without React. */
export type Editor = Controller<EditorState, EditorActions, EditorEvents>;

/** Options of {@link createEditor}. */
export interface CreateEditorOptions {
  changes: OntologyChanges;
  /** @default the browser */
  environment?: Environment;
}

/** Creates an editor. While it is mounted, it follows the cached list of ontologies. */
export function createEditor({ changes, environment }: CreateEditorOptions): Editor {
  let sync: (list: readonly Ontology[]) => void = () => undefined;
  return defineController<EditorState, EditorActions, EditorEvents>({
    initialState: initialEditorState,
    environment,
    actions(context) {
      const editing = createEditing(context);
      sync = (list) => {
        // What the list says during a request may be older than the change.
        if (context.getState().busy === undefined) editing.change((open) => syncOpen(open, list));
      };
      return { ...editing.actions, ...createRequests(context, changes, editing) };
    },
    mount: () => changes.observeList((list) => sync(list)),
  });
}
