import {
  createElement,
  Fragment,
  memo,
  useContext,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
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
import { RenderersContext } from '../renderers.ts';
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

/** Renders inline text among other content. */
export const Inline = memo(function Inline(props: InlineProps) {
  return useContent(props, useNodes(props), false);
});

interface InlineElementProps extends InlineProps {
  tag: 'p' | 'td' | 'th' | `h${number}`;
  className: string | undefined;
  dir: 'auto' | undefined;
  /** Earlier text of a long paragraph. @default none */
  before?: ReactNode;
}

/**
 * Renders an element whose content is inline text. Texts that were complete from the first need no
 * elements of their own as long as they stay: they are two fifths of all elements of an answer.
 */
export const InlineElement = memo(function InlineElement(props: InlineElementProps) {
  const { tag, className, dir, before, isOpen = false } = props;
  const nodes = useNodes(props);
  const { link } = useContext(RenderersContext);
  const [first] = useState({ nodes, isOpen });
  const isFinal =
    nodes === first.nodes && !first.isOpen && before === undefined && link === undefined;
  // Bare texts can't be changed, see `stableText`: the element is replaced.
  const key = isFinal ? 'final' : 'changing';
  const scope = tag === 'th' ? 'col' : undefined;
  const content = useContent(props, nodes, isFinal);
  return createElement(tag, { key, dir, scope, className }, before, content);
});

/** Returns what a text consists of. Text without brackets refers to nothing, so it ignores new references. */
function useNodes({ text, context, isOpen = false }: InlineProps): readonly InlineNode[] {
  const { hasMath } = context.settings;
  const refers = text.includes('[');
  const definitions = refers ? context.definitions : noDefinitions;
  const sourceCount = refers ? context.sources.length : 0;
  return useMemo(
    () => parseInline(text, { definitions, isOpen, hasMath, sourceCount }),
    [text, isOpen, hasMath, definitions, sourceCount],
  );
}

// A custom comparison of `memo` would take a second fiber for each text.
function useContent(
  { text, context, isName = false }: InlineProps,
  nodes: readonly InlineNode[],
  isFinal: boolean,
): ReactNode {
  const { settings } = context;
  const sources = text.includes('[') ? context.sources : noSources;
  return useMemo(
    () =>
      renderNodes(nodes, {
        settings,
        sources,
        isName: isName || settings.isName,
        isInLink: false,
        isFinal,
      }),
    [nodes, settings, sources, isName, isFinal],
  );
}

const noSources: readonly MarkdownSource[] = [];

interface Place {
  settings: MarkdownSettings;
  sources: readonly MarkdownSource[];
  /** True if the text names an element, for which testing libraries drop the space within others. */
  isName: boolean;
  /** True inside a link, where links can't nest. */
  isInLink: boolean;
  /** True if no text changes, nor what is beside it: texts are bare. */
  isFinal: boolean;
}

function renderNodes(nodes: readonly InlineNode[], place: Place): ReactNode {
  if (place.isFinal && nodes.some(({ kind }) => changingKinds.has(kind))) {
    return renderNodes(nodes, { ...place, isFinal: false });
  }
  const parts = nodes.flatMap((node, index) =>
    renderNode(beforeMark(node, nodes[index + 1]), place),
  );
  // Spread as children, which need no keys. Keyed fragments would double the render time.
  return createElement(Fragment, null, ...parts);
}

/** Kinds whose element can be another later: a formula loads, an image fails. */
const changingKinds: ReadonlySet<InlineNode['kind']> = new Set([
  'math',
  'citation',
  'footnote',
  'image',
]);

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
      if (place.isFinal) return node.text;
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
