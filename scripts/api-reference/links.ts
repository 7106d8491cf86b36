import { headingId } from '../headingId.ts';
import type { ExcerptToken } from './readModel.ts';

/** Returns the link to a name's explanation, such as `#chat` or `react.md#chat`, if any. */
export type Locate = (name: string) => string | undefined;

/** The anchor that GitHub gives a heading; of several alike, the later ones are numbered. */
export function createAnchors(): (heading: string) => string {
  const given = new Map<string, number>();
  return (heading) => {
    const slug = headingId(heading);
    const before = given.get(slug) ?? 0;
    given.set(slug, before + 1);
    return before === 0 ? slug : `${slug}-${before}`;
  };
}

/** A type on one line, as code, with a link from each name that is explained. */
export function linkedType(tokens: readonly ExcerptToken[], locate: Locate): string {
  const pieces: { text: string; address?: string | undefined }[] = [];
  for (const { kind, text } of tokens) {
    const plain = text.replaceAll('import("react").', '').replace(/\s+/g, ' ');
    const address = kind === 'Reference' ? locate(plain) : undefined;
    const last = pieces.at(-1);
    if (last !== undefined && last.address === undefined && address === undefined) {
      last.text += plain;
    } else {
      pieces.push({ text: plain, address });
    }
  }
  return pieces
    .filter(({ text }) => text.trim() !== '')
    .map(({ text, address }) =>
      address === undefined ? code(text) : `[${code(text)}](${address})`,
    )
    .join('');
}

/** A text as it is said in a page: its `{@link}`s are links. */
export function linkedText(text: string, locate: Locate): string {
  return text.replace(
    /\{@link\s+([^\s|}]+)(?:\s*\|\s*([^}]+))?\}/g,
    (_, target: string, words: string | undefined) => {
      const address = locate(target.split('.')[0] ?? target);
      const shown = words?.trim() ?? `\`${target}\``;
      return address === undefined ? shown : `[${shown}](${address})`;
    },
  );
}

/** A text that stays within a cell of a table. */
export function cell(text: string): string {
  return text.replace(/\s+/g, ' ').trim().replaceAll('|', '\\|');
}

/** Spaces at either end stay outside, where they are seen. */
function code(text: string): string {
  const shown = text.trim();
  const marked = shown.includes('`') ? `\`\` ${shown} \`\`` : `\`${shown}\``;
  return text.replace(shown, () => marked);
}
