import { Skeleton } from '../../../../ui/index.ts';
import { useChatStartWords } from '../../context/ChatContext.ts';
import styles from '../Thread.module.css';

export function LoadingThread() {
  const words = useChatStartWords();
  return (
    <div className={styles.scroll} aria-busy="true" role="group" aria-label={words.messages}>
      <div className={styles.messages} aria-hidden="true">
        <div className={styles.loadingUser}>
          <Skeleton width="45%" height="36px" />
        </div>
        {['92%', '84%', '88%', '40%'].map((width) => (
          <Skeleton key={width} width={width} height="14px" />
        ))}
      </div>
    </div>
  );
}
