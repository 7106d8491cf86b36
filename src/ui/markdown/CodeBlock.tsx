import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icons/Icon.tsx';
import { joinText, type Code } from '../../markdown/index.ts';
import { CodeText } from './CodeText.tsx';
import { findLanguage } from './highlight/languages.ts';
import { HighlightedCode } from './highlight/HighlightedCode.tsx';
import type { MarkdownContext } from './markdownContext.ts';
import { ScrollRegion } from './ScrollRegion.tsx';
import { useCopy } from '../useCopy.ts';
import styles from './Markdown.module.css';

interface CodeBlockProps {
  block: Code;
  context: MarkdownContext;
}

/** Code with the name of its language and a button that copies it. */
export function CodeBlock({ block, context }: CodeBlockProps) {
  const { words, onCopy } = context.settings;
  const language = block.info.split(/\s/, 1)[0] || undefined;
  const [result, copy] = useCopy(() => codeOf(block), onCopy);
  const label = language ?? words.code;
  return (
    <figure aria-label={label} className={styles.figure} data-part="code-block">
      <figcaption className={styles.caption}>
        <span className={styles.language}>{label}</span>
        <span role="status" className={styles.copyResult}>
          {result === 'copied' && words.copied}
          {result === 'failed' && words.copyFailed}
        </span>
        <Button variant="quiet" size="small" className={styles.copy} onClick={() => void copy()}>
          <Icon name={result === 'copied' ? 'check' : 'copy'} size={14} />
          {words.copyCode}
        </Button>
      </figcaption>
      <ScrollRegion label={label} dir="ltr">
        <pre className={styles.pre}>
          <code className={styles.codeText}>{renderCode(block, language, context)}</code>
        </pre>
      </ScrollRegion>
    </figure>
  );
}

/** Longer code stays plain: to read it would hold up the page. */
const longestHighlighted = 20_000;

function renderCode(
  block: Code,
  language: string | undefined,
  context: MarkdownContext,
): ReactNode {
  const plain = <CodeText text={block.text} context={context} />;
  if (block.isOpen) return plain;
  const { renderCode: hostRender } = context.settings;
  if (hostRender !== undefined) return hostRender(codeOf(block), language);
  const known = language === undefined ? undefined : findLanguage(language);
  if (known === undefined) return plain;
  const code = codeOf(block);
  if (code.length > longestHighlighted) return plain;
  return <HighlightedCode code={code} language={known} />;
}

function codeOf(block: Code): string {
  return joinText(block.text).replace(/\n$/, '');
}
