import { memo, type MouseEvent, type ReactNode } from 'react';
import type { Finding } from '../../../contract/index.ts';
import type { FindingsWords } from '../../../words/index.ts';
import { HostSlot, JoinedNames } from '../../../provider/index.ts';
import { Badge, ChoiceBox, joinClasses, isHtmlElement } from '../../../ui/index.ts';
import { ConfidenceBar } from './ConfidenceBar.tsx';
import { type RowTexts, reviewStatusLabel, statusLabel } from '../FindingsContext.ts';
import styles from './FindingsGrid.module.css';
import type { FindingsColumn, ShownColumn } from '../core/findingsView.ts';
import { titleOf } from '../core/rows/readFinding.ts';
import type { Decision } from '../core/reviewState.ts';

/** Settings shared by all rows. Memoised, so that a row re-renders only for its own changes. */
export interface RowLayout {
  gridId: string;
  texts: RowTexts;
  columns: readonly ShownColumn[];
  /** The grid tracks of the columns. Undefined for a card with two lines. */
  template: string | undefined;
  /** Renders the host's content instead of the title. */
  renderTitle: ((finding: Finding) => ReactNode) | undefined;
  onChoose: (position: number) => void;
  onToggle: (id: string) => void;
  /** Selects or deselects all rows between the last toggled one and this one. */
  onRange: (position: number, isSelected: boolean) => void;
}

export interface FindingRowProps {
  finding: Finding;
  /** Its 0-based index among the rows. */
  position: number;
  /** Its 0-based index in the list, including group headings. */
  place: number;
  /** Its top within the rows, in CSS pixels. */
  top: number;
  /** In CSS pixels. */
  height: number;
  layout: RowLayout;
  isCurrent: boolean;
  isSelected: boolean;
  isSkipped: boolean;
  /** A decision that the list doesn't contain yet. */
  decision: Decision | undefined;
}

export function rowId(gridId: string, { finding_id: id }: Finding): string {
  return `${gridId}-${id.replaceAll(/\s/g, '_')}`;
}

export const FindingRow = memo(function FindingRow(props: FindingRowProps) {
  const { finding, position, place, top, height, isCurrent, isSelected, layout } = props;
  const { gridId, columns, template, texts, onChoose, onToggle, onRange } = layout;
  const { theme, confidence } = finding;
  const title = titleOf(finding);
  const name = [title, theme === '' ? texts.words.noTheme : theme, texts.confidence(confidence)];
  if (props.isSkipped) name.push(texts.words.skipped);
  const choose = (event: MouseEvent): void => {
    if (isHtmlElement(event.target, 'input')) return;
    if (event.shiftKey) onRange(position, true);
    else onChoose(position);
  };
  const box = { transform: `translateY(${top}px)`, blockSize: height };
  return (
    <div
      role="row"
      id={rowId(gridId, finding)}
      aria-rowindex={place + 2}
      aria-label={name.join(', ')}
      aria-selected={isSelected}
      data-current={isCurrent ? '' : undefined}
      data-part="finding"
      className={joinClasses(styles.row, template === undefined && styles.card)}
      style={template === undefined ? box : { ...box, gridTemplateColumns: template }}
      onClick={choose}
    >
      <span role="gridcell" className={styles.check}>
        <ChoiceBox
          tabIndex={-1}
          aria-label={texts.words.select(title)}
          checked={isSelected}
          onChange={({ nativeEvent, target }) => {
            const isRange = 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true;
            if (isRange) onRange(position, target.checked);
            else onToggle(finding.finding_id);
          }}
        />
      </span>
      {columns.map(({ column }) => (
        <span key={column} role="gridcell" className={styles.cell} data-column={column}>
          {cellOf(column, props)}
        </span>
      ))}
    </div>
  );
});

function cellOf(
  column: FindingsColumn,
  { finding, isSkipped, decision, layout: { texts, renderTitle } }: FindingRowProps,
): ReactNode {
  const { words } = texts;
  switch (column) {
    case 'title':
      return (
        <>
          <span className={styles.title} dir="auto" title={titleOf(finding)}>
            <HostSlot render={renderTitle} item={finding} fallback={titleOf(finding)} />
          </span>
          {isSkipped && <Badge>{words.skipped}</Badge>}
        </>
      );
    case 'theme':
      return (
        <span className={styles.text} dir="auto">
          {finding.theme === '' ? words.noTheme : finding.theme}
        </span>
      );
    case 'confidence':
      return (
        <ConfidenceBar
          figure={texts.confidence(finding.confidence)}
          share={texts.share(finding.confidence)}
        />
      );
    case 'connections':
      return <Connections names={texts.connections(finding)} texts={texts} />;
    case 'status':
      return <span className={styles.text}>{statusLabel(finding.status, words)}</span>;
    case 'state':
      return <ReviewStatus state={finding.review_state} decision={decision} words={words} />;
  }
}

interface ConnectionsProps {
  names: readonly string[];
  texts: RowTexts;
}

function Connections({ names, texts }: ConnectionsProps) {
  const [first, ...others] = names;
  return (
    <span className={styles.connections} title={texts.list([first ?? '', ...others])}>
      {first !== undefined && (
        <span className={styles.chip}>
          <JoinedNames names={[first]} />
        </span>
      )}
      {others.length > 0 && (
        <span className={styles.chip}>{texts.words.moreConnections(others.length)}</span>
      )}
    </span>
  );
}

export interface ReviewStatusProps {
  state: string;
  decision: Decision | undefined;
  words: FindingsWords;
}

export function ReviewStatus({ state, decision, words }: ReviewStatusProps) {
  const shown = decision === undefined ? state : decision === 'approve' ? 'approved' : 'rejected';
  const tone = shown === 'approved' ? 'success' : shown === 'rejected' ? 'danger' : 'neutral';
  return <Badge tone={tone}>{reviewStatusLabel(shown, words)}</Badge>;
}
