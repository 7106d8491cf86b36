import { hasFormAt } from '../scroll/hasFormAt.ts';

/** A heading of an answer. */
export interface OutlineHeading {
  element: HTMLElement;
  text: string;
  /** Its level, from 0. */
  depth: number;
}

/** The answer at the top of the viewport. */
export interface AnswerInView {
  answer: HTMLElement;
  /**
   * The user's message that a long answer replies to, if scrolled out above. Undefined while a form
   * is at the top, since a button would cover its fields.
   */
  question: HTMLElement | undefined;
  /** Empty if there is no room beside the answer. */
  headings: readonly OutlineHeading[];
  /** The heading of the section being read. */
  current: HTMLElement | undefined;
}

/** The minimum width for an outline, in pixels: the column of messages with room beside it. */
const wide = 1_120;

/** The answer length, in viewport heights, from which a link to the question is shown. */
const long = 1.5;

/** In pixels. The last heading above this offset from the top is the current one. */
const readingLine = 48;

/** Finds the answer at the top of a thread's scroller. Undefined if none is rendered. */
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
