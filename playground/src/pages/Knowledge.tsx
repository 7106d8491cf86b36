import { BrainViewer, type BrainView } from 'brainstem/react';
import { PageTitle } from '../parts/PageTitle.tsx';
import { useAddressView } from '../routing/useAddressView.ts';

const examples = [
  'Piet de Vries now manages Store 2',
  'Truck 3 drives Route 4 from 2026-01-01',
  'Anna Berg works in Sales',
];

/** The assistant's knowledge of our trade, to look at and to correct. */
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
          changeExamples={examples}
        />
      </section>
    </div>
  );
}
