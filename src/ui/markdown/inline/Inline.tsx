import { createElement, Fragment, memo, useMemo, type ReactNode } from 'react';
import {
  noDefinitions,
  parseInline,
  textOf,
  type InlineNode,
  type TagName,
} from '../../../markdown/index.ts';
import { stableParts } from '../../value/stableText.ts';
import { Formula } from '../formula/Formula.tsx';
import { FootnoteReference } from './FootnoteReference.tsx';
import { MarkdownImage } from './MarkdownImage.tsx';
import { MarkdownLink } from './MarkdownLink.tsx';
import { CitationLink } from './CitationLink.tsx';
import type { MarkdownContext, MarkdownSettings, MarkdownSource } from '../markdownContext.ts';
import styles from '../Markdown.module.css';

interface InlineProps {
  text: string;
  context: MarkdownContext;
  /** True if more text will follow. @default false */
  isOpen?: boolean;
  /** True if it names its element, such as a heading or a cell. @default false */
  isName?: boolean;
}

/** Renders inline text. Text without brackets refers to nothing, so it ignores new references. */
export const Inline = memo(function Inline({
  text,
  context,
  isOpen = false,
  isName = false,
}: InlineProps) {
  const { settings } = context;
  const refers = text.includes('[');
  const definitions = refers ? context.definitions : noDefinitions;
  const sources = refers ? context.sources : noSources;
  // A custom comparison of `memo` would take a second fiber for each text.
  return useMemo(() => {
    const { hasMath } = settings;
    const nodes = parseInline(text, { definitions, isOpen, hasMath, sourceCount: sources.length });
    return renderNodes(nodes, {
      settings,
      sources,
      isName: isName || settings.isName,
      isInLink: false,
    });
  }, [text, isOpen, isName, settings, definitions, sources]);
});

const noSources: readonly MarkdownSource[] = [];

interface Place {
  settings: MarkdownSettings;
  sources: readonly MarkdownSource[];
  /** True if the text names an element, for which testing libraries drop the space within others. */
  isName: boolean;
  /** True inside a link, where links can't nest. */
  isInLink: boolean;
}

function renderNodes(nodes: readonly InlineNode[], place: Place): ReactNode {
  const parts = nodes.flatMap((node, index) =>
    renderNode(beforeMark(node, nodes[index + 1]), place),
  );
  // Spread as children, which need no keys. Keyed fragments would double the render time.
  return createElement(Fragment, null, ...parts);
}

/** Renders the content of an element, in which text alone is stable without one of its own. */
function contentOf(nodes: readonly InlineNode[], place: Place): ReactNode {
  const [first] = nodes;
  return nodes.length === 1 && first?.kind === 'text' ? first.text : renderNodes(nodes, place);
}

/**
 * Keeps a citation number on the line of its text. A word joiner alone doesn't: Chromium breaks
 * lines at a space before one.
 */
function beforeMark(node: InlineNode, next: InlineNode | undefined): InlineNode {
  if (node.kind !== 'text' || !beginsWithMark(next)) return node;
  const words = node.text.trimEnd();
  return words === node.text ? node : { ...node, text: `${words}\u00a0` };
}

/** Returns true for a number, or styled text that starts with one. */
function beginsWithMark(node: InlineNode | undefined): boolean {
  switch (node?.kind) {
    case 'citation':
    case 'footnote':
      return true;
    case 'strong':
    case 'emphasis':
    case 'deleted':
      return beginsWithMark(node.children[0]);
    default:
      return false;
  }
}

function renderNode(node: InlineNode, place: Place): ReactNode | ReactNode[] {
  switch (node.kind) {
    case 'text':
      return place.isName || node.text.trim() === '' ? (
        stableParts(node.text, styles.text)
      ) : (
        <span className={styles.text}>{node.text}</span>
      );
    case 'strong':
      return <strong className={styles.strong}>{contentOf(node.children, place)}</strong>;
    case 'emphasis':
      return <em className={styles.emphasis}>{contentOf(node.children, place)}</em>;
    case 'deleted':
      return <del className={styles.deleted}>{contentOf(node.children, place)}</del>;
    case 'tag':
      return createElement(
        node.name,
        { className: tagStyles[node.name] },
        contentOf(node.children, place),
      );
    case 'code':
      return (
        <code className={styles.code} dir="ltr" translate="no">
          {node.text}
        </code>
      );
    case 'math':
      return <Formula tex={node.text} isDisplay={node.isDisplay} />;
    case 'break':
      return <br className={styles.break} />;
    case 'markup':
      return renderTag(node.text);
    case 'link':
      // A bare URL inside a link's text isn't a link of its own.
      if (place.isInLink) return renderNodes(node.children, place);
      return (
        <MarkdownLink href={node.href} title={node.title}>
          {renderNodes(node.children, { ...place, isName: true, isInLink: true })}
        </MarkdownLink>
      );
    case 'citation': {
      const source = place.sources[node.number - 1];
      if (source === undefined) return stableParts(`[${node.number}]`, styles.text);
      const { settings, isInLink } = place;
      return (
        <CitationLink
          number={node.number}
          source={source}
          settings={settings}
          isInLink={isInLink}
        />
      );
    }
    case 'footnote':
      return (
        <FootnoteReference
          number={node.number}
          settings={place.settings}
          isInLink={place.isInLink}
        />
      );
    case 'image':
      return (
        <MarkdownImage
          href={node.href}
          title={node.title}
          alt={textOf(node.children)}
          settings={place.settings}
          isInLink={place.isInLink}
        />
      );
  }
}

const tagStyles: Readonly<Record<TagName, string | undefined>> = {
  strong: styles.strong,
  em: styles.emphasis,
  del: styles.deleted,
  code: styles.code,
  kbd: styles.key,
  mark: styles.mark,
  sub: styles.sub,
  sup: styles.sup,
  u: styles.underlined,
};

/** Shows unsupported tags as text, except comments, line breaks and paragraph ends. */
function renderTag(tag: string): ReactNode | ReactNode[] {
  if (tag.startsWith('<!--') || /^<\/p\s*>$/i.test(tag)) return null;
  return /^<(?:br|p)(?:\s[^<>]*)?\/?>$/i.test(tag) ? (
    <br className={styles.break} />
  ) : (
    stableParts(tag, styles.text)
  );
}
