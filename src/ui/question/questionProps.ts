import type { ReactNode } from 'react';
import type { AnswerDraft, Question } from '../../controller/index.ts';
import type { ProblemWords } from './describeProblem.ts';

/** The words of a question's controls. */
export interface QuestionWords extends ProblemWords {
  /** The option for an answer in the person's own words. */
  somethingElse: string;
  /** Names the field of that option. */
  ownWords: string;
  yes: string;
  no: string;
  /** Beside the label of a field that may stay empty. */
  optional: string;
  /** Said below a field of several answers. */
  onePerLine: string;
  /** Names the search of many options. */
  searchOptions: string;
  optionsFound: (count: number) => string;
}

export interface QuestionFieldProps {
  label: string;
  /** Beside the label, such as "optional". */
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
