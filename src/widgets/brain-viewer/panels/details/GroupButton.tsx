import { Button } from '../../../../ui/index.ts';
import { useBrainActions, useBrainWords } from '../../BrainContext.ts';
import { usePicture } from '../../frame/BrainWorkspace.ts';
import type { LabelGroup } from '../../core/model/groupLabels.ts';

/** Renders a button that opens a group, only on the map. */
export function GroupButton({ group: { name } }: { group: LabelGroup }) {
  const { level } = usePicture();
  const words = useBrainWords();
  const { openGroup } = useBrainActions();
  if (level.kind !== 'map') return null;
  return (
    <Button size="small" onClick={() => openGroup(name)}>
      {words.openGroup}
    </Button>
  );
}
