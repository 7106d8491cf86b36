import type { ReactNode } from 'react';
import type { AnswerDraft, Question } from '../../controller/index.ts';
import type { ProblemWords } from './describeProblem.ts';

export interface QuestionWords extends ProblemWords {
  /** The option for a free-text answer. */
  somethingElse: string;
  /** Label of that option's field. */
  ownWords: string;
  yes: string;
  no: string;
  /** Shown beside the label of an optional field. */
  optional: string;
  /** Hint of a field for several answers. */
  onePerLine: string;
  /** Label of the search field for many options. */
  searchOptions: string;
  optionsFound: (count: number) => string;
}

export interface QuestionFieldProps {
  label: string;
  /** A note beside the label, such as "optional". */
  hint?: ReactNode;
  description?: string;
  question: Question;
  draft: AnswerDraft;
  onChange: (draft: AnswerDraft) => void;
  words: QuestionWords;
  /** The problem and how to fix it. */
  error?: string;
  /** @default false */
  disabled?: boolean;
}
