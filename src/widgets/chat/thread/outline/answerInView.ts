import { hasFormAt } from '../scroll/hasFormAt.ts';

/** A heading of an answer. */
export interface OutlineHeading {
  element: HTMLElement;
  text: string;
  /** Its depth, from 0. */
  depth: number;
}

/** The answer that fills the top of a thread, and how much of it lies above. */
export interface AnswerInView {
  answer: HTMLElement;
  /**
   * The person's message that a long answer is to, where it is out of view above. Not while a form
   * lies at the top, whose fields a button would cover.
   */
  question: HTMLElement | undefined;
  /** Empty in a box without room for them. */
  headings: readonly OutlineHeading[];
  /** The heading whose words are read now. */
  current: HTMLElement | undefined;
}

/** In pixels: the column of messages, and room for words beside it. */
const wide = 1_120;

/** In heights of the thread: longer answers lead back to their question. */
const long = 1.5;

/** In pixels: a heading this far below the top of the thread is the one that is read. */
const readingLine = 48;

/** Finds the answer at the top of a thread's scroller; undefined where none is rendered. */
export function answerInView(scroller: HTMLElement): AnswerInView | undefined {
  const { top } = scroller.getBoundingClientRect();
  const messages = [...scroller.querySelectorAll<HTMLElement>('article')];
  const index = messages.findIndex(
    (message) =>
      message.dataset['role'] === 'assistant' &&
      message.getBoundingClientRect().bottom > top + readingLine,
  );
  const answer = messages[index];
  if (answer === undefined) return undefined;
  const before = messages[index - 1];
  const isAbove =
    before?.dataset['role'] === 'user' &&
    before.getBoundingClientRect().bottom < top &&
    answer.offsetHeight > long * scroller.clientHeight &&
    !hasFormAt(scroller, 'top');
  const headings = scroller.clientWidth < wide ? [] : headingsIn(answer);
  return {
    answer,
    question: isAbove ? before : undefined,
    headings,
    current: headings.findLast(
      ({ element }) => element.getBoundingClientRect().top <= top + readingLine,
    )?.element,
  };
}

function headingsIn(answer: HTMLElement): OutlineHeading[] {
  const found = [
    ...answer.querySelectorAll<HTMLElement>(
      '[data-part="markdown"] > * > :is(h1, h2, h3, h4, h5, h6)',
    ),
  ];
  const levels = found.map(({ tagName }) => Number(tagName.slice(1)));
  const highest = Math.min(...levels);
  return found.map((element, index) => ({
    element,
    text: element.textContent,
    depth: Math.min(2, (levels[index] ?? highest) - highest),
  }));
}
