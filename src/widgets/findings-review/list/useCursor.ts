import { useMemo, useState } from 'react';
import type { Finding } from '../../../contract/index.ts';
import type { FindingsIndex } from '../core/rows/findingsIndex.ts';
import type { FindingRows } from './useFindingRows.ts';
import { isSameList, type FindingsView } from '../core/findingsView.ts';

interface Place {
  finding: Finding;
  row: number;
  /** The index that `row` refers to. Undefined if the finding must be looked up. */
  index: FindingsIndex | undefined;
  /** Its last known index in the rows. */
  position: number;
  view: FindingsView;
  moves: number;
}

export interface OpenFinding {
  /** Undefined if none is open. */
  id: string | undefined;
  /** The finding, if the list doesn't contain it. */
  finding: Finding | undefined;
  /** Opens another finding, or closes it with undefined. */
  onOpen: (id: string | undefined) => void;
}

/**
 * Tracks the reviewer's position by finding rather than index: if another reviewer's action removes
 * the finding, no other one moves under the reviewer's hand. An open finding is the position.
 */
export function useCursor(
  { index, rows }: Pick<FindingRows, 'index' | 'rows'>,
  view: FindingsView,
  open: OpenFinding,
) {
  const [place, setPlace] = useState<Place>();
  const row = place?.index === index ? place.row : place && index.rowOf(place.finding.finding_id);
  const position = useMemo(() => (row === undefined ? -1 : rows.indexOf(row)), [rows, row]);

  const placeAt = (at: number): Place | undefined => {
    const next = rows[at];
    const finding = next === undefined ? undefined : index.findings[next];
    if (next === undefined || finding === undefined) return undefined;
    return { finding, row: next, index, position: at, view, moves: (place?.moves ?? 0) + 1 };
  };
  const placeOf = (finding: Finding): Place => ({
    finding,
    row: 0,
    index: undefined,
    position: Math.max(0, position),
    view,
    moves: (place?.moves ?? 0) + 1,
  });
  const opened = findOpen(index, open);
  if (opened !== undefined && opened.finding_id !== place?.finding.finding_id) {
    setPlace(placeOf(opened));
  } else if (place === undefined || !isSameList(place.view, view)) {
    // In another list, keeps the finding if it is there, else starts at the top.
    const stays = place !== undefined && (position >= 0 || opened !== undefined);
    const next = stays
      ? { ...place, view, position: position >= 0 ? position : place.position }
      : placeAt(0);
    if (next !== undefined && next !== place) setPlace(next);
  } else if (position >= 0 && place.position !== position) {
    setPlace({ ...place, position });
  }

  const go = (next: Place | undefined): void => {
    if (next === undefined) return;
    setPlace(next);
    if (open.id !== undefined) open.onOpen(next.finding.finding_id);
  };
  const moveTo = (at: number): void => go(placeAt(Math.max(0, Math.min(at, rows.length - 1))));
  return {
    /** The finding's index in the rows, or -1 if it isn't among them. */
    position,
    /** The finding there. Undefined if it left the list other than by the reviewer's action. */
    current: position < 0 || row === undefined ? undefined : index.findings[row],
    /** The last finding there, even if it has left the list. */
    last: (row === undefined ? undefined : index.findings[row]) ?? place?.finding,
    /** Incremented on each move, to scroll to it. */
    moves: place?.moves ?? 0,
    move: (by: number): void => {
      if (position >= 0) moveTo(position + by);
      else if (place !== undefined) moveTo(by > 0 ? place.position + by - 1 : place.position + by);
    },
    moveTo,
    openAt: (at: number): void => {
      const next = placeAt(at);
      if (next === undefined) return;
      setPlace(next);
      open.onOpen(next.finding.finding_id);
    },
    /** Moves to a finding, even if it is added to the rows later. */
    follow: (finding: Finding) => go(placeOf(finding)),
    /** Moves to the nearest row that isn't one of these. */
    leave: (ids: ReadonlySet<string>): void => {
      const isFree = (at: number): boolean => {
        const finding = index.findings[rows[at] ?? -1];
        return finding !== undefined && !ids.has(finding.finding_id);
      };
      let next = position + 1;
      while (next < rows.length && !isFree(next)) next += 1;
      if (next >= rows.length) {
        next = position - 1;
        while (next >= 0 && !isFree(next)) next -= 1;
      }
      if (next >= 0) go(placeAt(next));
      else if (open.id !== undefined) open.onOpen(undefined);
    },
  };
}

export type Cursor = ReturnType<typeof useCursor>;

function findOpen(index: FindingsIndex, { id, finding }: OpenFinding): Finding | undefined {
  if (id === undefined) return undefined;
  const row = index.rowOf(id);
  return row === undefined ? finding : index.findings[row];
}
