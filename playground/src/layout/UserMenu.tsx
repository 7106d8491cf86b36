import { useId } from 'react';
import { Avatar, initialsOf } from '../session/Avatar.tsx';
import type { Account } from '../session/backend.ts';
import type { Session } from '../session/useSession.ts';
import { useMenu } from './useMenu.ts';

export interface UserMenuProps {
  account: Account;
  accounts: readonly Account[];
  session: Session;
}

/** Shows the signed-in user, to sign out or switch accounts. */
export function UserMenu({ account, accounts, session }: UserMenuProps) {
  const { isOpen, setOpen, root, toggle } = useMenu<HTMLDivElement>();
  const menuId = useId();

  return (
    <div className="user-menu" ref={root}>
      <button
        ref={toggle}
        type="button"
        className="user-menu-toggle"
        aria-label={`Account of ${account.name}, ${initialsOf(account.name)}`}
        aria-expanded={isOpen}
        aria-controls={menuId}
        onClick={() => setOpen(!isOpen)}
      >
        <Avatar name={account.name} />
      </button>
      <div id={menuId} className="user-menu-list" hidden={!isOpen}>
        <p>
          <strong>{account.name}</strong>
          <small>{account.role}</small>
        </p>
        {accounts
          .filter(({ id }) => id !== account.id)
          .map(({ id, name }) => (
            <button key={id} type="button" onClick={() => void session.signIn(id)}>
              Switch to {name}
            </button>
          ))}
        <button type="button" onClick={() => void session.signOut()}>
          Sign out
        </button>
      </div>
    </div>
  );
}
