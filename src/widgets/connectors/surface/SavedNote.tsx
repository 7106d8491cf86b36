import { Icon, icons } from '../../../ui/index.ts';
import { useConnectorsWords } from '../useConnectorsWords.ts';
import styles from './SavedNote.module.css';

export function SavedNote() {
  const words = useConnectorsWords();
  return (
    <span className={styles.note}>
      <Icon path={icons.check} />
      {words.saved}
    </span>
  );
}
