import { DocumentUpload, MessagingPairing } from 'brainstem/react';
import { PageTitle } from '../parts/PageTitle.tsx';

const syncModes = [
  { value: 'continuous', label: 'As they come', description: 'New messages within minutes.' },
  { value: 'daily', label: 'Once a day', description: 'Overnight, all of the day’s messages.' },
];

/** The team's own imports: documents, and drivers' messages. */
export function Intake() {
  return (
    <div className="page">
      <PageTitle
        title="Intake"
        text="Add papers and messages, and the assistant soon answers from them, too."
      />
      <div className="columns">
        <section className="card intake" aria-labelledby="papers">
          <div className="card-head">
            <h2 id="papers">Papers</h2>
            <small>Contracts, waybills, reports</small>
          </div>
          <DocumentUpload label="Papers to upload" />
        </section>
        <section className="card intake" aria-labelledby="drivers">
          <div className="card-head">
            <h2 id="drivers">Driver messages</h2>
            <small>From a phone that is in their groups</small>
          </div>
          <MessagingPairing label="Phone of the drivers" syncModes={syncModes} />
        </section>
      </div>
    </div>
  );
}
