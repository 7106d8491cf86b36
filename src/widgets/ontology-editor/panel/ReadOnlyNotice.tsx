import { useGeneralWords } from '../../../provider/index.ts';
import { Button, Notice, icons } from '../../../ui/index.ts';
import { useEditorActions, useEditorState, useOntologyWords } from '../EditorContext.ts';

/** Says which permission is missing. Nothing that can be read is hidden. */
export function ReadOnlyNotice() {
  const words = useOntologyWords();
  const general = useGeneralWords();
  const actions = useEditorActions();
  const scope = useEditorState(({ missingScope }) => missingScope);
  if (scope === undefined) return null;
  return (
    <Notice
      icon={icons.lock}
      tone="warning"
      title={general.missingScopeTitle}
      actions={
        <Button size="small" onClick={actions.dismiss}>
          {general.tryAgain}
        </Button>
      }
    >
      {words.readOnlyText(scope)}
    </Notice>
  );
}
