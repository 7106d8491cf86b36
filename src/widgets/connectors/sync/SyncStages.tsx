import { Icon, icons, joinClasses } from '../../../ui/index.ts';
import { useConnectorsWords } from '../useConnectorsWords.ts';
import { SyncBadge, type SyncBadgeProps } from './SyncBadge.tsx';
import { stagePathOf } from './syncStages.ts';
import styles from './SyncStages.module.css';

/** Props of {@link SyncStages}. */
export interface SyncStagesProps extends SyncBadgeProps {
  providerConfigKey: string;
}

/** The stages of a sync, with the current one. */
export function SyncStages({ providerConfigKey, status, selection }: SyncStagesProps) {
  const words = useConnectorsWords();
  const { stages, at } = stagePathOf(providerConfigKey, status);
  return (
    <div className={styles.stages} data-part="sync-stages" data-status={status}>
      {at === undefined && <SyncBadge status={status} selection={selection} />}
      <ol aria-label={words.syncStages} className={styles.list}>
        {stages.map((stage, index) => {
          const isPast = at !== undefined && (index < at || at === stages.length - 1);
          return (
            <li
              key={stage}
              aria-current={index === at ? 'step' : undefined}
              className={joinClasses(
                styles.stage,
                isPast && styles.past,
                index === at && styles.present,
              )}
            >
              <span className={styles.mark}>{isPast && <Icon path={icons.check} size={14} />}</span>
              {words.stages[stage] ?? stage}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
