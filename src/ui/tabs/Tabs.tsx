import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import styles from './Tabs.module.css';

/** One tab of {@link Tabs}. */
export interface Tab<K extends string> {
  key: K;
  label: ReactNode;
  /** A figure beside the label. */
  count?: ReactNode;
}

/** Props of {@link Tabs}. */
export interface TabsProps<K extends string> {
  /** Names the list of tabs. */
  label: string;
  tabs: readonly Tab<K>[];
  value: K;
  onChange: (key: K) => void;
  className?: string;
  /** What the chosen tab shows. */
  children: ReactNode;
}

/** Tabs over one panel. Arrows move between the tabs and choose; Home and End go to the ends. */
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
  const move = (event: KeyboardEvent<HTMLDivElement>): void => {
    const at = tabs.findIndex(({ key }) => key === value);
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const next = {
      ArrowRight: at + forward,
      ArrowLeft: at - forward,
      Home: 0,
      End: tabs.length - 1,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const tab = tabs[(next + tabs.length) % tabs.length];
    if (tab === undefined) return;
    onChange(tab.key);
    list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(tab.key)}"]`)?.focus();
  };
  return (
    <div className={className} data-part="tabs">
      <div ref={list} role="tablist" aria-label={label} className={styles.list} onKeyDown={move}>
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
