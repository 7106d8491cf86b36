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
  /** The first opened reference. */
  start: EvidenceReference;
  /** Opens a reference in the host's own page, if it has one. */
  openElsewhere: OpenReference;
  onClose: () => void;
}

/**
 * Shows a reference with its passage, the findings that refer to it, and their evidence. Each of
 * them opens in the same panel; Back or Backspace returns.
 */
export function EvidencePanel({ start, openElsewhere, onClose }: EvidencePanelProps) {
  const words = useWords('evidence', evidenceWords);
  const { close, details } = useGeneralWords();
  const { reference, body, open, back } = useTrail(start);
  const lookup = usePlatformQuery((client) => evidenceQuery(client, reference));
  const { data } = lookup;
  const own = readReference(reference.kind, reference.raw);
  const url = linkUrl(data?.url ?? reference.url ?? '');
  const page = String(data?.page ?? own.page ?? '');
  const title = data?.title ?? nameOf(reference, words);
  const place = /^\d/.test(page) ? words.page(page) : page;
  return (
    // React bubbles keys from a portal to its widget, whose shortcuts decide findings.
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
            lookup={lookup}
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

/** A step of the trail from the first reference. */
interface Step {
  reference: EvidenceReference;
  /** The index of the control that opened it, among those of the previous step. */
  control?: number;
}

/** Tracks the trail from the first reference to the current one, and moves the focus along. */
function useTrail(start: EvidenceReference) {
  const [trail, setTrail] = useState<readonly Step[]>([{ reference: start }]);
  const body = useRef<HTMLDivElement>(null);
  const returnTo = useRef<number>(undefined);
  const controls = (): HTMLElement[] => [
    ...(body.current?.querySelectorAll<HTMLElement>('a, [role="button"]') ?? []),
  ];
  useBrowserLayoutEffect(() => {
    // Without `autofocus`, the browser focuses a dialog's first control.
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

/** Returns true if a reference contains something that the panel doesn't show elsewhere. */
function hasMore({ raw, ...shown }: ReadReference): boolean {
  if (!isRecord(raw)) return false;
  const texts: readonly unknown[] = Object.values(shown);
  return Object.values(raw).some((value) => {
    if (typeof value === 'object') return value !== null;
    return value !== '' && !texts.includes(typeof value === 'number' ? `${value}` : value);
  });
}
