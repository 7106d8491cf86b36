import { Button } from '../../../../ui/index.ts';
import { useBrainActions, useBrainView, useBrainWords } from '../../BrainContext.ts';
import { usePicture } from '../../BrainWorkspace.ts';
import type { LabelGroup } from '../../core/model/groupLabels.ts';

/** Opens a group that is one card, and closes it again. Nothing where all labels are shown anyway. */
export function GroupButton({ group: { name, labels } }: { group: LabelGroup }) {
  const { drawn } = usePicture();
  const words = useBrainWords();
  const { openGroup, closeGroup } = useBrainActions();
  const isOpen = useBrainView(({ openGroups }) => openGroups.includes(name));
  if (!drawn.isGrouped || labels.length < 2) return null;
  return (
    <Button size="small" onClick={() => (isOpen ? closeGroup : openGroup)(name)}>
      {isOpen ? words.closeGroup : words.openGroup}
    </Button>
  );
}
