import { useAttention } from 'brainstem/react';
import { useId } from 'react';
import { Icon } from '../brand/Icon.tsx';
import { Link } from '../routing/Link.tsx';
import { isWithin, sections, type Route } from '../routing/route.ts';
import { useMenu } from './useMenu.ts';

export interface NavigationProps {
  route: Route;
  /** True if the web app answers the number of open tasks, rather than 401. */
  isInWebApp: boolean;
}

/** The product's sections: a row, or a menu on small screens. */
export function Navigation({ route, isInWebApp }: NavigationProps) {
  const { isOpen, setOpen, root, toggle } = useMenu<HTMLElement>();
  const listId = useId();
  const waiting = useWaiting(isInWebApp);
  return (
    <nav className="header-nav" aria-label="Product" ref={root}>
      <button
        ref={toggle}
        type="button"
        className="icon-button header-menu"
        aria-label="Menu"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name={isOpen ? 'close' : 'menu'} />
      </button>
      <div id={listId} className="header-sections" data-open={isOpen}>
        {sections.map((section) => (
          <Link
            key={section.label}
            href={section.routes[0].path}
            aria-current={
              isWithin(section, route) ? currentOf(section.routes[0], route) : undefined
            }
            onClick={() => setOpen(false)}
          >
            <Icon name={section.routes[0].name} />
            <span>{section.label}</span>
            <Count of={waiting[section.label]} />
          </Link>
        ))}
      </div>
    </nav>
  );
}

/** The pages of the current section, if it has several. */
export function SectionPages({ route }: Pick<NavigationProps, 'route'>) {
  const section = sections.find((one) => isWithin(one, route));
  if (section === undefined || section.routes.length < 2) return null;
  return (
    <nav className="section-pages" aria-label={section.label}>
      {section.routes.map(({ path, name, label }) => (
        <Link key={name} href={path} aria-current={name === route.name ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  );
}

/** Counts pending items, by the section that shows them. */
function useWaiting(isInWebApp: boolean): Partial<Record<string, number>> {
  const { findings, conversations, connections, tasks } = useAttention({
    tasks: isInWebApp,
  });
  const waiting = {
    Tasks: tasks,
    Knowledge: findings,
    Connections: connections,
    Assistant: conversations,
  };
  return Object.fromEntries(
    Object.entries(waiting).flatMap(([label, count]) =>
      count === undefined || count === 0 ? [] : [[label, count]],
    ),
  );
}

function Count({ of: count }: { of: number | undefined }) {
  if (count === undefined) return null;
  return (
    <span className="header-count">
      {count}
      <span className="visually-hidden"> waiting for you</span>
    </span>
  );
}

function currentOf(first: Route, { name }: Route): 'page' | 'true' {
  return first.name === name ? 'page' : 'true';
}
