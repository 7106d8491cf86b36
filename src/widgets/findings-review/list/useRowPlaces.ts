import { useCallback, useMemo, useState, type RefObject } from 'react';
import { placesBy, useBrowserLayoutEffect } from '../../../ui/index.ts';
import type { Finding } from '../../../contract/index.ts';
import type { FindingsColumn, ShownColumn } from '../core/findingsView.ts';
import { titleOf } from '../core/rows/readFinding.ts';
import { useWorkspace } from '../FindingsContext.ts';
import { useReviewProps } from '../ReviewProvider.ts';
import { columnWidth } from './columnTracks.ts';
import type { RowHeightsOfList } from './listHeights.ts';

/** The padding around the text of a cell and of a card, in CSS pixels. */
const cellInset = 16;
const cardInset = 52;

/**
 * Positions rows, which are taller if their title or theme takes a second line.
 *
 * @param width - The list's, in CSS pixels.
 * @param columns - Undefined for cards.
 */
export function useRowPlaces(
  heights: RowHeightsOfList,
  groupHeight: number,
  width: number,
  columns: readonly ShownColumn[] | undefined,
) {
  const { gridRef, rows, index, groups } = useWorkspace();
  const { renderFinding } = useReviewProps();
  const widths = useTextWidths(gridRef, heights);
  const needed = useMemo(() => widthsOnce(index.findings, widths), [index, widths]);
  // A host's own title may have any height.
  const isMeasured = width > 0 && renderFinding === undefined;
  const room = useMemo(
    () => (isMeasured ? roomIn(width, columns) : undefined),
    [isMeasured, width, columns],
  );
  const heightAt = useCallback(
    (position: number): number => {
      const row = rows[position];
      if (room === undefined || row === undefined || needed === undefined) return heights.tall;
      const isLow = needed.titleAt(row) <= room.title && needed.themeAt(row) <= room.theme;
      return isLow ? heights.low : heights.tall;
    },
    [rows, room, needed, heights],
  );
  const places = useMemo(() => {
    const count = rows.length + groups.length;
    const tops = new Float64Array(count + 1);
    let top = 0;
    let place = 0;
    let next = 0;
    for (let position = 0; position < rows.length; position += 1) {
      if (groups[next]?.start === position) {
        tops[place] = top;
        top += groupHeight;
        place += 1;
        next += 1;
      }
      tops[place] = top;
      top += heightAt(position);
      place += 1;
    }
    tops[count] = top;
    return placesBy(count, (at) => tops[at] ?? top);
  }, [rows, groups, groupHeight, heightAt]);
  return { places, heightAt };
}

/** Returns the space for one line of text in columns or a card, in a list of this width. */
function roomIn(width: number, columns: readonly ShownColumn[] | undefined) {
  if (columns === undefined) return { title: width - cardInset, theme: Infinity };
  const roomOf = (column: FindingsColumn): number =>
    columns.some((shown) => shown.column === column)
      ? columnWidth(columns, column, width) - cellInset
      : Infinity;
  return { title: roomOf('title'), theme: roomOf('theme') };
}

/** Measures text in the grid's font, again when the text size changes. */
function useTextWidths(
  grid: RefObject<HTMLElement | null>,
  heights: RowHeightsOfList,
): TextWidths | undefined {
  const [font, setFont] = useState<{ document: Document; css: string }>();
  useBrowserLayoutEffect(() => {
    const element = grid.current;
    if (element === null) return;
    const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(element);
    const css = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
    setFont((now) => (now?.css === css ? now : { document: element.ownerDocument, css }));
    // Row heights change with the text size.
  }, [grid, heights]);
  return useMemo(() => font && createTextWidths(font.document, font.css), [font]);
}

/** Memoises the text widths of rows lazily. */
function widthsOnce(findings: readonly (Finding | undefined)[], widths: TextWidths | undefined) {
  if (widths === undefined) return undefined;
  const titles = new Float32Array(findings.length).fill(-1);
  const themes = new Map<string, number>();
  return {
    titleAt(row: number): number {
      const known = titles[row] ?? 0;
      const finding = findings[row];
      if (known >= 0 || finding === undefined) return known;
      return (titles[row] = widths(titleOf(finding)));
    },
    themeAt(row: number): number {
      const theme = findings[row]?.theme ?? '';
      const known = themes.get(theme) ?? widths(theme);
      themes.set(theme, known);
      return known;
    },
  };
}

/** Returns a text's maximum width on one line, in CSS pixels. */
type TextWidths = (text: string) => number;

/**
 * Creates a function that measures texts in a font. It adds up character widths, each measured
 * once, so that a hundred thousand rows take a few milliseconds. Undefined without canvas, as in
 * jsdom.
 *
 * @param font - In the format of `CanvasRenderingContext2D.font`.
 */
function createTextWidths(document: Document, font: string): TextWidths | undefined {
  const context = document.createElement('canvas').getContext('2d');
  if (context === null) return undefined;
  context.font = font;
  const known = new Float32Array(0x1_00_00);
  return (text) => {
    let sum = 0;
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      let width = known[code] ?? 0;
      if (width === 0) {
        width = context.measureText(text.charAt(at)).width;
        known[code] = width;
      }
      sum += width;
    }
    return sum;
  };
}
