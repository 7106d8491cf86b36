import { useEffect, useRef, type Ref } from 'react';
import { Icon } from '../brand/Icon.tsx';
import { Wordmark } from '../brand/Wordmark.tsx';
import { Link } from '../routing/Link.tsx';
import { routes, type Route } from '../routing/route.ts';
import { UserMenu, type UserMenuProps } from './UserMenu.tsx';

/** Props of {@link Header}. */
export interface HeaderProps extends UserMenuProps {
  route: Route;
  isPanelOpen: boolean;
  panelToggle: Ref<HTMLButtonElement>;
  /** Absent where the assistant fills the page already. */
  onPanel: (() => void) | undefined;
  isDrawerOpen: boolean;
  drawerToggle: Ref<HTMLButtonElement>;
  onDrawer: () => void;
}

/** The product's head: where you are, where you can go, and who you are. */
export function Header({
  route,
  isPanelOpen,
  panelToggle,
  onPanel,
  isDrawerOpen,
  drawerToggle,
  onDrawer,
  ...user
}: HeaderProps) {
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const current = nav.current?.querySelector('[aria-current]');
    current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [route]);

  return (
    <header className="header">
      <div className="header-brand">
        <Link href="/" aria-label="Quaymark, to the overview">
          <Wordmark />
        </Link>
        <span className="header-workspace">Tidewater Foods</span>
      </div>
      <nav ref={nav} className="header-nav" aria-label="Product">
        {routes.map(({ path, name, label }) => (
          <Link key={name} href={path} aria-current={name === route.name ? 'page' : undefined}>
            <Icon name={name} />
            <span>{label}</span>
          </Link>
        ))}
      </nav>
      <div className="header-actions">
        {onPanel !== undefined && (
          <button
            ref={panelToggle}
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
    </header>
  );
}
