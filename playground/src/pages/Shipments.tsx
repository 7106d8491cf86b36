import { useState } from 'react';
import { shipments, type Shipment } from '../data/shipments.ts';
import { Choice } from '../parts/Choice.tsx';
import { PageTitle } from '../parts/PageTitle.tsx';
import { Status } from '../parts/Status.tsx';
import { Voyage } from '../parts/Voyage.tsx';

const filters = ['open', 'trouble', 'delivered', 'all'] as const;

type Filter = (typeof filters)[number];

const filterLabels: Record<Filter, string> = {
  open: 'Open',
  trouble: 'In trouble',
  delivered: 'Delivered',
  all: 'All',
};

/** All shipments, with filters and search. */
export function Shipments() {
  const [filter, setFilter] = useState<Filter>('open');
  const [search, setSearch] = useState('');
  const shown = shipments.filter(
    (shipment) => passes(shipment, filter) && matches(shipment, search),
  );
  return (
    <div className="page">
      <PageTitle title="Shipments" text="Consignments of this week and the last." />
      <section className="card" aria-label="List of shipments">
        <div className="toolbar">
          <Choice
            label="Show"
            labelHidden
            options={filters}
            labels={filterLabels}
            value={filter}
            onChange={setFilter}
          />
          <input
            type="search"
            className="input"
            aria-label="Search shipments"
            placeholder="Cargo, port or number"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </div>
        <table className="table">
          <thead>
            <tr>
              <th scope="col">Shipment</th>
              <th scope="col">Voyage</th>
              <th scope="col" className="wide">
                Carrier
              </th>
              <th scope="col" className="wider">
                Load
              </th>
              <th scope="col" className="wider number">
                Keep at
              </th>
              <th scope="col" className="medium">
                Arrival
              </th>
              <th scope="col">Status</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((shipment) => (
              <ShipmentRow key={shipment.id} {...shipment} />
            ))}
          </tbody>
        </table>
        {shown.length === 0 && (
          <p className="empty">No shipment matches. Try another word, or show all of them.</p>
        )}
      </section>
    </div>
  );
}

function ShipmentRow(shipment: Shipment) {
  const { id, cargo, supplier, carrier, load, temperature, eta, status } = shipment;
  return (
    <tr>
      <th scope="row">
        <strong>{cargo}</strong>
        <small>
          {id} · {supplier}
        </small>
      </th>
      <td>
        <Voyage {...shipment} />
        <small className="narrow">{eta}</small>
      </td>
      <td className="wide">{carrier}</td>
      <td className="wider">{load}</td>
      <td className="wider number">{temperature === undefined ? '–' : degrees(temperature)}</td>
      <td className="medium">{eta}</td>
      <td>
        <Status status={status} />
      </td>
    </tr>
  );
}

function passes({ status }: Shipment, filter: Filter): boolean {
  if (filter === 'all') return true;
  if (filter === 'trouble') return status === 'delayed' || status === 'held';
  return (status === 'delivered') === (filter === 'delivered');
}

function matches({ id, cargo, supplier, from, to, carrier }: Shipment, search: string): boolean {
  const words = [id, cargo, supplier, from, to, carrier].join(' ').toLowerCase();
  return words.includes(search.trim().toLowerCase());
}

function degrees(celsius: number): string {
  return `${celsius < 0 ? `−${-celsius}` : celsius} °C`;
}
