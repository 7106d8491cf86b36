import { memo } from 'react';
import type { Definitions } from './definitions.ts';
import { lexBlock } from './lexBlock.ts';
import type { MarkdownSettings } from './markdownContext.ts';
import { renderBlocks } from './renderBlocks.tsx';
import { repairTail } from './repairTail.ts';

interface MarkdownBlockProps {
  raw: string;
  definitions: Definitions;
  settings: MarkdownSettings;
  /** Whether it is still being written. */
  isOpen: boolean;
}

/** One top-level block. Rendered again only when its own text changes. */
export const MarkdownBlock = memo(function MarkdownBlock({
  raw,
  definitions,
  settings,
  isOpen,
}: MarkdownBlockProps) {
  const tokens = lexBlock(isOpen ? repairTail(raw) : raw, definitions);
  return renderBlocks(tokens, {
    ...settings,
    isOpen,
    hasDirection: false,
    isInLink: false,
    depth: 0,
  });
});
