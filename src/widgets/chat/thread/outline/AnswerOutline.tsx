import { useEffect, useState, type RefObject } from 'react';
import { Button, Icon, icons, isHtmlElement, observeSize } from '../../../../ui/index.ts';
import { useChatWords } from '../../context/useChatWords.ts';
import { focusMessage } from '../message/focusMessage.ts';
import { hasFormAt, type ThreadScroll } from '../scroll/threadScroll.ts';
import styles from './AnswerOutline.module.css';

const minHeadings = 3;

export interface AnswerOutlineProps {
  scroll: ThreadScroll;
  scroller: RefObject<HTMLElement | null>;
  /** The element that grows as answers arrive. */
  content: RefObject<HTMLElement | null>;
}

/**
 * Lists a long answer's headings beside it in a wide chat, with the current one marked, and above
 * it a link back to the question.
 */
export function AnswerOutline({ scroll, scroller, content }: AnswerOutlineProps) {
  const words = useChatWords();
  const [seen, setSeen] = useState<AnswerInView>();
  useEffect(() => {
    const box = scroller.current;
    if (box === null || content.current === null) return undefined;
    return watch(box, content.current, setSeen);
  }, [scroller, content]);
  const go = (target: HTMLElement): void => {
    scroll.hold();
    focusMessage(target);
    target.scrollIntoView({ block: 'start' });
  };
  if (seen === undefined) return null;
  const { question, headings, current } = seen;
  return (
    <>
      {question !== undefined && (
        <Button
          className={styles.question}
          aria-label={words.jumpToQuestion}
          title={words.jumpToQuestion}
          onClick={() => go(question)}
        >
          <Icon path={icons.arrowUp} />
        </Button>
      )}
      {headings.length >= minHeadings && (
        <nav className={styles.outline} aria-label={words.outline} data-part="outline">
          <ul className={styles.list}>
            {headings.map(({ element, text, depth }, index) => (
              <li key={index} className={styles.item} data-depth={depth}>
                <Button
                  variant="quiet"
                  size="small"
                  className={styles.heading}
                  dir="auto"
                  aria-current={element === current ? 'location' : undefined}
                  onClick={() => go(element)}
                >
                  {text}
                </Button>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}

/**
 * Calls back when scrolling or a change of the thread brings another answer or heading into view.
 * Reads the layout while it is clean, and calls back in the next frame.
 */
function watch(
  scroller: HTMLElement,
  content: HTMLElement,
  onChange: (seen: AnswerInView | undefined) => void,
): () => void {
  let seen: AnswerInView | undefined;
  let frame: number | undefined;
  const look = (): void => {
    const next = keepSame(seen, answerInView(scroller, content));
    if (next === seen) return;
    seen = next;
    frame ??= requestAnimationFrame(() => {
      frame = undefined;
      onChange(seen);
    });
  };
  const stops = [scroller, content].map((element) => observeSize(element, look));
  scroller.addEventListener('scroll', look, { passive: true });
  return () => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    for (const stop of stops) stop();
    scroller.removeEventListener('scroll', look);
  };
}

/** Keeps the identity of an equal state, so that scrolling within a section renders nothing. */
function keepSame(
  now: AnswerInView | undefined,
  next: AnswerInView | undefined,
): AnswerInView | undefined {
  const isSame =
    now?.answer === next?.answer &&
    now?.question === next?.question &&
    now?.current === next?.current &&
    now?.headings.length === next?.headings.length &&
    now?.headings.every(({ text }, index) => text === next?.headings[index]?.text);
  return isSame === true ? now : next;
}

interface OutlineHeading {
  element: HTMLElement;
  text: string;
  /** Its level, from 0. */
  depth: number;
}

interface AnswerInView {
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
function answerInView(scroller: HTMLElement, content: HTMLElement): AnswerInView | undefined {
  const { top } = scroller.getBoundingClientRect();
  const messages = [...content.children].filter((child) => isHtmlElement(child, 'article'));
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
