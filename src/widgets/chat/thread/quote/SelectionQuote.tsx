import { useEffect, useRef, useState, type RefObject } from 'react';
import {
  Button,
  Icon,
  icons,
  isElement,
  screenScale,
  useEscape,
  VisuallyHidden,
} from '../../../../ui/index.ts';
import { useActions } from '../../context/ChatContext.ts';
import { useChatWords } from '../../context/useChatWords.ts';
import { rangeOf, selectionAround } from './selectedRange.ts';
import { quoteOf } from './quoteOf.ts';
import styles from './SelectionQuote.module.css';

/** A selection in an answer, with the position of its button in pixels, relative to the thread. */
interface Offer {
  text: string;
  top: number;
  left: number;
}

/** In pixels: the distance between selection and button, and the button's approximate size. */
const gap = 6;
const height = 32;
const width = 150;

export interface SelectionQuoteProps {
  /** The positioned box around the thread, which contains the button. */
  frame: RefObject<HTMLElement | null>;
}

/**
 * Offers to quote text selected in an answer, below the selection. The button is the next tab stop,
 * before the answer's links.
 */
export function SelectionQuote({ frame }: SelectionQuoteProps) {
  const words = useChatWords();
  const actions = useActions();
  const button = useRef<HTMLButtonElement>(null);
  const [offer, setOffer] = useState<Offer>();
  const [isQuoted, setQuoted] = useState(false);
  useEffect(() => {
    if (frame.current === null) return undefined;
    return watchSelection(frame.current, (found) => {
      setOffer(found);
      if (found !== undefined) setQuoted(false);
    });
  }, [frame]);
  const isOffered = offer !== undefined;
  useFirstTab(frame, button, isOffered);
  const leave = (): void => {
    if (frame.current !== null) clearSelection(frame.current);
    setOffer(undefined);
  };
  useEscape(frame, isOffered, leave);

  return (
    <>
      {offer !== undefined && (
        <Button
          ref={button}
          size="small"
          className={styles.quote}
          style={{ top: offer.top, left: offer.left }}
          // A press would clear the selection.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            actions.reuse(quoteOf(offer.text));
            setQuoted(true);
            leave();
          }}
        >
          <Icon path={icons.chat} size={14} />
          {words.askAboutThis}
        </Button>
      )}
      <VisuallyHidden aria-live="polite">{isQuoted ? words.quoted : ''}</VisuallyHidden>
    </>
  );
}

/** Reports selections in answers, but none while the pointer is still dragging. */
function watchSelection(
  frame: HTMLElement,
  onChange: (offer: Offer | undefined) => void,
): () => void {
  const page = frame.ownerDocument;
  const listening = new AbortController();
  const { signal } = listening;
  let isDrawing = false;
  let isSelected = false;
  const look = (): void => {
    isSelected = selectedText(frame) !== undefined;
    onChange(isDrawing ? undefined : offerIn(frame));
  };
  const setDrawing = (value: boolean) => (): void => {
    isDrawing = value;
    if (!value) look();
  };
  page.addEventListener('selectionchange', look, { signal });
  frame.addEventListener('pointerdown', setDrawing(true), { signal });
  for (const end of ['pointerup', 'pointercancel']) {
    page.addEventListener(end, setDrawing(false), { signal });
  }
  // Reading the selection forces a layout, and a thread scrolls with each streamed word.
  const onScroll = (): void => {
    if (isSelected) look();
  };
  frame.addEventListener('scroll', onScroll, { signal, capture: true, passive: true });
  look();
  return () => listening.abort();
}

const quotable = '[data-role="assistant"] [data-part="body"]';

function offerIn(frame: HTMLElement): Offer | undefined {
  const selected = selectedText(frame);
  if (selected === undefined) return undefined;
  const { text, bounds, end } = selected;
  const box = frame.getBoundingClientRect();
  if (bounds.bottom < box.top || bounds.top > box.bottom) return undefined;
  const scale = screenScale(frame);
  const room = { width: box.width / scale, height: box.height / scale };
  const below = (end.bottom - box.top) / scale + gap;
  const above = (end.top - box.top) / scale - height - gap;
  return {
    text,
    top: within(below + height > room.height ? above : below, room.height - height),
    left: within((end.right - box.left) / scale - width / 2, room.width - width),
  };
}

function within(value: number, max: number): number {
  return Math.max(gap, Math.min(value, max - gap));
}

/** Makes the button the next tab stop while the focus is in the thread or on the body. */
function useFirstTab(
  frame: RefObject<HTMLElement | null>,
  button: RefObject<HTMLElement | null>,
  isOffered: boolean,
): void {
  useEffect(() => {
    const page = frame.current?.ownerDocument;
    if (!isOffered || page === undefined) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      const [target] = event.composedPath();
      const isHere = target === page.body || (isElement(target) && frame.current?.contains(target));
      if (event.key !== 'Tab' || event.shiftKey || !isHere || target === button.current) return;
      event.preventDefault();
      button.current?.focus({ preventScroll: true });
    };
    page.addEventListener('keydown', onKeyDown);
    return () => page.removeEventListener('keydown', onKeyDown);
  }, [frame, button, isOffered]);
}

/**
 * Returns the text selected in one quotable element within a root, with the boxes of the whole
 * selection and of its last line.
 */
function selectedText(root: Element) {
  const selection = selectionAround(root);
  const range = rangeOf(selection, root);
  if (selection === null || range === undefined || range.collapsed) return undefined;
  const { commonAncestorContainer: common } = range;
  const holder = (isElement(common) ? common : common.parentElement)?.closest(quotable);
  const text = selection.toString() || range.toString();
  const end = [...range.getClientRects()].at(-1);
  if (holder === null || holder === undefined || !root.contains(holder)) return undefined;
  return text.trim() === '' || end === undefined
    ? undefined
    : { text, bounds: range.getBoundingClientRect(), end };
}

function clearSelection(root: Element): void {
  selectionAround(root)?.removeAllRanges();
}
