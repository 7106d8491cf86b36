/** Words of the onboarding, of its chapters, and of questions that were handed on. */
export interface OnboardingWords {
  /** Names the widget's region. */
  onboarding: string;

  introTitle: string;
  introText: string;
  begin: string;
  asking: string;
  beginFailed: string;

  /** Heads a step, counted from 1. How many there will be is not known. */
  step: (number: number) => string;
  answeredSoFar: (count: number) => string;
  nothingAsked: string;
  somethingElse: string;
  ownWords: string;
  yes: string;
  no: string;
  answerMissing: string;
  back: string;
  next: string;
  sending: string;
  sendFailed: string;
  readOnly: string;
  readOnlyText: (scope: string) => string;
  keptHere: string;
  notKept: string;
  notKeptText: string;

  completedTitle: string;
  completedText: string;
  summary: string;

  earlierAnswers: string;
  earlierFailed: string;
  nothingStored: string;
}

/** The words of the onboarding in English. */
export const onboardingWords: OnboardingWords = {
  onboarding: 'Getting started',

  introTitle: 'Tell us how you work',
  introText:
    'Answer some questions about your organisation, a few at a time. You can go back to any answer until the end.',
  begin: 'Begin',
  asking: 'Getting the first questions…',
  beginFailed: 'The questions could not be fetched',

  step: (number) => `Step ${number}`,
  answeredSoFar: (count) => (count === 1 ? '1 question answered' : `${count} questions answered`),
  nothingAsked: 'There is nothing to answer in this step. Go on.',
  somethingElse: 'Something else',
  ownWords: 'Your own answer',
  yes: 'Yes',
  no: 'No',
  answerMissing: 'Choose an answer or write your own.',
  back: 'Back',
  next: 'Continue',
  sending: 'Sending…',
  sendFailed: 'Your answers were not sent. They are still here',
  readOnly: 'You can read here, but not answer',
  readOnlyText: (scope) =>
    `Answering needs the permission “${scope}”. Your answers are still here.`,
  keptHere: 'Your answers are kept on this device until you finish or sign out.',
  notKept: 'Your answers could not be kept on this device',
  notKeptText: 'Go on as usual, but don’t leave or refresh this page.',

  completedTitle: 'That is all we need',
  completedText: 'Your answers were saved. This is what you told us.',
  summary: 'Your answers',

  earlierAnswers: 'Earlier answers',
  earlierFailed: 'Not all answers could be fetched',
  nothingStored: 'Nothing was answered in your organisation yet.',
};
