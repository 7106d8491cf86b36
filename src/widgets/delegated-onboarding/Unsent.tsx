import styles from './DelegatedOnboarding.module.css';
import { answersIn } from './delegationModel.ts';
import type { DelegatedAnswers } from './useDelegatedAnswers.ts';
import { useDelegatedWords } from './useDelegatedWords.ts';

/** What was written behind a link that then died, to copy it. */
export function Unsent({ answers: { delegation, drafts } }: { answers: DelegatedAnswers }) {
  const words = useDelegatedWords();
  const questions = delegation?.questions ?? [];
  const unsent = answersIn(questions, drafts);
  if (unsent.length === 0) return null;
  return (
    <section className={styles.unsent}>
      <h3 className={styles.subtitle}>{words.whatYouWrote}</h3>
      <dl className={styles.pairs}>
        {unsent.map(({ assignment_id, answer }) => (
          <div key={assignment_id}>
            <dt className={styles.text} dir="auto">
              {questions.find((one) => one.assignment_id === assignment_id)?.question}
            </dt>
            <dd className={styles.value} dir="auto">
              {answer.join(', ')}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
