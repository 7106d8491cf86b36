import { createContext, type ReactNode } from 'react';

/** A code block that has come to its end. */
export interface CodeBlockContent {
  code: string;
  /** As written after the fence; undefined when nothing was. */
  language: string | undefined;
}

/** A table, in plain words. It may still be growing, by rows and by words. */
export interface TableContent {
  head: readonly string[];
  /** Each row has as many cells as the head. */
  rows: readonly (readonly string[])[];
}

/** A link that may be followed. */
export interface LinkContent {
  /** Leads to http, https or mailto. */
  href: string;
  /** Empty when there is none. */
  title: string;
  /** The link's content. */
  children: ReactNode;
}

/** An image from an allowed host. */
export interface ImageContent {
  src: string;
  /** Empty when there is none. */
  alt: string;
  /** Empty when there is none. */
  title: string;
}

/** The number of a source in an answer. */
export interface CitationContent {
  /** Its place among the sources, from 1. */
  number: number;
  /** The target; undefined if the address may not be followed. */
  href: string | undefined;
  /** Undefined when the source has none. */
  title: string | undefined;
}

/**
 * Renders a part of an answer instead of the one of the kit.
 *
 * @param ours - The default rendering. Return it to leave the part as it is, or wrap it.
 */
export type RenderPart<Content> = (content: Content, ours: ReactNode) => ReactNode;

/**
 * A host's own rendering of parts of answers. These are functions, not components: they may be
 * written inline, and use no hooks themselves. What throws gives way to ours.
 */
export interface MarkdownRenderers {
  /** Called once a block is complete, so that no half-written diagram is drawn. */
  codeBlock?: RenderPart<CodeBlockContent>;
  table?: RenderPart<TableContent>;
  /** Called for links that may be followed. The others are text. */
  link?: RenderPart<LinkContent>;
  /** Called for images of the provider's `imageHosts`. The others are links. */
  image?: RenderPart<ImageContent>;
  citation?: RenderPart<CitationContent>;
}

/** The renderers for the answers below. Whoever provides them keeps what they throw from the answer. */
export const RenderersContext = createContext<MarkdownRenderers>({});
