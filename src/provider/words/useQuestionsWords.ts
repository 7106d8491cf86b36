import { questionsWords, type QuestionsWords } from '../../words/index.ts';
import { useWords } from './useWords.ts';

/** Returns the texts shared by questions and form fields. */
export function useQuestionsWords(): QuestionsWords {
  return useWords('questions', questionsWords);
}
