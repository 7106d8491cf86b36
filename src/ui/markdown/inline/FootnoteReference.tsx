import type { MarkdownSettings } from '../markdownContext.ts';
import styles from '../Markdown.module.css';

interface FootnoteReferenceProps {
  number: number;
  settings: MarkdownSettings;
  /** True inside a link, which can't contain another control. */
  isInLink: boolean;
}

/**
 * A footnote's number, which reveals and focuses the footnote without changing the URL. Not a
 * button element, as its box would allow a line break before it.
 */
export function FootnoteReference({ number, settings, isInLink }: FootnoteReferenceProps) {
  if (isInLink) return <sup className={styles.footnoteMark}>{number}</sup>;
  return (
    <span
      role="button"
      tabIndex={0}
      className={styles.footnoteMark}
      aria-label={settings.words.footnote(String(number))}
      onClick={({ currentTarget }) => focusFootnote(currentTarget, number)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        focusFootnote(event.currentTarget, number);
      }}
    >
      {number}
    </span>
  );
}

function focusFootnote(reference: HTMLElement, number: number): void {
  const notes = reference
    .closest('[data-part="markdown"]')
    ?.querySelectorAll<HTMLElement>('[data-footnote]');
  [...(notes ?? [])].find(({ dataset }) => dataset['footnote'] === String(number))?.focus();
}
