import { Connectors, type ChosenPlace, type ConnectorsView } from 'brainstem/react';
import { useState } from 'react';
import { connectorMarks } from '../connections/connectorMarks.tsx';
import { openConsent } from '../connections/openConsent.ts';
import { PageTitle } from '../parts/PageTitle.tsx';
import { useAddressView } from '../routing/useAddressView.ts';
import { useUnsavedWork } from '../routing/useRoute.ts';

export interface ConnectionsProps {
  /** Our organisation on the platform. */
  organizationId: string | undefined;
}

/** The sources of Quaymark's knowledge: drives, mail, databases and others. */
export function Connections({ organizationId }: ConnectionsProps) {
  const [view, setView] = useAddressView<ConnectorsView>();
  const [isUnsaved, setUnsaved] = useState(false);
  useUnsavedWork(isUnsaved);
  return (
    <div className="page">
      <PageTitle
        title="Connections"
        text="What the assistant knows comes from here. Connect a source, and choose what it may read."
      />
      <section className="card connections">
        <Connectors
          view={view}
          onViewChange={setView}
          onDirtyChange={setUnsaved}
          openConnect={openConsent}
          appearance={connectorMarks}
          placesToMetadata={keepPlaces}
          {...(organizationId !== undefined && { organizationId })}
        />
      </section>
    </div>
  );
}

/** Returns the metadata for chosen places of a document site, as agreed with the platform. */
function keepPlaces(places: readonly ChosenPlace[]): Record<string, unknown> {
  return { selectedPlaces: places.map(({ siteId, driveId, path }) => ({ siteId, driveId, path })) };
}
