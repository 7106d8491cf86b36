import { Icon, icons, joinClasses } from '../../../ui/index.ts';
import { useConnectorsWords } from '../useConnectorsWords.ts';
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

/** The stages of a sync, from queued to done. */
interface StagePath {
  /** The platform's statuses in order. */
  stages: readonly string[];
  /** The current stage; undefined for other statuses, such as `never` and `failed`. */
  at: number | undefined;
}

const plain = ['queued', 'in_progress', 'completed'];

const sheets = [
  'queued',
  'in_progress',
  'data_cleaning',
  'relationship_building',
  'knowledge_graph_sync',
  'completed',
];

/**
 * Returns the stages of a connection's sync, and the current one.
 *
 * @param providerConfigKey - Determines the stages: spreadsheets have more than others.
 */
function stagePathOf(providerConfigKey: string, status: string): StagePath {
  const stages = providerConfigKey === 'alpha-drive' ? sheets : plain;
  const at = stages.indexOf(status);
  return { stages, at: at < 0 ? undefined : at };
}
