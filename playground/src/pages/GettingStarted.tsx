import { Onboarding, ProductOnboarding } from 'brainstem/react';
import { PageTitle } from '../parts/PageTitle.tsx';
import type { Account, Config } from '../session/backend.ts';
import { workspaceAdapter } from '../setup/workspaceAdapter.ts';

export interface GettingStartedProps {
  account: Account;
  config: Config;
}

/** Questions about the company, to answer before using the assistant. */
export function GettingStarted({
  account,
  config: { organizationId, userId },
}: GettingStartedProps) {
  return (
    <div className="page page-narrow">
      <PageTitle title="Getting started" text="The assistant works better once it knows you." />
      <section className="card widget">
        <Onboarding storage={sessionStorage} storageKey={`quaymark-onboarding-${account.id}`} />
      </section>
      {organizationId !== undefined && userId !== undefined && (
        <section className="card widget">
          <ProductOnboarding
            tenantId={organizationId}
            userId={userId}
            adapter={workspaceAdapter}
            storage={sessionStorage}
            storageKey={`quaymark-chapters-${account.id}`}
          />
        </section>
      )}
    </div>
  );
}
