import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { joinClasses } from '../joinClasses.ts';
import layout from '../layout/layout.module.css';
import { fadeEdges } from '../layout/fadeEdges.ts';
import { movedIndex } from '../movedIndex.ts';
import { useFocusWithin } from '../useFocusWithin.ts';
import styles from './Tabs.module.css';

/** One tab of {@link Tabs}. */
export interface Tab<K extends string> {
  key: K;
  label: ReactNode;
  /** A number beside the label. */
  count?: ReactNode;
}

export interface TabsProps<K extends string> {
  /** The accessible name of the tab list. */
  label: string;
  tabs: readonly Tab<K>[];
  value: K;
  onChange: (key: K) => void;
  className?: string;
  /** The content of the selected tab. */
  children: ReactNode;
}

/**
 * Tabs with one panel. Arrow keys, Home and End move and select. If the selection changes from
 * inside the panel, the new tab takes the panel's focus.
 */
export function Tabs<K extends string>({
  label,
  tabs,
  value,
  onChange,
  className,
  children,
}: TabsProps<K>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => (list.current === null ? undefined : fadeEdges(list.current)), []);
  const focus = useFocusWithin(value, '[role="tab"][aria-selected="true"]');
  const move = (event: KeyboardEvent<HTMLDivElement>): void => {
    const current = tabs.findIndex(({ key }) => key === value);
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = movedIndex(event.key, current, tabs.length, {
      axis: 'horizontal',
      loop: true,
      isRtl,
    });
    const tab = next === undefined ? undefined : tabs[next];
    if (tab === undefined) return;
    event.preventDefault();
    onChange(tab.key);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[tabs.indexOf(tab)]?.focus();
  };
  return (
    <div {...focus} className={className} data-part="tabs">
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        tabIndex={-1}
        className={joinClasses(layout.fading, styles.list)}
        onKeyDown={move}
      >
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-${tab.key}`}
            data-tab={tab.key}
            aria-selected={tab.key === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.key === value ? 0 : -1}
            className={styles.tab}
            onClick={() => onChange(tab.key)}
          >
            {tab.label}
            {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${value}`}
        className={styles.panel}
      >
        {children}
      </div>
    </div>
  );
}
