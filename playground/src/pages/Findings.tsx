import { FindingsReview, type FindingsView, type SavedFindingsView } from 'brainstem/react';
import { useState } from 'react';
import { PageTitle } from '../parts/PageTitle.tsx';
import { useAddressView } from '../routing/useAddressView.ts';
import { navigate } from '../routing/useRoute.ts';

/** The platform's findings from Quaymark's sources, for approval. */
export function Findings() {
  const [view, setView] = useAddressView<FindingsView>();
  const [savedViews, setSavedViews] = useState<readonly SavedFindingsView[]>([]);
  const save = (saved: SavedFindingsView): void =>
    setSavedViews([...savedViews.filter(({ name }) => name !== saved.name), saved]);
  return (
    <div className="page page-full">
      <PageTitle
        title="Findings"
        text="Learned from your connections. What you approve becomes part of what the assistant knows."
      />
      <section className="card findings">
        <FindingsReview
          view={view}
          onViewChange={setView}
          savedViews={savedViews}
          onSaveView={save}
          onConnectSource={() => navigate('/connections')}
        />
      </section>
    </div>
  );
}
