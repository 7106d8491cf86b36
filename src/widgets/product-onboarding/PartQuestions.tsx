import { QuestionField, type AnswerDraft } from '../../ui/index.ts';
import type { ProductQuestion } from './productAdapter.ts';
import { askedAs, draftFor, type PartDrafts } from './productModel.ts';
import styles from './ProductOnboarding.module.css';
import { useProductWords } from './useProductWords.ts';

/** Props of {@link PartQuestions}. */
export interface PartQuestionsProps {
  questions: readonly ProductQuestion[];
  drafts: PartDrafts;
  isDisabled: boolean;
  onChange: (id: string, draft: AnswerDraft) => void;
}

/** The questions of a part, each by its kind. */
export function PartQuestions({ questions, drafts, isDisabled, onChange }: PartQuestionsProps) {
  const words = useProductWords();
  if (questions.length === 0) return <p className={styles.text}>{words.noQuestions}</p>;
  return questions.map((question) => (
    <QuestionField
      key={question.id}
      label={question.question}
      description={question.kind === 'choices' ? words.chooseSeveral : undefined}
      question={askedAs(question)}
      draft={draftFor(question, drafts)}
      words={words}
      disabled={isDisabled}
      onChange={(draft) => onChange(question.id, draft)}
    />
  ));
}
