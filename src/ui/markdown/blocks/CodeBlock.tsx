import { memo, useContext, useState, type ReactNode } from 'react';
import { joinText, type Code, type GrowingText } from '../../../markdown/index.ts';
import { Button } from '../../button/Button.tsx';
import { BlockActions } from './BlockActions.tsx';
import { createSequenceView, type ItemViewProps } from './createSequenceView.tsx';
import { findLanguage } from '../highlight/languages.ts';
import { HighlightedCode } from '../highlight/HighlightedCode.tsx';
import type { MarkdownContext } from '../markdownContext.ts';
import { RenderersContext } from '../renderers.ts';
import { ScrollRegion } from './ScrollRegion.tsx';
import styles from '../Markdown.module.css';

/** Renders a code block with its language and buttons to copy and download it. */
export function CodeBlock({ block, context }: { block: Code; context: MarkdownContext }) {
  const { words } = context.settings;
  const { codeBlock } = useContext(RenderersContext);
  const language = block.info.split(/\s/, 1)[0] || undefined;
  const label = language ?? words.code;
  const [isWrapped, setWrapped] = useState(false);
  const figure = (
    <figure
      aria-label={label}
      className={styles.figure}
      data-part="code-block"
      data-wrapped={isWrapped ? '' : undefined}
    >
      <figcaption className={styles.caption}>
        <span className={styles.language}>{label}</span>
        <Button
          variant="quiet"
          size="small"
          className={styles.wrap}
          aria-pressed={isWrapped}
          onClick={() => setWrapped(!isWrapped)}
        >
          {words.wrapCode}
        </Button>
        <BlockActions
          copyLabel={words.copyCode}
          downloadLabel={words.downloadCode}
          text={() => codeOf(block)}
          file={() => new File([codeOf(block)], `${words.code}.${extensionOf(language)}`)}
          settings={context.settings}
        />
      </figcaption>
      <ScrollRegion label={label} dir="ltr">
        <pre className={styles.pre} translate="no">
          <code className={styles.codeText}>{renderCode(block, language, context)}</code>
        </pre>
      </ScrollRegion>
    </figure>
  );
  if (block.isOpen) return figure;
  return codeBlock?.({ code: codeOf(block), language }, figure) ?? figure;
}

/** In characters. Highlighting longer code would block the page. */
const maxHighlightedLength = 20_000;

function renderCode(
  block: Code,
  language: string | undefined,
  context: MarkdownContext,
): ReactNode {
  const plain = renderPlain(block.text, context);
  if (block.isOpen) return plain;
  const known = language === undefined ? undefined : findLanguage(language);
  if (known === undefined) return plain;
  const code = codeOf(block);
  if (code.length > maxHighlightedLength) return plain;
  return <HighlightedCode code={code} language={known} />;
}

function codeOf(block: Code): string {
  return joinText(block.text).replace(/\n$/, '');
}

/** Renders plain code in separate boxes, so that the browser lays out only the last one again. */
function renderPlain({ parts, tail }: GrowingText, context: MarkdownContext): ReactNode {
  return (
    <>
      {parts.length > 0 && <CodeParts items={parts} context={context} detail={undefined} />}
      {tail.replace(/\n$/, '')}
    </>
  );
}

const CodeParts = createSequenceView(
  memo(function Part({ item }: ItemViewProps<string, undefined>) {
    return <span className={styles.codePart}>{item}</span>;
  }),
);

/** Returns a language's file extension without the dot, or `txt` for an unknown language. */
function extensionOf(language: string | undefined): string {
  const name = language?.toLowerCase() ?? '';
  return extensions.get(name) ?? 'txt';
}

/** Each extension, followed by its language's other names. */
const extensions: ReadonlyMap<string, string> = new Map(
  [
    'c h',
    'cpp c++',
    'cs csharp c#',
    'css',
    'csv',
    'diff patch',
    'dart',
    'go golang',
    'graphql gql',
    'html',
    'ini',
    'java',
    'js javascript mjs cjs',
    'json jsonc',
    'jsx',
    'kt kotlin',
    'less',
    'lua',
    'md markdown',
    'mmd mermaid',
    'php',
    'pl perl',
    'proto protobuf',
    'py python',
    'r',
    'rb ruby',
    'rs rust',
    'scala',
    'scss',
    'sh bash shell zsh',
    'sql',
    'svelte',
    'svg',
    'swift',
    'tex latex',
    'toml',
    'ts typescript',
    'tsx',
    'vue',
    'xml',
    'yaml yml',
  ].flatMap((line) => {
    const names = line.split(' ');
    const [extension = ''] = names;
    return names.map((name) => [name, extension] as const);
  }),
);
