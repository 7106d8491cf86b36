import { createContext, type ReactNode } from 'react';

/** A complete code block. */
export interface CodeBlockContent {
  code: string;
  /** The info string as written. Undefined if there is none. */
  language: string | undefined;
}

/** A table in plain text. Rows and text may still be growing. */
export interface TableContent {
  head: readonly string[];
  /** Each row has as many cells as the head. */
  rows: readonly (readonly string[])[];
}

/** A link with an allowed URL. */
export interface LinkContent {
  /** An http, https or mailto URL. */
  href: string;
  /** Empty if there is none. */
  title: string;
  /** The link's content. */
  children: ReactNode;
}

/** An image from an allowed host. */
export interface ImageContent {
  src: string;
  /** Empty if there is none. */
  alt: string;
  /** Empty if there is none. */
  title: string;
}

/** A citation of a source in an answer. */
export interface CitationContent {
  /** Its 1-based position among the sources. */
  number: number;
  /** The target. Undefined if the URL isn't allowed. */
  href: string | undefined;
  /** Undefined if the source has none. */
  title: string | undefined;
}

/**
 * Renders a part of an answer instead of the built-in rendering.
 *
 * @param ours - The built-in rendering. Return it unchanged, or wrap it.
 */
export type RenderPart<Content> = (content: Content, defaultContent: ReactNode) => ReactNode;

/**
 * A host's rendering of parts of answers. These are functions, not components: define them inline
 * if you like, but don't call hooks in them. If one throws, the built-in rendering is used.
 */
export interface MarkdownRenderers {
  /** Called once a block is complete, so that no partial diagram is rendered. */
  codeBlock?: RenderPart<CodeBlockContent>;
  table?: RenderPart<TableContent>;
  /** Called for allowed URLs. Other links are text. */
  link?: RenderPart<LinkContent>;
  /** Called for images from the provider's `imageHosts`. Other images are links. */
  image?: RenderPart<ImageContent>;
  citation?: RenderPart<CitationContent>;
}

/** The renderers for the subtree. Their provider must catch errors that they throw. */
export const RenderersContext = createContext<MarkdownRenderers>({});
