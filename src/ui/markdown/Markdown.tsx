import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Blocks } from './blocks/Blocks.tsx';
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
  /** GitHub flavoured markdown. May grow: only its end is then read and rendered again. */
  text: string;
  /** The words around code, tables and images. Memoise this object: a new one renders everything again. */
  words: MarkdownWords;
  /**
   * True if the text is still being written. What is open at its end is then closed, so that no
   * half-written mark is seen.
   *
   * @default false
   */
  streaming?: boolean;
  /**
   * Hosts whose images are loaded, by https alone: `images.example.com`, or `*.example.com` for
   * every host below it. Images from elsewhere are shown as links.
   *
   * @default none
   */
  allowedImageHosts?: readonly string[];
  /**
   * The level of the text's first heading, so that it fits under the host page's own; the others
   * follow it, from this level down to h6. `as-written` leaves the levels alone.
   *
   * @default 3
   */
  headingLevel?: number | 'as-written';
  /**
   * True if formulas in TeX are drawn: `$x$` and `\\(x\\)` among words, `$$x$$` and `\\[x\\]` on
   * lines of their own. Their code is loaded with the first one.
   *
   * @default false
   */
  math?: boolean;
  /** The sources that `[1]`, `[1, 2]` and `[^1]` refer to. Memoise this list. @default nothing */
  sources?: readonly MarkdownSource[];
  /** Called with the code that was copied from a code block. */
  onCopy?: (code: string) => void;
  /**
   * Called with the number of a source whose citation was pressed. Memoise this function.
   *
   * @default citations lead to their pages
   */
  onOpenSource?: ((number: number) => void) | undefined;
}

/**
 * Renders markdown that nobody vouches for. Of raw HTML, the
 * tags of a few styles are drawn, without attributes, and the rest is shown as text; links lead to http, https
 * and mailto alone and open apart from the host page; images load from allowed hosts alone.
 */
export function Markdown({
  text,
  words,
  streaming = false,
  allowedImageHosts = noHosts,
  headingLevel = 3,
  math = false,
  sources = noSources,
  onCopy,
  onOpenSource,
}: MarkdownProps) {
  const handleCopy = useStableHandler(onCopy);
  const hosts = allowedImageHosts.join(' ');
  const [reader] = useState(createReader);
  const { blocks, definitions } = reader.read(text, streaming);
  const firstLevel = firstHeading(blocks)?.level;
  const settings = useMemo<MarkdownSettings>(
    () => ({
      words,
      allowedImageHosts: hosts.split(' '),
      onCopy: handleCopy,
      onOpenSource,
      hasMath: math,
    }),
    [words, hosts, handleCopy, onOpenSource, math],
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

/** Looks in the first page alone, so that a long text costs no more with each word that comes. */
function firstHeading({ pages }: Sequence<Block>): Heading | undefined {
  return pages[0]?.flat().find((block) => block.kind === 'heading');
}

const noHosts: readonly string[] = [];
const noSources: readonly MarkdownSource[] = [];

/** A handler that stays the same while the one that it calls may change. */
function useStableHandler(handler: ((code: string) => void) | undefined): (code: string) => void {
  const latest = useRef(handler);
  useEffect(() => {
    latest.current = handler;
  });
  return useCallback((code: string) => latest.current?.(code), []);
}
