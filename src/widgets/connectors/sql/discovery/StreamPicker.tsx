import { useDeferredValue, useMemo, useState, type RefObject } from 'react';
import { UnreadableEntriesNotice, useGeneralWords } from '../../../../provider/index.ts';
import type { DiscoveredStreams, SqlStream } from '../../../../query/index.ts';
import { Button, Notice, SearchField, layout, texts, joinClasses } from '../../../../ui/index.ts';
import { useFormWords } from '../../forms/useFormWords.ts';
import styles from './StreamPicker.module.css';
import { StreamTree } from './StreamTree.tsx';
import {
  excludedAfter,
  findStreams,
  groupStreams,
  rowsOf,
  type StreamGroup,
} from './streamRows.ts';

export interface StreamPickerProps {
  found: DiscoveredStreams;
  isPublishing: boolean;
  /** The publish button. It receives the focus when another button disappears. */
  buttonRef: RefObject<HTMLButtonElement | null>;
  onPublish: (streams: readonly SqlStream[], options: { syncs: boolean }) => void;
}

/** The number of tables above which schemas start collapsed. */
const maxOpen = 60;

/** Shows a database's tables by schema, all selected initially, with the buttons to publish. */
export function StreamPicker({
  found: discovered,
  isPublishing,
  buttonRef,
  onPublish,
}: StreamPickerProps) {
  const words = useFormWords();
  const { details } = useGeneralWords();
  const { streams, problems } = discovered;
  const [searchTerm, setSearchTerm] = useState('');
  const [excluded, setExcluded] = useState<ReadonlySet<string>>(new Set());
  // Schemas toggled from their initial state.
  const [toggled, setToggled] = useState<ReadonlySet<string | undefined>>(new Set());
  // The input updates immediately; filtering may lag behind.
  const deferred = useDeferredValue(searchTerm);
  const found = useMemo(() => findStreams(streams, deferred), [streams, deferred]);
  const rows = useMemo(() => {
    const startsOpen = found !== streams || streams.length <= maxOpen;
    const isOpen = ({ schema }: StreamGroup): boolean => startsOpen !== toggled.has(schema);
    return rowsOf(groupStreams(found), excluded, isOpen);
  }, [streams, found, excluded, toggled]);
  if (streams.length === 0) return <Notice tone="warning" title={words.discoveryEmpty} />;
  const chosen = streams.filter(({ key }) => !excluded.has(key));
  const publish = (syncs: boolean): void => {
    if (!isPublishing) onPublish(chosen, { syncs });
  };
  return (
    <div className={joinClasses(layout.stack3, styles.picker)} data-part="stream-picker">
      <strong role="status">{words.discoveryFound(streams.length)}</strong>
      <UnreadableEntriesNotice lists={[streams]} />
      {problems.length > 0 && (
        <Notice
          tone="warning"
          role="note"
          title={words.discoveryPartly}
          detail={problems.join('\n')}
          detailLabel={details}
        />
      )}
      <div className={layout.stack1}>
        <SearchField
          label={words.discoverySearch}
          value={searchTerm}
          found={words.discoveryFound(found.length)}
          onChange={setSearchTerm}
        />
        <p className={texts.figures}>{words.discoverySearchNote}</p>
      </div>
      <div className={layout.wrap2}>
        <Button
          size="small"
          disabled={isPublishing || found.length === 0}
          onClick={() => setExcluded(excludedAfter(excluded, found, true))}
        >
          {words.discoverySelectAll(found.length)}
        </Button>
        <Button
          size="small"
          disabled={isPublishing || found.length === 0}
          onClick={() => setExcluded(excludedAfter(excluded, found, false))}
        >
          {words.discoverySelectNone(found.length)}
        </Button>
      </div>
      {rows.length === 0 ? (
        <p className={joinClasses(texts.figures, styles.none)}>{words.discoveryNoMatch}</p>
      ) : (
        <StreamTree
          rows={rows}
          isDisabled={isPublishing}
          onToggle={(toggledStreams) => setExcluded(excludedAfter(excluded, toggledStreams))}
          onFold={(schema) => {
            const next = new Set(toggled);
            if (!next.delete(schema)) next.add(schema);
            setToggled(next);
          }}
        />
      )}
      <div className={joinClasses(layout.stack2, layout.stuck)}>
        <p className={texts.figures}>{words.discoveryPublishNote}</p>
        <div className={layout.wrap2}>
          <Button
            ref={buttonRef}
            variant="primary"
            disabled={chosen.length === 0}
            aria-disabled={isPublishing}
            onClick={() => publish(false)}
          >
            {isPublishing ? words.discoveryPublishing : words.discoveryPublish(chosen.length)}
          </Button>
          <Button
            disabled={chosen.length === 0}
            aria-disabled={isPublishing}
            onClick={() => publish(true)}
          >
            {words.discoveryPublishAndSync}
          </Button>
        </div>
      </div>
    </div>
  );
}
