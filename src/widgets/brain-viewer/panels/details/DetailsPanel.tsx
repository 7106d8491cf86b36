import { useBrainView } from '../../BrainContext.ts';
import { usePicture } from '../../BrainWorkspace.ts';
import { LabelDetails } from './LabelDetails.tsx';
import { LinkDetails } from './LinkDetails.tsx';
import { Overview } from './Overview.tsx';

/** The selection: a link, a label, or the whole brain. */
export function DetailsPanel() {
  const { shown, graph } = usePicture();
  const selected = useBrainView((view) => view.selected);
  const linkId = useBrainView((view) => view.link);
  const link = shown.links.find(({ id }) => id === linkId);
  if (link !== undefined) return <LinkDetails link={link} />;
  const label = selected === undefined ? undefined : graph.labels.get(selected);
  if (label === undefined) return <Overview />;
  return <LabelDetails key={label.name} label={label} />;
}
