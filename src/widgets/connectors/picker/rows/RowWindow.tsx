import { useRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import {
  Icon,
  icons,
  joinClasses,
  linkUrl,
  revealHidden,
  texts,
  useElementWidth,
  useRowHeights,
  useVirtualRows,
  layout,
} from '../../../../ui/index.ts';
import styles from './RowWindow.module.css';

/**
 * Row heights at the default text size in CSS pixels: `wide` for one-line names, `narrow` for
 * two-line names.
 */
export type UsualRowHeights = Readonly<Record<'wide' | 'narrow', number>>;

/** The list width, in pixels at the default text size, below which names take two lines. */
const narrow = 360;

/** The rows rendered beyond each end of the viewport. */
const overscan = 6;

/**
 * Virtualises a long list. All rows share one height at a time.
 *
 * @param usualHeights - Memoise this object.
 * @param active - The active row, which is always rendered. @default none
 */
export function useRowWindow(count: number, usualHeights: UsualRowHeights, active?: number) {
  const viewport = useRef<HTMLDivElement>(null);
  const width = useElementWidth(viewport);
  const { heights, scale, probe } = useRowHeights(usualHeights);
  // Names take two lines.
  const isNarrow = width > 0 && width < narrow * scale;
  const rowHeight = isNarrow ? heights.narrow : heights.wide;
  const virtual = useVirtualRows({ count, rowHeight, scroller: viewport, overscan, keep: active });
  return { ...virtual, viewport, probe, rowHeight, isNarrow };
}

export type RowWindowState = ReturnType<typeof useRowWindow>;

export interface RowWindowProps<T> extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  items: readonly T[];
  keyOf: (item: T) => string;
  shown: RowWindowState;
  rowProps: (item: T, index: number) => ComponentPropsWithoutRef<'div'>;
  children: (item: T) => ReactNode;
}

/** A framed, virtualised scrolling list. */
export function RowWindow<T>({
  items,
  keyOf,
  shown,
  rowProps,
  className,
  children,
  ...props
}: RowWindowProps<T>) {
  const { viewport, probe, rows, height, rowHeight, isNarrow } = shown;
  return (
    <div
      ref={viewport}
      {...props}
      data-narrow={isNarrow ? '' : undefined}
      className={joinClasses(styles.viewport, isNarrow && styles.narrow, className)}
    >
      {probe}
      <div role="presentation" style={{ blockSize: height, position: 'relative' }}>
        {rows.map(({ index, top }) => {
          const item = items[index];
          if (item === undefined) return null;
          const { className: rowClass, ...row } = rowProps(item, index);
          return (
            <div
              key={keyOf(item)}
              {...row}
              data-row={index}
              aria-setsize={items.length}
              aria-posinset={index + 1}
              className={joinClasses(styles.row, rowClass)}
              style={{ insetBlockStart: top, blockSize: rowHeight }}
            >
              {children(item)}
            </div>
          );
        })}
      </div>
    </div>
  );
}

export interface RowNameProps {
  name: string;
  /** The URL opened by a press on the name. @default no link */
  url?: string | null | undefined;
}

/** A row's name: one line, or two if space is short. */
export function RowName({ name, url }: RowNameProps) {
  const href = linkUrl(url ?? '');
  const shown = revealHidden(name);
  return (
    <span
      className={joinClasses(texts.cut, styles.name)}
      dir="auto"
      title={shown}
      data-part="row-name"
    >
      {href === undefined ? (
        shown
      ) : (
        <a className={styles.link} href={href} target="_blank" rel="noopener noreferrer">
          {shown}
        </a>
      )}
    </span>
  );
}

/** A row's name and a line of details below it. */
export function RowWords({ children, ...name }: RowNameProps & { children: ReactNode }) {
  return (
    <span className={joinClasses(layout.stack, styles.words)}>
      <RowName {...name} />
      <span className={joinClasses(texts.cut, texts.figures)}>{children}</span>
    </span>
  );
}

/** The checkbox of a row, whose role has the state. */
export function RowBox({ checked }: { checked: boolean | 'mixed' }) {
  return (
    <span className={styles.box} data-checked={checked} aria-hidden="true">
      {checked === true && <Icon path={icons.check} size={14} />}
    </span>
  );
}
