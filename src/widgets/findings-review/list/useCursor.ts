import { useMemo, useState } from 'react';
import type { Finding } from '../../../contract/index.ts';
import type { FindingsIndex } from '../core/rows/findingsIndex.ts';
import type { FindingRows } from './useFindingRows.ts';
import { isSameList, type FindingsView } from '../core/findingsView.ts';

/** The position of the reviewer in the list. */
export interface Cursor {
  /** Its place among the rows, or -1 when it is not among them. */
  position: number;
  /** The finding there. Undefined when it left the list by no act of the reviewer. */
  current: Finding | undefined;
  /** The finding that was last there, though it may have left the list. */
  last: Finding | undefined;
  /** Changes with each move, for scrolling to it. */
  moves: number;
  /** Moves by some rows. */
  move: (by: number) => void;
  /** Moves to a place among the rows. */
  moveTo: (position: number) => void;
  /** Opens the finding at a place among the rows. */
  openAt: (position: number) => void;
  /** Moves to a finding, whether it is among the rows already or will be. */
  follow: (finding: Finding) => void;
  /** Moves on to the nearest row that is none of these. */
  leave: (ids: ReadonlySet<string>) => void;
}

interface Place {
  finding: Finding;
  row: number;
  /** The index that `row` is of. Undefined: the finding is to be looked up. */
  index: FindingsIndex | undefined;
  /** Its position among the rows when it was last seen there. */
  position: number;
  view: FindingsView;
  moves: number;
}

/** The finding whose details are open. */
export interface OpenFinding {
  /** Undefined: none. */
  id: string | undefined;
  /** It, where the list doesn't have it. */
  finding: Finding | undefined;
  /** Opens another one; undefined closes it. */
  onOpen: (id: string | undefined) => void;
}

/**
 * Keeps the reviewer's place by the finding and not by its number: when others' work takes the
 * finding out of the list, no other finding slips under the reviewer's hand.
 * While a finding is open, it is the place.
 */
export function useCursor(
  { index, rows }: Pick<FindingRows, 'index' | 'rows'>,
  view: FindingsView,
  open: OpenFinding,
): Cursor {
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
    // Another view was asked for: stay with the finding if it is there, else begin at the top.
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
    position,
    current: position < 0 || row === undefined ? undefined : index.findings[row],
    last: (row === undefined ? undefined : index.findings[row]) ?? place?.finding,
    moves: place?.moves ?? 0,
    move(by) {
      if (position >= 0) moveTo(position + by);
      else if (place !== undefined) moveTo(by > 0 ? place.position + by - 1 : place.position + by);
    },
    moveTo,
    openAt(at) {
      const next = placeAt(at);
      if (next === undefined) return;
      setPlace(next);
      open.onOpen(next.finding.finding_id);
    },
    follow: (finding) => go(placeOf(finding)),
    leave(ids) {
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

function findOpen(index: FindingsIndex, { id, finding }: OpenFinding): Finding | undefined {
  if (id === undefined) return undefined;
  const row = index.rowOf(id);
  return row === undefined ? finding : index.findings[row];
}
