import type { Format } from './format.ts';

const chapterNames: readonly string[] = [
  'Business',
  'Processes',
  'Operations',
  'Performance',
  'Technology',
];

const partNames: readonly string[] = ['Baseline', 'Follow-up', 'Review'];

/** The words of the onboarding in English. */
export const onboardingWords = ({ number, plural }: Format) => ({
  /** Names the widget's region. */
  onboarding: 'Getting started',

  introTitle: 'Tell us how you work',
  introText:
    'Answer some questions about your organisation, a few at a time. You can go back to any answer until the end.',
  begin: 'Begin',
  asking: 'Getting the first questions…',
  beginFailed: 'The questions could not be fetched',

  /** Heads a step, counted from 1. How many there will be is not known. */
  step: (step: number) => `Step ${number(step)}`,
  answeredSoFar: (count: number) =>
    plural(count, { one: '# question answered', other: '# questions answered' }),
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
  readOnlyText: (scope: string) =>
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

  /** Names the region of the questions behind a link. */
  delegated: 'Questions for you',
  asksYou: (assigner: string | undefined, organisation: string | undefined) =>
    assigner === undefined
      ? `${organisation ?? 'Somebody'} has questions for you`
      : `${assigner}${organisation === undefined ? '' : ` of ${organisation}`} has questions for you`,
  delegatedText:
    'Answer what you can and send it. You can come back to this link for the rest. You need no account.',
  delegatedProgress: (answered: number, total: number) =>
    `${number(answered)} of ${number(total)} answered`,
  due: (date: string) => `Due ${date}`,
  overdue: (date: string) => `Was due ${date}`,
  answered: 'Answered',
  yourAnswer: 'Your answer',
  answerAnew: 'Answer anew',
  leaveAsItIs: 'Leave as it is',
  numberWanted: `Enter a number, such as ${number(12)}.`,
  ownWordsWanted: 'Write your own answer, or choose another.',
  chooseSeveral: 'Choose all that apply.',
  sendAnswers: (count: number) =>
    count === 0 ? 'Send answers' : plural(count, { one: 'Send # answer', other: 'Send # answers' }),
  answerFirst: 'Answer at least one question first.',
  answersSent: (count: number, left: number) =>
    `${plural(count, { one: '# answer was', other: '# answers were' })} sent. ${
      left === 0 ? 'Nothing is left.' : `${number(left)} left.`
    }`,
  answersNotSent: 'Your answers were not sent. They are still here',
  allAnswered: 'Everything is answered',
  allAnsweredText: 'Thank you. You can close this page.',
  nothingDelegated: 'There is nothing to answer',
  nothingDelegatedText: 'No questions are waiting behind this link.',
  takenTitle: (count: number) =>
    plural(count, {
      one: 'Somebody else answered one of these meanwhile',
      other: 'Somebody else answered # of these meanwhile',
    }),
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

  /** Names the region of the onboarding by chapters. */
  product: 'Set up your workspace',
  chapters: 'Chapters',
  /** The chapters in order. */
  chapterNames,
  /** The parts of a chapter in order. */
  partNames,
  part: (chapter: string, part: string) => `${chapter}: ${part}`,
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
});

/** Words of the onboarding, of its chapters, and of questions that were handed on. */
export interface OnboardingWords extends ReturnType<typeof onboardingWords> {}
