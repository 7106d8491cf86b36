import { runningStatuses } from '../../../query/index.ts';
import { Icon, icons, joinClasses, layout } from '../../../ui/index.ts';
import { useConnectorsWords } from '../useConnectorsWords.ts';
import styles from './SyncStages.module.css';

export interface SyncStagesProps {
  providerConfigKey: string;
  status: string;
}

export function SyncStages({ providerConfigKey, status }: SyncStagesProps) {
  const words = useConnectorsWords();
  const stages = providerConfigKey === 'alpha-drive' ? sheets : plain;
  const at = stages.indexOf(status);
  // Other statuses, such as `never` and `failed`, are no stage.
  if (at < 0 || at === stages.length - 1) return null;
  return (
    <ol
      aria-label={words.syncStages}
      className={joinClasses(layout.wrap2, styles.list)}
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

/** The platform's statuses from queued to done. */
const plain = ['queued', 'in_progress', 'completed'];

/** The same for spreadsheets, which have more. */
const sheets = [...runningStatuses, 'completed'];
