import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { joinClasses, linkUrl, revealHidden } from '../../../../ui/index.ts';
import styles from './RowWindow.module.css';
import type { RowWindowState } from './useRowWindow.ts';

/** Props of {@link RowWindow}, beside those of its element. */
export interface RowWindowProps<T> extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  items: readonly T[];
  keyOf: (item: T) => string;
  /** Of {@link useRowWindow}. */
  shown: RowWindowState;
  /** Returns the props of a row's element. */
  rowProps: (item: T, index: number) => ComponentPropsWithoutRef<'div'>;
  children: (item: T) => ReactNode;
}

/** A framed list that scrolls, with only the rows in sight in the page. */
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
  /** The address of its own page, opened by a press on the name. @default it can't be opened */
  url?: string | null | undefined;
}

/** A name in a row: one line where there is room, else two. */
export function RowName({ name, url }: RowNameProps) {
  const href = linkUrl(url ?? '');
  const shown = revealHidden(name);
  return (
    <span className={styles.name} dir="auto" title={shown} data-part="row-name">
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

/** The name of a row's item, and below it a line of what else there is to say. */
export function RowWords({ children, ...name }: RowNameProps & { children: ReactNode }) {
  return (
    <span className={styles.words}>
      <RowName {...name} />
      <span className={styles.about}>{children}</span>
    </span>
  );
}
