import { useRef, useState } from 'react';
import type { EvidenceReference } from '../../client/index.ts';
import { isRecord } from '../../contract/index.ts';
import { evidenceQuery, readReference, type ReadReference } from '../../query/index.ts';
import {
  Button,
  Dialog,
  Disclosure,
  hostOf,
  Key,
  linkUrl,
  useBrowserLayoutEffect,
  ValueView,
} from '../../ui/index.ts';
import { evidenceWords } from '../../words/index.ts';
import { usePlatformQuery } from '../queries/usePlatformQuery.ts';
import { useGeneralWords, useWords } from '../words/useWords.ts';
import { Behind } from './Behind.tsx';
import type { OpenReference } from './EvidenceContext.ts';
import { nameOf } from './References.tsx';
import styles from './EvidencePanel.module.css';

export interface EvidencePanelProps {
  /** The reference that was opened first. */
  start: EvidenceReference;
  /** Opens a reference in a page of the host, where there is one. */
  openElsewhere: OpenReference;
  onClose: () => void;
}

/**
 * A reference with what is behind it: its passage, the findings that name it, and what these rest on. Each
 * of them opens in the same panel; Back or Backspace returns.
 */
export function EvidencePanel({ start, openElsewhere, onClose }: EvidencePanelProps) {
  const words = useWords('evidence', evidenceWords);
  const { close, details } = useGeneralWords();
  const { reference, body, open, back } = useTrail(start);
  const { data, error, isLoading, isFetching, refetch } = usePlatformQuery((client) =>
    evidenceQuery(client, reference),
  );
  const own = readReference(reference.kind, reference.raw);
  const url = linkUrl(data?.url ?? reference.url ?? '');
  const page = String(data?.page ?? own.page ?? '');
  const title = data?.title ?? nameOf(reference, words);
  const place = /^\d/.test(page) ? words.page(page) : page;
  return (
    // Keys in a portal reach the widget that it belongs to, which decides findings by some.
    <span
      hidden
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Backspace') back?.();
      }}
    >
      <Dialog
        open
        onOpenChange={onClose}
        title={title}
        description={[words[reference.kind], place].filter(Boolean).join(' · ')}
        actions={
          <>
            {back !== undefined && (
              <Button aria-keyshortcuts="Backspace" onClick={back}>
                {words.back}
                <Key name="⌫" isHint />
              </Button>
            )}
            <Button onClick={onClose}>{close}</Button>
          </>
        }
      >
        <div
          ref={body}
          role="group"
          aria-label={title}
          tabIndex={-1}
          className={styles.body}
          data-part="evidence"
        >
          {url !== undefined && (
            <a href={url} target="_blank" rel="noopener noreferrer" className={styles.link}>
              {words.openPage(hostOf(url) ?? url)}
            </a>
          )}
          <Behind
            reference={reference}
            excerpt={data?.excerpt ?? own.excerpt}
            related={data?.related ?? []}
            isLoading={isLoading}
            error={error}
            isRetrying={isFetching}
            onRetry={refetch}
            open={(next) => openElsewhere(next) ?? (() => open(next))}
          />
          {hasMore(own) && (
            <Disclosure label={details}>
              <ValueView value={own.raw} />
            </Disclosure>
          )}
        </div>
      </Dialog>
    </span>
  );
}

/** A reference on the way from the first one. */
interface Step {
  reference: EvidenceReference;
  /** The place of the control that led to it, among those of the one before. */
  control?: number;
}

/** The way from the first reference to the one that is shown, with the focus on what is read next. */
function useTrail(start: EvidenceReference) {
  const [trail, setTrail] = useState<readonly Step[]>([{ reference: start }]);
  const body = useRef<HTMLDivElement>(null);
  const returnTo = useRef<number>(undefined);
  const controls = (): HTMLElement[] => [
    ...(body.current?.querySelectorAll<HTMLElement>('a, [role="button"]') ?? []),
  ];
  useBrowserLayoutEffect(() => {
    // The browser gives a dialog's focus to its first control where nothing asks for it.
    body.current?.setAttribute('autofocus', '');
    const control = returnTo.current === undefined ? undefined : controls()[returnTo.current];
    returnTo.current = undefined;
    (control ?? body.current)?.focus();
  }, [trail]);
  const last = trail.at(-1);
  return {
    body,
    reference: last?.reference ?? start,
    open: (reference: EvidenceReference): void => {
      const control = controls().findIndex((one) => one.matches(':focus'));
      setTrail([...trail, { reference, control }]);
    },
    back:
      trail.length < 2
        ? undefined
        : () => {
            returnTo.current = last?.control;
            setTrail(trail.slice(0, -1));
          },
  };
}

/** Returns whether a reference holds something that nothing else in the panel shows. */
function hasMore({ raw, ...shown }: ReadReference): boolean {
  if (!isRecord(raw)) return false;
  const texts: readonly unknown[] = Object.values(shown);
  return Object.values(raw).some((value) => {
    if (typeof value === 'object') return value !== null;
    return value !== '' && !texts.includes(typeof value === 'number' ? `${value}` : value);
  });
}
