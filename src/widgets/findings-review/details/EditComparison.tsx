import type { Finding } from '../../../contract/index.ts';
import { Button, Notice, icons, texts } from '../../../ui/index.ts';
import type { EditState } from '../core/reviewState.ts';
import { useFindingsWords } from '../FindingsContext.ts';
import styles from './FindingDetails.module.css';
import { readItem } from './readItem.ts';

export interface EditComparisonProps {
  edit: Extract<EditState, { status: 'done' }>;
  onDismiss: () => void;
}

const compared = ['title', 'theme', 'what_was_learned', 'new_discoveries'] as const;

/** Compares a finding before and after an edit, side by side. */
export function EditComparison({ edit: { before, after }, onDismiss }: EditComparisonProps) {
  const words = useFindingsWords();
  const names = {
    title: words.title,
    theme: words.theme,
    what_was_learned: words.learned,
    new_discoveries: words.discoveries,
  };
  const changed = compared.filter((field) => wordsOf(before, field) !== wordsOf(after, field));
  return (
    <>
      <Notice
        icon={icons.check}
        title={words.editDone}
        actions={
          <Button size="small" onClick={onDismiss}>
            {words.dismiss}
          </Button>
        }
      >
        {changed.length === 0 ? words.editUnchanged : undefined}
      </Notice>
      {changed.map((field) => (
        <div key={field}>
          <h4 className={styles.heading}>{names[field]}</h4>
          <div className={styles.compare}>
            {([before, after] as const).map((finding, at) => (
              <div key={at} className={styles.side}>
                <span className={texts.muted}>{at === 0 ? words.before : words.after}</span>
                <p dir="auto">{wordsOf(finding, field)}</p>
              </div>
            ))}
          </div>
        </div>
      ))}
    </>
  );
}

function wordsOf(finding: Finding, field: (typeof compared)[number]): string {
  const value = finding[field];
  if (typeof value === 'string') return value;
  return value
    .map((item) => {
      const { text, raw } = readItem(item);
      return text ?? raw ?? '';
    })
    .join('\n');
}
