import type { MarkdownSettings } from './markdownContext.ts';
import styles from './Markdown.module.css';

interface FootnoteReferenceProps {
  label: string;
  settings: MarkdownSettings;
  /** Whether it is inside a link, which can hold no other control. */
  isInLink: boolean;
}

/** The number of a footnote. A click shows and focuses the footnote; the page's address stays. */
export function FootnoteReference({ label, settings, isInLink }: FootnoteReferenceProps) {
  if (isInLink) return <sup className={styles.footnoteMark}>{label}</sup>;
  return (
    <button
      type="button"
      className={styles.footnoteMark}
      aria-label={settings.words.footnote(label)}
      onClick={({ currentTarget }) => {
        const notes = currentTarget
          .closest('[data-part="markdown"]')
          ?.querySelectorAll<HTMLElement>('[data-footnote]');
        [...(notes ?? [])].find(({ dataset }) => dataset['footnote'] === label)?.focus();
      }}
    >
      {label}
    </button>
  );
}
