import { useEffect, useState, type RefObject } from 'react';
import { Button, Icon, icons, observeSize } from '../../../../ui/index.ts';
import { useChatWords } from '../../context/useChatWords.ts';
import { focusMessage } from '../message/focusMessage.ts';
import type { ThreadScroll } from '../scroll/threadScroll.ts';
import { answerInView, type AnswerInView } from './answerInView.ts';
import styles from './AnswerOutline.module.css';

/** Fewer headings need no outline. */
const fewest = 3;

export interface AnswerOutlineProps {
  scroll: ThreadScroll;
  scroller: RefObject<HTMLElement | null>;
  /** The element that grows while answers arrive. */
  content: RefObject<HTMLElement | null>;
}

/**
 * Beside a long answer, in a wide box: its headings, of which the one that is read is marked. Above
 * it: the way back to the question.
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
      {headings.length >= fewest && (
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
 * Calls back when the reader scrolls, or the thread changes, to another answer or heading. The page is
 * read while it is laid out, and the callback comes in the next frame.
 */
function watch(
  scroller: HTMLElement,
  content: HTMLElement,
  onChange: (seen: AnswerInView | undefined) => void,
): () => void {
  let seen: AnswerInView | undefined;
  let frame: number | undefined;
  const look = (): void => {
    const next = keepSame(seen, answerInView(scroller));
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

/** Nothing is rendered again while the reader scrolls within one section. */
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
