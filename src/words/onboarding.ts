import type { Format } from './format.ts';

const chapterNames: readonly string[] = [
  'Business',
  'Processes',
  'Operations',
  'Performance',
  'Technology',
];

const partNames: readonly string[] = ['Baseline', 'Follow-up', 'Review'];

const introSteps: readonly string[] = [
  'Answer a few questions at a time',
  'Stop any time and continue later',
  'See what you told us at the end',
];

/** The words of the onboardings in English. */
export const onboardingWords = ({ number, plural }: Format) => ({
  /** Names the widget's region. */
  onboarding: 'Getting started',

  introTitle: 'Tell us how you work',
  introText:
    'A few quick questions about your organisation. You can change any answer before you finish.',
  /** What happens next, in order. */
  introSteps,
  begin: 'Get started',
  resume: 'Continue where you left off',
  startAgain: 'Start over',
  asking: 'Loading the first questions…',
  beginFailed: 'Couldn’t load the questions',

  /** Heads a step, counted from 1. How many there will be is not known. */
  step: (step: number) => `Step ${number(step)}`,
  answeredSoFar: (count: number) =>
    plural(count, { one: '# question answered', other: '# questions answered' }),
  nothingAsked: 'Nothing to answer here. Continue to the next step.',
  answerMissing: 'Choose an answer or write your own.',
  optionsUnreadable: 'Couldn’t load the options. Write your own answer.',
  back: 'Back',
  /** Leaves the questions before their end. */
  finishLater: 'Finish later',
  next: 'Continue',
  sending: 'Sending…',
  sendFailed: 'Couldn’t send your answers. They’re still here.',
  readOnly: 'View only',
  readOnlyText: (scope: string) =>
    `Ask your admin for access (${scope}). Nothing you entered was lost.`,
  savedHere: 'Your answers are saved on this device until you finish or sign out.',
  draftsSavedHere: 'Unsent answers are saved on this device until you send them or sign out.',
  notSaved: 'Couldn’t save your answers on this device',
  notSavedText: 'You can continue, but don’t leave or refresh this page.',

  completedTitle: 'That’s all we need',
  completedText: 'Your answers were saved. Here’s what you told us.',
  summary: 'Your answers',

  earlierAnswers: 'Earlier answers',
  earlierFailed: 'Couldn’t load all earlier answers',
  nothingStored: 'Your organisation hasn’t answered any questions yet.',

  /** Names the region of the questions behind a link. */
  delegated: 'Questions for you',
  asksYou: (assigner: string | undefined, organisation: string | undefined) =>
    assigner === undefined
      ? `${organisation ?? 'Someone'} has questions for you`
      : `${assigner}${organisation === undefined ? '' : ` from ${organisation}`} has questions for you`,
  delegatedText:
    'Answer what you can now and come back to this link for the rest. No account needed.',
  delegatedProgress: (answered: number, total: number) =>
    `${number(answered)} of ${number(total)} answered`,
  due: (date: string) => `Due ${date}`,
  overdue: (date: string) => `Overdue since ${date}`,
  answered: 'Answered',
  yourAnswer: 'Your answer',
  changeAnswer: 'Change answer',
  leaveAsItIs: 'Keep answer',
  ownWordsWanted: 'Write your own answer, or choose another one.',
  chooseSeveral: 'Choose all that apply',
  sendAnswers: (count: number) =>
    count === 0 ? 'Send answers' : plural(count, { one: 'Send # answer', other: 'Send # answers' }),
  answerFirst: 'Answer at least one question first.',
  answersSent: (count: number, left: number) =>
    `${plural(count, { one: '# answer sent.', other: '# answers sent.' })} ${left === 0 ? 'No questions left.' : plural(left, { one: '# question left.', other: '# questions left.' })}`,
  answersNotSent: 'Couldn’t send your answers. They’re still here.',
  allAnswered: 'All questions answered',
  allAnsweredText: 'Thank you. You can close this page.',
  nothingDelegated: 'No questions to answer',
  nothingDelegatedText: 'This link has no open questions.',
  answeredByOthersTitle: (count: number) =>
    plural(count, {
      one: 'Someone else has answered # of these questions',
      other: 'Someone else has answered # of these questions',
    }),
  answeredByOthersText: 'Your answers would replace theirs. Nothing has been sent yet.',
  sendMine: 'Send mine',
  keepTheirs: 'Keep theirs',
  linkIncomplete: 'This link is incomplete',
  linkIncompleteText: 'Part of it is missing. Copy the whole link from the message you received.',
  linkUnknown: 'This link isn’t valid',
  linkUnknownText: 'Ask the person who sent it for a new one.',
  linkEnded: 'This link has expired',
  linkEndedText: 'Ask the person who sent it for a new one.',
  whatYouWrote: 'Your unsent answers',
  delegatedFailed: 'Couldn’t load the questions',

  /** Names the region of the onboarding by chapters. */
  product: 'Set up your workspace',
  chapters: 'Chapters',
  /** The chapters in order. */
  chapterNames,
  /** The parts of a chapter in order. */
  partNames,
  part: (chapter: string, part: string) => `${chapter} · ${part}`,
  partCompleted: 'completed',
  partStarted: 'started',
  partOpen: 'not started',
  /** Beside a chapter, as a ring with a figure. */
  partsDone: (done: number, total: number) => `${number(done)} of ${number(total)} parts complete`,
  reviewText: 'Check your answers, change what’s wrong, and confirm the chapter.',
  saveAndContinue: 'Save and continue',
  confirmChapter: 'Confirm chapter',
  questionsFailed: 'Couldn’t load the questions',
  statusFailed: 'Couldn’t load your progress',
  noQuestions: 'There are no questions in this part.',
  rawData: 'Raw data',
  notSendable: 'View only',
  notSendableText: 'Answers can’t be sent from this app.',
  saved: 'Your answers were saved.',
  productCompleted: 'All chapters are complete. You can still change your answers.',
});

/** The words of the onboardings: the conversation, the chapters, and the questions behind a link. */
export interface OnboardingWords extends ReturnType<typeof onboardingWords> {}
