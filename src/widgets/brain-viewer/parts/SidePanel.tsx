'use client';
import { IconButton, Icon, Tabs } from '../../../ui/index.ts';
import { useBrainActs, useBrainView, useBrainWords } from '../BrainContext.ts';
import type { BrainPanel } from '../brainView.ts';
import type { BrainGraph } from '../model/brainGraph.ts';
import { DetailsPanel } from '../panels/DetailsPanel.tsx';
import type { BrainPicture } from '../useBrainPicture.ts';
import type { BrainBodyProps } from './BrainBody.tsx';
import styles from './SidePanel.module.css';

/** Props of {@link SidePanel}. */
export interface SidePanelProps extends BrainBodyProps {
  graph: BrainGraph;
  picture: BrainPicture;
  /** Ids of labels and links that the last change brought. */
  added: ReadonlySet<string>;
  onAdded: (added: ReadonlySet<string>) => void;
}

/** Beside the picture: what is chosen, the filters, changes and the comparison. */
export function SidePanel({ picture, handle, onOpenLabel }: SidePanelProps) {
  const words = useBrainWords();
  const acts = useBrainActs();
  const panel = useBrainView((view) => view.panel) ?? 'details';
  return (
    <aside className={styles.panel} aria-label={words.panels} data-part="panel">
      <Tabs<BrainPanel>
        label={words.panels}
        className={styles.tabs}
        tabs={[{ key: 'details', label: words.details }]}
        value={panel}
        onChange={(next) => acts.change({ panel: next })}
      >
        <div className={styles.scroll}>
          {panel === 'details' && (
            <DetailsPanel
              picture={picture}
              onOpenLabel={onOpenLabel}
              onNudge={(label, by) => handle?.nudge(label, by)}
            />
          )}
        </div>
      </Tabs>
      <div className={styles.close}>
        <IconButton
          size="small"
          label={words.closePanel}
          onClick={() => acts.change({ panel: undefined })}
        >
          <Icon name="close" />
        </IconButton>
      </div>
    </aside>
  );
}
