import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { MarkupNode } from '../parseMarkup.ts';
import type { Language } from './languages.ts';
import styles from './Highlight.module.css';
import { browserEnvironment } from '../../../environment/index.ts';
import { whenIdle } from '../../whenIdle.ts';

/**
 * Highlights code once it is visible and the highlighter has loaded. Plain until then, or on
 * failure.
 */
export function HighlightedCode({ code, language }: { code: string; language: Language }) {
  const place = useRef<HTMLSpanElement>(null);
  const [result, setResult] = useState<{ code: string; nodes: readonly MarkupNode[] }>();

  useEffect(() => {
    if (place.current === null) return;
    let isWanted = true;
    const show = async () => {
      const { highlight } = await import('./highlight.ts');
      if (isWanted) setResult({ code, nodes: highlight(code, language) });
    };
    // A failed load isn't reported, since plain code is readable.
    const giveUp = onceVisibleAndIdle(place.current, () => void show().catch(() => undefined));
    return () => {
      isWanted = false;
      giveUp();
    };
  }, [code, language]);

  return (
    <span ref={place} className={styles.code}>
      {result?.code === code ? renderNodes(result.nodes) : code}
    </span>
  );
}

function renderNodes(nodes: readonly MarkupNode[]): ReactNode {
  return nodes.map((node, index) => {
    if (typeof node === 'string') return node;
    return (
      <span key={index} className={classOf(node.attributes.get('class') ?? '')}>
        {renderNodes(node.children)}
      </span>
    );
  });
}

function classOf(names: string): string | undefined {
  const [scope = ''] = names.replace('hljs-', '').split(/[ _]/, 1);
  return scopes.get(scope);
}

const scopes: ReadonlyMap<string, string | undefined> = new Map([
  ...scopesOf(styles.keyword, 'keyword literal type built_in built selector-tag name doctag'),
  ...scopesOf(styles.string, 'string regexp char template-tag subst symbol bullet link'),
  ...scopesOf(styles.number, 'number variable template-variable attr attribute property'),
  ...scopesOf(styles.title, 'title section selector-id selector-class params'),
  ...scopesOf(styles.comment, 'comment quote meta tag punctuation operator'),
  ...scopesOf(styles.added, 'addition'),
  ...scopesOf(styles.removed, 'deletion'),
]);

function scopesOf(className: string | undefined, names: string) {
  return names.split(' ').map((name) => [name, className] as const);
}

/** The minimum time in view, in milliseconds, so that quick scrolling triggers nothing. */
const rest = 120;

/**
 * Calls back once an element has stayed near the viewport and the page is idle. Without
 * IntersectionObserver, calls back immediately.
 *
 * @returns A function that cancels the call.
 */
function onceVisibleAndIdle(element: Element, act: () => void): () => void {
  if (typeof IntersectionObserver !== 'function') {
    act();
    return () => undefined;
  }
  let cancel = (): void => undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      cancel();
      if (entries.at(-1)?.isIntersecting !== true) return;
      cancel = browserEnvironment.schedule.after(rest, () => {
        observer.disconnect();
        cancel = whenIdle(act);
      });
    },
    // `scrollMargin` applies to nested scrollers, where supported.
    { rootMargin: '300px', scrollMargin: '300px' },
  );
  observer.observe(element);
  return () => {
    cancel();
    observer.disconnect();
  };
}
