import type { Shipment } from '../data/shipments.ts';

/** A shipment's origin, destination and progress. */
export function Voyage({ from, to, progress }: Pick<Shipment, 'from' | 'to' | 'progress'>) {
  return (
    <span className="voyage">
      <span>{from}</span>
      <span className="voyage-line" aria-hidden="true">
        <span className="voyage-done" style={{ inlineSize: `${progress * 100}%` }} />
      </span>
      <span className="visually-hidden">to</span>
      <span>{to}</span>
    </span>
  );
}
