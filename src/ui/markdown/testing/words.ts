import type { MarkdownWords } from '../Markdown.tsx';

export const words: MarkdownWords = {
  copyCode: 'Copy code',
  downloadCode: 'Download',
  wrapCode: 'Wrap lines',
  copied: 'Copied',
  copyFailed: 'Couldn’t copy',
  copyTable: 'Copy table',
  downloadTable: 'Download CSV',
  table: 'Table',
  code: 'Code',
  image: 'Image',
  details: 'Details',
  footnote: (label) => `Footnote ${label}`,
  citation: (number, source) => `Source ${number}: ${source}`,
  alerts: {
    note: 'Note',
    tip: 'Tip',
    important: 'Important',
    warning: 'Warning',
    caution: 'Caution',
  },
};
