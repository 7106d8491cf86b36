import { useBrainView } from '../BrainContext.ts';
import type { BrainPicture } from '../useBrainPicture.ts';
import { LabelDetails } from './LabelDetails.tsx';
import { LinkDetails } from './LinkDetails.tsx';
import { Overview } from './Overview.tsx';

/** Props of {@link DetailsPanel}. */
export interface DetailsPanelProps {
  picture: BrainPicture;
  /** Opens a label in the host's own page. */
  onOpenLabel: ((label: string) => void) | undefined;
  /** Moves a label by so many pixels at zoom 1. */
  onNudge: (label: string, by: { x: number; y: number }) => void;
}

/** What is chosen, whole: a link, a label, or the brain. */
export function DetailsPanel({ picture, onOpenLabel, onNudge }: DetailsPanelProps) {
  const selected = useBrainView((view) => view.selected);
  const linkId = useBrainView((view) => view.link);
  const link = picture.shown.links.find(({ id }) => id === linkId);
  if (link !== undefined) return <LinkDetails link={link} />;
  const label = selected === undefined ? undefined : picture.graph.labels.get(selected);
  if (label === undefined) return <Overview picture={picture} />;
  return (
    <LabelDetails
      key={label.name}
      label={label}
      picture={picture}
      onOpenLabel={onOpenLabel}
      onNudge={onNudge}
    />
  );
}
