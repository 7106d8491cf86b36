import { PlatformForm } from 'brainstem/react';
import { suppliers } from '../data/suppliers.ts';
import { PageTitle } from '../parts/PageTitle.tsx';

/** The target reliability of a supplier, in percent. */
const target = 95;

export interface SuppliersProps {
  /** Our organisation on the platform, whose form suggests suppliers. */
  organizationId: string | undefined;
  /** Asks the assistant in the side panel. */
  onAsk: (text: string) => void;
}

/** Our suppliers and their reliability. */
export function Suppliers({ organizationId, onAsk }: SuppliersProps) {
  return (
    <div className="page">
      <PageTitle
        title="Suppliers"
        text={`Deliveries of this year. The target is ${target}% on time.`}
      />
      <ul className="suppliers">
        {suppliers.map(({ name, place, supplies, deliveries, onTime, contract, contractEnds }) => (
          <li key={name} className="card supplier">
            <h2>{name}</h2>
            <p>{place}</p>
            <p className="supplier-goods">{supplies}</p>
            <div className="supplier-rate">
              <strong>{onTime}%</strong>
              <span>on time, of {deliveries} deliveries</span>
            </div>
            <div className="bar" data-low={onTime < target} aria-hidden="true">
              <span style={{ inlineSize: `${onTime}%` }} />
            </div>
            <p className="supplier-contract">
              <span>{contract}</span>
              {contractEnds}
            </p>
            <button
              type="button"
              className="button"
              onClick={() => onAsk(`How reliable is ${name}, and why?`)}
            >
              Ask about {name}
            </button>
          </li>
        ))}
      </ul>
      {organizationId !== undefined && (
        <section className="card widget supplier-form">
          <PlatformForm slug="new-supplier" tenantId={organizationId} />
        </section>
      )}
    </div>
  );
}
