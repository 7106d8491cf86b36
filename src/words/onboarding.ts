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

  /** Names the region of the questions behind a link. */
  delegated: string;
  asksYou: (assigner: string | undefined, organisation: string | undefined) => string;
  delegatedText: string;
  delegatedProgress: (answered: number, total: number) => string;
  due: (date: string) => string;
  overdue: (date: string) => string;
  answered: string;
  yourAnswer: string;
  answerAnew: string;
  leaveAsItIs: string;
  numberWanted: string;
  ownWordsWanted: string;
  chooseSeveral: string;
  sendAnswers: (count: number) => string;
  answerFirst: string;
  answersSent: (count: number, left: number) => string;
  answersNotSent: string;
  allAnswered: string;
  allAnsweredText: string;
  nothingDelegated: string;
  nothingDelegatedText: string;
  takenTitle: (count: number) => string;
  takenText: string;
  sendMine: string;
  keepTheirs: string;
  linkShort: string;
  linkShortText: string;
  linkUnknown: string;
  linkUnknownText: string;
  linkExpired: string;
  linkExpiredText: string;
  whatYouWrote: string;
  delegatedFailed: string;

  /** Names the region of the onboarding by chapters. */
  product: string;
  chapters: string;
  /** The chapters in order. */
  chapterNames: readonly string[];
  /** The parts of a chapter in order. */
  partNames: readonly string[];
  part: (chapter: string, part: string) => string;
  partCompleted: string;
  partBegun: string;
  partOpen: string;
  reviewText: string;
  saveAndContinue: string;
  confirmChapter: string;
  questionsFailed: string;
  statusFailed: string;
  noQuestions: string;
  asItArrived: string;
  notSendable: string;
  notSendableText: string;
  saved: string;
  productCompleted: string;
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

  delegated: 'Questions for you',
  asksYou: (assigner, organisation) =>
    assigner === undefined
      ? `${organisation ?? 'Somebody'} has questions for you`
      : `${assigner}${organisation === undefined ? '' : ` of ${organisation}`} has questions for you`,
  delegatedText:
    'Answer what you can and send it. You can come back to this link for the rest. You need no account.',
  delegatedProgress: (answered, total) => `${answered} of ${total} answered`,
  due: (date) => `Due ${date}`,
  overdue: (date) => `Was due ${date}`,
  answered: 'Answered',
  yourAnswer: 'Your answer',
  answerAnew: 'Answer anew',
  leaveAsItIs: 'Leave as it is',
  numberWanted: 'Enter a number, such as 12.',
  ownWordsWanted: 'Write your own answer, or choose another.',
  chooseSeveral: 'Choose all that apply.',
  sendAnswers: (count) =>
    count === 0 ? 'Send answers' : count === 1 ? 'Send 1 answer' : `Send ${count} answers`,
  answerFirst: 'Answer at least one question first.',
  answersSent: (count, left) =>
    `${count === 1 ? '1 answer was' : `${count} answers were`} sent. ${
      left === 0 ? 'Nothing is left.' : `${left} left.`
    }`,
  answersNotSent: 'Your answers were not sent. They are still here',
  allAnswered: 'Everything is answered',
  allAnsweredText: 'Thank you. You can close this page.',
  nothingDelegated: 'There is nothing to answer',
  nothingDelegatedText: 'No questions are waiting behind this link.',
  takenTitle: (count) =>
    count === 1
      ? 'Somebody else answered one of these meanwhile'
      : `Somebody else answered ${count} of these meanwhile`,
  takenText: 'Your answers would replace theirs. Nothing was sent yet.',
  sendMine: 'Send mine instead',
  keepTheirs: 'Keep theirs',
  linkShort: 'This link is not complete',
  linkShortText: 'Part of it is missing. Copy the whole link from the message that you were sent.',
  linkUnknown: 'This link does not work',
  linkUnknownText:
    'It is not known, or no longer valid. Ask the person who sent it to send you a new one.',
  linkExpired: 'This link has expired',
  linkExpiredText: 'Ask the person who sent it to send you a new one.',
  whatYouWrote: 'What you wrote and did not send',
  delegatedFailed: 'The questions could not be fetched',

  product: 'Set up your workspace',
  chapters: 'Chapters',
  chapterNames: ['Business', 'Processes', 'Operations', 'Performance', 'Technology'],
  partNames: ['Baseline', 'Follow-up', 'Review'],
  part: (chapter, part) => `${chapter}: ${part}`,
  partCompleted: 'completed',
  partBegun: 'begun',
  partOpen: 'open',
  reviewText: 'Read your answers once more, change what is wrong, and confirm the chapter.',
  saveAndContinue: 'Save and continue',
  confirmChapter: 'Confirm this chapter',
  questionsFailed: 'The questions could not be fetched',
  statusFailed: 'How far you are could not be fetched',
  noQuestions: 'There are no questions in this part.',
  asItArrived: 'As it arrived',
  notSendable: 'You can read here, but not answer',
  notSendableText: 'This app has not set up how answers are sent.',
  saved: 'Your answers were saved.',
  productCompleted: 'All chapters are complete. You can still change your answers.',
};
