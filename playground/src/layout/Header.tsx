import type { Ref } from 'react';
import { Icon } from '../brand/Icon.tsx';
import { Wordmark } from '../brand/Wordmark.tsx';
import { Link } from '../routing/Link.tsx';
import type { Route } from '../routing/route.ts';
import { Navigation, SectionPages } from './Navigation.tsx';
import { UserMenu, type UserMenuProps } from './UserMenu.tsx';

export interface HeaderProps extends UserMenuProps {
  route: Route;
  isInWebApp: boolean;
  isPanelOpen: boolean;
  /** Absent if the assistant already fills the page. */
  onPanel: (() => void) | undefined;
  isDrawerOpen: boolean;
  drawerToggle: Ref<HTMLButtonElement>;
  onDrawer: () => void;
}

/** The product's header: location, navigation and user. */
export function Header({
  route,
  isInWebApp,
  isPanelOpen,
  onPanel,
  isDrawerOpen,
  drawerToggle,
  onDrawer,
  ...user
}: HeaderProps) {
  return (
    <header>
      <div className="header">
        <div className="header-brand">
          <Link href="/" aria-label="Quaymark, to the overview">
            <Wordmark />
          </Link>
          <span className="header-workspace">Tidewater Foods</span>
        </div>
        <Navigation route={route} isInWebApp={isInWebApp} />
        <div className="header-actions">
          {onPanel !== undefined && (
            <button
              type="button"
              className="icon-button"
              aria-label="Assistant beside the page"
              title="Assistant beside the page"
              aria-expanded={isPanelOpen}
              onClick={onPanel}
            >
              <Icon name="panel" />
            </button>
          )}
          <button
            ref={drawerToggle}
            type="button"
            className="icon-button"
            aria-label="Developer drawer"
            title="Developer drawer (Ctrl+.)"
            aria-keyshortcuts="Control+."
            aria-expanded={isDrawerOpen}
            onClick={onDrawer}
          >
            <Icon name="developer" />
          </button>
          <UserMenu {...user} />
        </div>
      </div>
      <SectionPages route={route} />
    </header>
  );
}
