import { JoinedNames, useOnboardingWords } from '../../provider/index.ts';
import type { OpenedQuestion } from '../../query/index.ts';
import { answersIn } from './core/delegatedQuestions.ts';
import styles from './DelegatedOnboarding.module.css';
import { useDelegatedState } from './DelegatedProvider.ts';
import { layout, texts } from '../../ui/index.ts';

/** Shows the unsent text of an expired link, to be copied. */
export function Unsent({ questions }: { questions: readonly OpenedQuestion[] }) {
  const words = useOnboardingWords();
  const drafts = useDelegatedState((state) => state.drafts);
  const unsent = answersIn(questions, drafts);
  if (unsent.length === 0) return null;
  return (
    <section className={styles.unsent}>
      <h3 className={styles.subtitle}>{words.whatYouWrote}</h3>
      <dl className={layout.stack2}>
        {unsent.map(({ assignment_id, answer }) => (
          <div key={assignment_id}>
            <dt className={texts.prose} dir="auto">
              {questions.find((question) => question.assignment_id === assignment_id)?.question}
            </dt>
            <dd className={styles.value}>
              <JoinedNames names={answer} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
