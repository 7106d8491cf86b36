import { useBrainView } from '../../BrainContext.ts';
import { usePicture } from '../../frame/BrainWorkspace.ts';
import type { GraphLink } from '../../core/model/brainGraph.ts';
import { GroupDetails } from './GroupDetails.tsx';
import { LabelDetails } from './LabelDetails.tsx';
import { LinkDetails } from './LinkDetails.tsx';
import { Overview } from './Overview.tsx';

/** Shows the details of the selection: a link, a label, a group or the whole brain. */
export function DetailsPanel() {
  const { shown, graph, groups, level } = usePicture();
  const selected = useBrainView((view) => view.selected);
  const linkId = useBrainView((view) => view.link);
  const groupName = useBrainView((view) => view.group);
  const ofLink = ({ id }: GraphLink): boolean => id === linkId;
  const link =
    shown.links.find(ofLink) ?? (level.kind === 'map' ? level.map.links.find(ofLink) : undefined);
  if (link !== undefined) return <LinkDetails link={link} />;
  const label = selected === undefined ? undefined : graph.labels.get(selected);
  if (label !== undefined) return <LabelDetails key={label.name} label={label} />;
  const group = groups.find(({ name }) => name === groupName);
  return group === undefined ? <Overview /> : <GroupDetails group={group} />;
}
