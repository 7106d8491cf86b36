import { useBrainActions } from '../BrainContext.ts';
import type { DrawnLabel } from '../core/model/collapseGroups.ts';

/** What a press on a card does: on a label's, or on that of a whole group. */
export interface CardActions {
  /** Shows what it stands for in the panel. */
  select: (label: DrawnLabel) => void;
  /** Shows more of it: a label's neighbours alone, or a group's labels. */
  expand: (label: DrawnLabel) => void;
}

/** The actions on cards. */
export function useCardActions(): CardActions {
  const actions = useBrainActions();
  return {
    select: ({ name, group }) =>
      group === undefined ? actions.select(name) : actions.showGroup(group.name),
    expand: ({ name, group }) =>
      group === undefined ? actions.toggleFocus(name) : actions.openGroup(group.name),
  };
}
