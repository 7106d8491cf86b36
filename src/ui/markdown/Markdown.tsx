import { useMemo, useState } from 'react';
import { Blocks } from './blocks/Blocks.tsx';
import { useLatest } from '../useLatest.ts';
import { createReader, type Block, type Heading, type Sequence } from '../../markdown/index.ts';
import type {
  MarkdownContext,
  MarkdownSettings,
  MarkdownSource,
  MarkdownWords,
} from './markdownContext.ts';
import styles from './Markdown.module.css';

export type { MarkdownSource, MarkdownWords } from './markdownContext.ts';

export interface MarkdownProps {
  /** GitHub Flavored Markdown. Parsed and rendered incrementally when text is appended. */
  text: string;
  /** The labels of code, tables and images. Memoise it: a new object re-renders everything. */
  words: MarkdownWords;
  /**
   * True while the text is still arriving. Open markup at its end is closed, so that no partial
   * delimiters show.
   *
   * @default false
   */
  streaming?: boolean;
  /**
   * Hosts from which images are loaded, by https only: `images.example.com`, or `*.example.com` for
   * all subdomains. Other images become links.
   *
   * @default none
   */
  allowedImageHosts?: readonly string[];
  /**
   * The level of the text's first heading, to fit under the host page's own. The others are shifted
   * with it, between this level and h6. `as-written` keeps the levels.
   *
   * @default 3
   */
  headingLevel?: number | 'as-written';
  /**
   * Renders TeX formulas: `$x$` and `\\(x\\)` inline, `$$x$$` and `\\[x\\]` as blocks. The renderer
   * loads with the first formula.
   *
   * @default false
   */
  math?: boolean;
  /** True if the text names an element, by `aria-labelledby`. @default false */
  isName?: boolean;
  /** The sources of `[1]`, `[1, 2]` and `[^1]`. Memoise this list. @default none */
  sources?: readonly MarkdownSource[];
  /** Called with code copied from a code block. */
  onCopy?: (code: string) => void;
  /**
   * Called with the number of the source when its citation is pressed. Memoise this function.
   *
   * @default citations link to their pages
   */
  onOpenSource?: ((number: number) => void) | undefined;
}

/**
 * Renders untrusted Markdown. Of raw HTML only a few style tags are rendered, without attributes;
 * everything else is shown as text. Links are limited to http, https and mailto and open in a new
 * tab; images load from allowed hosts only.
 */
export function Markdown({
  text,
  words,
  streaming = false,
  allowedImageHosts = noHosts,
  headingLevel = 3,
  math = false,
  isName = false,
  sources = noSources,
  onCopy,
  onOpenSource,
}: MarkdownProps) {
  const latestCopy = useLatest(onCopy);
  const hosts = allowedImageHosts.join(' ');
  const [reader] = useState(createReader);
  const { blocks, definitions } = reader.read(text, streaming);
  const firstLevel = firstHeading(blocks)?.level;
  const settings = useMemo<MarkdownSettings>(
    () => ({
      words,
      allowedImageHosts: hosts.split(' '),
      onCopy: (code) => latestCopy.current?.(code),
      onOpenSource,
      hasMath: math,
      isName,
    }),
    [words, hosts, latestCopy, onOpenSource, math, isName],
  );

  const context = useMemo<MarkdownContext>(
    () => ({
      settings,
      headingLevel: (level) =>
        headingLevel === 'as-written'
          ? level
          : Math.min(6, headingLevel + Math.max(0, level - (firstLevel ?? level))),
      definitions,
      sources,
    }),
    [settings, headingLevel, firstLevel, definitions, sources],
  );
  return (
    <div className={styles.markdown} data-part="markdown">
      <Blocks items={blocks} context={context} detail="top" />
    </div>
  );
}

/** Searches the first page only, so that appending to a long text stays cheap. */
function firstHeading({ pages }: Sequence<Block>): Heading | undefined {
  return pages[0]?.flat().find((block) => block.kind === 'heading');
}

const noHosts: readonly string[] = [];
const noSources: readonly MarkdownSource[] = [];
