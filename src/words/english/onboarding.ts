// Written by `npm run words` from onboarding.json.
import { words } from './onboarding.json?words';
import type { Format } from '../format.ts';

/** Words of the onboardings: the conversation, the chapters, and the questions behind a link. */
export interface OnboardingWords {
  /** `Getting started` Names the widget's region. */
  onboarding: string;
  /** `Tell us how you work` */
  introTitle: string;
  /** `A few quick questions about your organization. You can change any answer before you finish.` */
  introText: string;
  /** Steps that happen next, in order. */
  introSteps: readonly string[];
  /** `Get started` */
  begin: string;
  /** `Continue where you left off` */
  resume: string;
  /** `Start over` */
  startAgain: string;
  /** `Loading the first questions…` */
  asking: string;
  /** `Couldn’t load the questions` */
  beginFailed: string;
  /** `Step {step, number}` Heads a step, counted from 1. How many there will be is not known. */
  step: (step: number) => string;
  /** `{count, plural, one {# question answered} other {# questions answered}}` */
  answeredSoFar: (count: number) => string;
  /** `Nothing to answer here. Continue to the next step.` */
  nothingAsked: string;
  /** `Choose an answer or write your own.` */
  answerMissing: string;
  /** `Couldn’t load the options. Write your own answer.` */
  optionsUnreadable: string;
  /** `Back` */
  back: string;
  /** `Finish later` Leaves the questions before their end. */
  finishLater: string;
  /** `Continue` */
  next: string;
  /** `Sending…` */
  sending: string;
  /** `Couldn’t send your answers. They’re still here.` */
  sendFailed: string;
  /** `View only` */
  readOnly: string;
  /** `Your answers are saved on this device until you finish or sign out.` */
  savedHere: string;
  /** `Unsent answers are saved on this device until you send them or sign out.` */
  draftsSavedHere: string;
  /** `Couldn’t save your answers on this device` */
  notSaved: string;
  /** `You can continue, but don’t leave or refresh this page.` */
  notSavedText: string;
  /** `That’s all we need` */
  completedTitle: string;
  /** `Your answers were saved. Here’s what you told us.` */
  completedText: string;
  /** `Your answers` */
  summary: string;
  /** `Earlier answers` */
  earlierAnswers: string;
  /** `Couldn’t load all earlier answers` */
  earlierFailed: string;
  /** `Your organization hasn’t answered any questions yet.` */
  nothingStored: string;
  /** `Questions for you` Names the region of the questions behind a link. */
  delegated: string;
  /** `{assigner, select, undefined {{organisation, select, undefined {Someone has questions for you} other {{organisation} has questions for you}}} other {{organisation, select, undefined {{assigner} has questions for you} other {{assigner} from {organisation} has questions for you}}}}` */
  asksYou: (assigner: string | undefined, organisation: string | undefined) => string;
  /** `Answer what you can now and come back to this link for the rest. No account needed.` */
  delegatedText: string;
  /** `{answered, number} of {total, number} answered` */
  delegatedProgress: (answered: number, total: number) => string;
  /** `Due {date}` */
  due: (date: string) => string;
  /** `Overdue since {date}` */
  overdue: (date: string) => string;
  /** `Answered` */
  answered: string;
  /** `Your answer` */
  yourAnswer: string;
  /** `Change answer` */
  changeAnswer: string;
  /** `Keep answer` */
  leaveAsItIs: string;
  /** `Write your own answer, or choose another one.` */
  ownWordsWanted: string;
  /** `Choose all that apply` */
  chooseSeveral: string;
  /** `{count, plural, =0 {Send answers} one {Send # answer} other {Send # answers}}` */
  sendAnswers: (count: number) => string;
  /** `Answer at least one question first.` */
  answerFirst: string;
  /** `{count, plural, one {# answer sent.} other {# answers sent.}} {left, plural, =0 {No questions left.} one {# question left.} other {# questions left.}}` */
  answersSent: (count: number, left: number) => string;
  /** `Couldn’t send your answers. They’re still here.` */
  answersNotSent: string;
  /** `All questions answered` */
  allAnswered: string;
  /** `Thank you. You can close this page.` */
  allAnsweredText: string;
  /** `No questions to answer` */
  nothingDelegated: string;
  /** `This link has no open questions.` */
  nothingDelegatedText: string;
  /** `{count, plural, one {Someone else has answered # of these questions} other {Someone else has answered # of these questions}}` */
  answeredByOthersTitle: (count: number) => string;
  /** `Your answers would replace theirs. Nothing has been sent yet.` */
  answeredByOthersText: string;
  /** `Send mine` */
  sendMine: string;
  /** `Keep theirs` */
  keepTheirs: string;
  /** `This link is incomplete` */
  linkIncomplete: string;
  /** `Part of it is missing. Copy the whole link from the message you received.` */
  linkIncompleteText: string;
  /** `This link isn’t valid` */
  linkUnknown: string;
  /** `Ask the person who sent it for a new one.` */
  linkUnknownText: string;
  /** `This link has expired` */
  linkEnded: string;
  /** `Ask the person who sent it for a new one.` */
  linkEndedText: string;
  /** `Your unsent answers` */
  whatYouWrote: string;
  /** `Couldn’t load the questions` */
  delegatedFailed: string;
  /** `Set up your workspace` Names the region of the onboarding by chapters. */
  product: string;
  /** `Chapters` */
  chapters: string;
  /** The chapters in order. */
  chapterNames: readonly string[];
  /** The parts of a chapter in order. */
  partNames: readonly string[];
  /** `{chapter} · {part}` */
  part: (chapter: string, part: string) => string;
  /** `completed` */
  partCompleted: string;
  /** `started` */
  partStarted: string;
  /** `not started` */
  partOpen: string;
  /** `{done, number} of {total, number} parts complete` Beside a chapter, as a ring with a figure. */
  partsDone: (done: number, total: number) => string;
  /** `Check your answers, change what’s wrong, and confirm the chapter.` */
  reviewText: string;
  /** `Save and continue` */
  saveAndContinue: string;
  /** `Confirm chapter` */
  confirmChapter: string;
  /** `Couldn’t load the questions` */
  questionsFailed: string;
  /** `Couldn’t load your progress` */
  statusFailed: string;
  /** `No questions in this part.` */
  noQuestions: string;
  /** `Raw data` */
  rawData: string;
  /** `View only` */
  notSendable: string;
  /** `Answers can’t be sent from this app.` */
  notSendableText: string;
  /** `Your answers were saved.` */
  saved: string;
  /** `All chapters are complete. You can still change your answers.` */
  productCompleted: string;
}

/** Words of the onboardings: the conversation, the chapters, and the questions behind a link, in English. */
export const onboardingWords: (format: Format) => OnboardingWords = words;
