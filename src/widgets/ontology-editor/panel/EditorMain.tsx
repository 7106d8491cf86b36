import { useEditorState } from '../EditorContext.ts';
import { CombinationPanel } from '../preview/CombinationPanel.tsx';
import { OntologyPanel } from './OntologyPanel.tsx';

/**
 * Shows the open ontology or a combination. None is opened automatically: that would change the
 * host's view without user action, and its Back would lead to a page that redirects again.
 */
export function EditorMain() {
  const open = useEditorState((state) => state.open);
  const isTryingCombination = useEditorState((state) => state.isTryingCombination);
  return (
    <>
      {open !== undefined && <OntologyPanel key={open.key} open={open} />}
      {isTryingCombination && <CombinationPanel />}
    </>
  );
}
