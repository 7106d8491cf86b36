import type { Tokens } from 'marked';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icons/Icon.tsx';
import { findOpenFence } from './openFence.ts';
import type { MarkdownContext } from './markdownContext.ts';
import { ScrollRegion } from './ScrollRegion.tsx';
import { useCopy } from './useCopy.ts';
import styles from './Markdown.module.css';

interface CodeBlockProps {
  token: Tokens.Code;
  context: MarkdownContext;
}

/** Code with the name of its language and a button that copies it. */
export function CodeBlock({ token, context }: CodeBlockProps) {
  const { words, renderCode, onCopy, isOpen } = context;
  const code = token.text.replace(/\n$/, '');
  const language = token.lang?.split(/\s/, 1)[0] || undefined;
  const isBeingWritten = isOpen && findOpenFence(`${token.raw}\n`, 0) !== undefined;
  const [result, copy] = useCopy(code, onCopy);
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
          <code className={styles.codeText}>
            {isBeingWritten || renderCode === undefined ? code : renderCode(code, language)}
          </code>
        </pre>
      </ScrollRegion>
    </figure>
  );
}
