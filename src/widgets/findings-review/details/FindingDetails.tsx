import { useEffect, useState, type KeyboardEvent } from 'react';
import { finding as documented, type Finding } from '../../../contract/index.ts';
import {
  HostSlot,
  JoinedNames,
  useBrainstem,
  usePlatformQuery,
  WidgetBoundary,
} from '../../../provider/index.ts';
import { findingQuery } from '../../../query/index.ts';
import {
  Badge,
  Disclosure,
  Fact,
  Facts,
  formatJson,
  Icon,
  icons,
  layout,
  Button,
  type ButtonProps,
  joinClasses,
  texts as textStyles,
} from '../../../ui/index.ts';
import { ConfidenceBar } from '../list/ConfidenceBar.tsx';
import { DetailItems, DetailNodes, DetailSources } from './DetailItems.tsx';
import {
  reviewStatusLabel,
  statusLabel,
  useFindingsWords,
  useRowTexts,
  useWorkspace,
} from '../FindingsContext.ts';
import { KeyHint } from '../keys/KeyHint.tsx';
import { useReviewActions, useReviewProps, useReviewState } from '../ReviewProvider.ts';
import styles from './FindingDetails.module.css';
import { ReviewStatus } from '../list/FindingRow.tsx';
import { titleOf } from '../core/rows/readFinding.ts';
import { readItem } from './readItem.ts';
import { EditFinding } from './EditFinding.tsx';

/** The debounce before the current finding is fetched, in milliseconds. */
const restBeforeFetch = 200;

export function FindingDetails({ finding: listed }: { finding: Finding }) {
  const texts = useRowTexts();
  const { words } = texts;
  const { cursor, canWrite, ...workspace } = useWorkspace();
  const remote = useReviewState((state) => state.remote);
  const isSkipped = workspace.isSkipped(listed);
  const { renderDetails } = useReviewProps();
  const done = useReviewState((state) => state.done.get(listed.finding_id));
  const rested = useRested(listed.finding_id);
  const { data } = usePlatformQuery((client) => ({
    ...findingQuery(client, listed.finding_id),
    enabled: rested === listed.finding_id,
  }));
  const finding = data?.finding_id === listed.finding_id ? data.finding : listed;
  const { show } = useReviewActions();
  useEffect(() => show(finding), [show, finding]);
  const isProcessing = data?.finding_id === listed.finding_id && data.processing;
  const others = Object.entries(finding).filter(
    ([name, value]) => !known.has(name) && value !== null && value !== undefined,
  );
  return (
    <div className={joinClasses(layout.stack, styles.details)}>
      <div className={layout.wrap2}>
        <ReviewStatus
          state={finding.review_state}
          decision={workspace.decisionOf(listed.finding_id) ?? done}
          words={words}
        />
        {isSkipped && <Badge>{words.skipped}</Badge>}
        {isProcessing && <Badge tone="accent">{words.processing}</Badge>}
        {cursor.current === undefined && remote.has(listed.finding_id) && (
          <Badge tone="warning">
            {words.decidedElsewhere(
              reviewStatusLabel(remote.get(listed.finding_id)?.status ?? words.notGiven, words),
            )}
          </Badge>
        )}
      </div>
      <h3 className={joinClasses(textStyles.heading, styles.title)} dir="auto">
        {titleOf(finding)}
      </h3>
      <Facts>
        <Fact name={words.confidence}>
          <ConfidenceBar
            figure={texts.confidence(finding.confidence)}
            share={texts.share(finding.confidence)}
          />
        </Fact>
        <Fact name={words.theme}>
          <bdi>{finding.theme === '' ? words.noTheme : finding.theme}</bdi>
        </Fact>
        {finding.status !== 'completed' && (
          <Fact name={words.status}>
            <bdi>{statusLabel(finding.status, words)}</bdi>
          </Fact>
        )}
        {finding.connection_ids.length > 0 && (
          <Fact name={words.connections}>
            <Connections names={texts.connections(finding)} />
          </Fact>
        )}
      </Facts>
      {canWrite && <Decisions finding={listed} isProcessing={isProcessing} />}
      <HostSlot render={renderDetails} item={finding} />
      <DetailItems heading={words.learned} items={finding.what_was_learned} />
      <DetailItems heading={words.discoveries} items={finding.new_discoveries} />
      <DetailSources heading={words.sources} items={finding.source_refs} />
      <DetailNodes heading={words.nodes} items={finding.node_ids} />
      <DetailNodes heading={words.contextNodes} items={finding.context_node_ids} />
      {others.length > 0 && <OtherFields fields={others} />}
      {canWrite && (
        <WidgetBoundary>
          <EditFinding finding={listed} />
        </WidgetBoundary>
      )}
    </div>
  );
}

interface DecisionsProps {
  finding: Finding;
  /** True while the platform still works on it. */
  isProcessing: boolean;
}

/** The buttons that approve, reject and skip the current finding. */
function Decisions({ finding, isProcessing }: DecisionsProps) {
  const { words } = useRowTexts();
  const { keys, cursor, canDecide, decide, decidesSelected, skip, ...workspace } = useWorkspace();
  const isSkipped = workspace.isSkipped(finding);
  const cannotDecide = cursor.current === undefined || !canDecide(cursor.current) || isProcessing;
  const skipLabel = isSkipped ? words.unskip : words.skip;
  return (
    <div className={layout.wrap2}>
      <DecisionButton
        variant="primary"
        disabled={cannotDecide}
        aria-keyshortcuts={(!decidesSelected && keys.approve) || undefined}
        onDecide={() => decide('approve')}
      >
        {words.approve}
        {!decidesSelected && <KeyHint command="approve" />}
      </DecisionButton>
      <DecisionButton
        disabled={cannotDecide}
        aria-keyshortcuts={(!decidesSelected && keys.reject) || undefined}
        onDecide={() => decide('reject')}
      >
        {words.reject}
        {!decidesSelected && <KeyHint command="reject" />}
      </DecisionButton>
      <DecisionButton
        variant="quiet"
        title={skipLabel}
        aria-keyshortcuts={keys.skip ?? undefined}
        onDecide={() => skip(!isSkipped)}
      >
        <span className={styles.skipIcon}>
          <Icon path={isSkipped ? icons.undo : icons.skip} />
        </span>
        <span className={styles.skipName}>{skipLabel}</span>
        <KeyHint command="skip" />
      </DecisionButton>
    </div>
  );
}

const namedAtOnce = 6;

function Connections({ names }: { names: readonly string[] }) {
  const words = useFindingsWords();
  const others = names.slice(namedAtOnce);
  return (
    <>
      <JoinedNames names={names.slice(0, namedAtOnce)} />
      {others.length > 0 && (
        <Disclosure label={words.moreConnections(others.length)}>
          <JoinedNames names={others} />
        </Disclosure>
      )}
    </>
  );
}

/** Lists undocumented fields unchanged. */
function OtherFields({ fields }: { fields: readonly (readonly [string, unknown])[] }) {
  const { words } = useRowTexts();
  return (
    <Disclosure label={words.otherFields}>
      <Facts>
        {fields.map(([name, value]) => {
          const { text, raw } = readItem(value);
          return (
            <Fact key={name} name={name}>
              {text ?? raw ?? formatJson(value).text}
            </Fact>
          );
        })}
      </Facts>
    </Disclosure>
  );
}

/** Fields that are shown elsewhere, or of no use to readers. */
const known = new Set([...Object.keys(documented.entries), 'is_skipped']);

/** Debounces an id, so that findings passed on the way aren't fetched. */
function useRested(id: string): string | undefined {
  const { schedule } = useBrainstem().environment;
  const [rested, setRested] = useState<string>();
  useEffect(() => schedule.after(restBeforeFetch, () => setRested(id)), [id, schedule]);
  return rested;
}

interface DecisionButtonProps extends Omit<ButtonProps, 'onClick' | 'onKeyDown'> {
  onDecide: () => void;
}

/**
 * A button whose press replaces the current finding by the next. Ignores the second click of a
 * double click and key repeats, which would decide the next finding.
 */
function DecisionButton({ onDecide, ...props }: DecisionButtonProps) {
  return (
    <Button
      {...props}
      onClick={({ detail }) => {
        if (detail < 2) onDecide();
      }}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
      }}
    />
  );
}
