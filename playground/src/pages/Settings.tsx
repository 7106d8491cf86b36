import { PageTitle } from '../parts/PageTitle.tsx';
import { PreferenceFields, type PreferenceFieldsProps } from '../preferences/PreferenceFields.tsx';
import type { Account } from '../session/backend.ts';

export interface SettingsProps extends PreferenceFieldsProps {
  account: Account;
}

/** The user's account and preferences. */
export function Settings({ account, ...preferences }: SettingsProps) {
  return (
    <div className="page page-narrow">
      <PageTitle title="Settings" text="Only you see what you change here." />
      <section className="card padded" aria-labelledby="profile">
        <h2 id="profile">Profile</h2>
        <dl className="facts">
          <div>
            <dt>Name</dt>
            <dd>{account.name}</dd>
          </div>
          <div>
            <dt>Role</dt>
            <dd>{account.role}</dd>
          </div>
          <div>
            <dt>Workspace</dt>
            <dd>Tidewater Foods</dd>
          </div>
          <div>
            <dt>Assistant</dt>
            <dd>{account.access}</dd>
          </div>
        </dl>
      </section>
      <section className="card padded" aria-labelledby="looks">
        <h2 id="looks">Looks and language</h2>
        <PreferenceFields {...preferences} />
      </section>
    </div>
  );
}
