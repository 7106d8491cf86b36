import type { MarkdownSettings } from './markdownContext.ts';
import styles from './Markdown.module.css';

interface FootnoteReferenceProps {
  label: string;
  settings: MarkdownSettings;
  /** Whether it is inside a link, which can hold no other control. */
  isInLink: boolean;
}

/**
 * The number of a footnote. A click shows and focuses the footnote; the page's address stays. Not a
 * button element, which is a box of its own: lines break before one.
 */
export function FootnoteReference({ label, settings, isInLink }: FootnoteReferenceProps) {
  if (isInLink) return <sup className={styles.footnoteMark}>{label}</sup>;
  return (
    <span
      role="button"
      tabIndex={0}
      className={styles.footnoteMark}
      aria-label={settings.words.footnote(label)}
      onClick={({ currentTarget }) => focusFootnote(currentTarget, label)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        focusFootnote(event.currentTarget, label);
      }}
    >
      {label}
    </span>
  );
}

function focusFootnote(reference: HTMLElement, label: string): void {
  const notes = reference
    .closest('[data-part="markdown"]')
    ?.querySelectorAll<HTMLElement>('[data-footnote]');
  [...(notes ?? [])].find(({ dataset }) => dataset['footnote'] === label)?.focus();
}
