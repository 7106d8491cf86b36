import { decisions, figures, shipments } from '../data/shipments.ts';
import { Link } from '../routing/Link.tsx';
import { PageTitle } from '../parts/PageTitle.tsx';
import { Status } from '../parts/Status.tsx';
import { Voyage } from '../parts/Voyage.tsx';
import { BerthPlan } from './BerthPlan.tsx';

export interface OverviewProps {
  firstName: string;
  onAsk: (text: string) => void;
}

/** An overview of the day. */
export function Overview({ firstName, onAsk }: OverviewProps) {
  return (
    <div className="page">
      <PageTitle
        title={`Good to see you, ${firstName}`}
        text="Rotterdam, Merwehaven terminal. High water at 15:42."
      />

      <dl className="figures">
        {figures.map(({ label, value, note, isUrgent = false }) => (
          <div key={label} className="figure" data-urgent={isUrgent}>
            <dt>{label}</dt>
            <dd className="figure-value">{value}</dd>
            <dd className="figure-note">{note}</dd>
          </div>
        ))}
      </dl>

      <div className="columns">
        <section className="card" aria-labelledby="arrivals">
          <div className="card-head">
            <h2 id="arrivals">Arriving next</h2>
            <Link href="/shipments">All shipments</Link>
          </div>
          <ul className="rows">
            {shipments.slice(0, 6).map((shipment) => (
              <li key={shipment.id} className="arrival">
                <span className="arrival-cargo">
                  <strong>{shipment.cargo}</strong>
                  <small>
                    {shipment.id} · {shipment.carrier}
                  </small>
                </span>
                <Voyage {...shipment} />
                <span className="arrival-when">
                  <Status status={shipment.status} />
                  <small>{shipment.eta}</small>
                </span>
              </li>
            ))}
          </ul>
        </section>

        <section className="card" aria-labelledby="decisions">
          <div className="card-head">
            <h2 id="decisions">Waiting for you</h2>
          </div>
          <ul className="rows">
            {decisions.map(({ title, text, due }) => (
              <li key={title} className="decision">
                <strong>{title}</strong>
                <p>{text}</p>
                <small>{due}</small>
              </li>
            ))}
          </ul>
          <div className="card-foot">
            <button
              type="button"
              className="button"
              onClick={() => onAsk('What should I decide first today, and why?')}
            >
              Talk it over with the assistant
            </button>
          </div>
        </section>
      </div>

      <BerthPlan />
    </div>
  );
}
