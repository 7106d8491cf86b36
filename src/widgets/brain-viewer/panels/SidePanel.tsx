import { Icon, IconButton, icons, texts, joinClasses } from '../../../ui/index.ts';
import { useBrainActions, useBrainView, useBrainWords } from '../BrainContext.ts';
import { ChangePanel } from './changes/ChangePanel.tsx';
import { ComparePanel } from './compare/ComparePanel.tsx';
import { DetailsPanel } from './details/DetailsPanel.tsx';
import { FilterPanel } from './filters/FilterPanel.tsx';
import styles from './SidePanel.module.css';

/** Renders the side panel: the selection, the filters, changes or the comparison. */
export function SidePanel() {
  const words = useBrainWords();
  const { setView } = useBrainActions();
  const panel = useBrainView((view) => view.panel) ?? 'details';
  return (
    <div role="group" className={styles.panel} aria-label={words.panels} data-part="panel">
      <div className={styles.top}>
        <h3 className={joinClasses(texts.label, styles.title)}>{words[panel]}</h3>
        <IconButton size="small" label={words.closePanel} onClick={() => setView({ panel: null })}>
          <Icon path={icons.close} />
        </IconButton>
      </div>
      <div role="group" aria-label={words[panel]} className={styles.scroll}>
        {panel === 'details' && <DetailsPanel />}
        {panel === 'filters' && <FilterPanel />}
        {panel === 'change' && <ChangePanel />}
        {panel === 'compare' && <ComparePanel />}
      </div>
    </div>
  );
}
