import { BrainViewer, type BrainView } from 'brainstem/react';
import { PageTitle } from '../parts/PageTitle.tsx';
import { useAddressView } from '../routing/useAddressView.ts';

const examples = [
  'Piet de Vries now manages Store 2',
  'Truck 3 drives Route 4 from 2026-01-01',
  'Anna Berg works in Sales',
];

/** Our own groups of types, with the most important types first. */
const groups = [
  {
    name: 'Products & suppliers',
    labels: [
      ...['Product', 'Supplier', 'ProductGroup', 'Ingredient', 'Allergen', 'Packaging', 'Brand'],
      ...['Recipe', 'Certificate', 'Country', 'Regulation', 'Authority', 'Inspection'],
    ],
  },
  {
    name: 'People & contracts',
    labels: [
      ...['Person', 'Contract', 'Team', 'Department', 'Clause', 'Deadline', 'Renewal', 'Meeting'],
      ...['EmailThread', 'Document', 'Forecast', 'Season'],
    ],
  },
  {
    name: 'Customers & orders',
    labels: [
      ...['Customer', 'Order', 'OrderLine', 'Invoice', 'InvoiceLine', 'Payment', 'CreditNote'],
      ...['PriceList', 'Discount', 'Offer', 'Return', 'Complaint', 'Competitor', 'Bank'],
      ...['Saga', 'SagaStep'],
    ],
  },
  {
    name: 'Delivery',
    labels: [
      ...['Delivery', 'Route', 'Warehouse', 'Truck', 'Driver', 'Carrier', 'Shift', 'LoadingBay'],
      ...['DeliveryAddress', 'DeliveryNote', 'Region'],
    ],
  },
  {
    name: 'Cold chain',
    labels: ['Batch', 'Alarm', 'Pallet', 'TemperatureReading', 'TemperatureSensor', 'ColdRoom'],
  },
];

/** The assistant's domain knowledge, to browse and edit. */
export function Knowledge() {
  const [view, setView] = useAddressView<BrainView>();
  return (
    <div className="page page-whole">
      <PageTitle title="Knowledge" text="What we know, and how it fits together." />
      <section className="card knowledge">
        <BrainViewer
          label="Knowledge"
          view={view}
          onViewChange={setView}
          storage={localStorage}
          groups={groups}
          changeExamples={examples}
        />
      </section>
    </div>
  );
}
