import { Icon, icons, joinClasses } from '../../../ui/index.ts';
import { useConnectorsWords } from '../useConnectorsWords.ts';
import { stagePathOf } from './syncStages.ts';
import styles from './SyncStages.module.css';

export interface SyncStagesProps {
  providerConfigKey: string;
  /** The platform's status. */
  status: string;
}

/** Shows the stages of a running sync, with the current one. */
export function SyncStages({ providerConfigKey, status }: SyncStagesProps) {
  const words = useConnectorsWords();
  const { stages, at } = stagePathOf(providerConfigKey, status);
  if (at === undefined || at === stages.length - 1) return null;
  return (
    <ol
      aria-label={words.syncStages}
      className={styles.list}
      data-part="sync-stages"
      data-status={status}
    >
      {stages.map((stage, index) => (
        <li
          key={stage}
          aria-current={index === at ? 'step' : undefined}
          className={joinClasses(
            styles.stage,
            index < at && styles.past,
            index === at && styles.present,
          )}
        >
          <span className={styles.mark}>{index < at && <Icon path={icons.check} size={14} />}</span>
          {words.stages[stage] ?? stage}
        </li>
      ))}
    </ol>
  );
}
