import {
  isOntologyPickValid,
  noOntologies,
  ontologyFields,
  OntologyEditor,
  OntologyPicker,
  type OntologyEditorView,
} from 'brainstem/react';
import { useState } from 'react';
import { PageTitle } from '../parts/PageTitle.tsx';
import { useAddressView } from '../routing/useAddressView.ts';
import { useUnsavedWork } from '../routing/useRoute.ts';

/** The vocabularies for our documents, and the choice for the next upload. */
export function Vocabulary() {
  const [view, setView] = useAddressView<OntologyEditorView>();
  const [isUnsaved, setUnsaved] = useState(false);
  useUnsavedWork(isUnsaved);
  const [pick, setPick] = useState(noOntologies);
  return (
    <div className="page">
      <PageTitle
        title="Vocabulary"
        text="Terms that we look for in contracts, customs papers and delivery notes."
      />
      <section className="card vocabulary" aria-label="Our terms">
        <OntologyEditor view={view} onViewChange={setView} onDirtyChange={setUnsaved} />
      </section>
      <section className="card padded" aria-labelledby="next-papers">
        <h2 id="next-papers">For the next papers</h2>
        <OntologyPicker label="Processing options" value={pick} onValueChange={setPick} />
        <p>
          {isOntologyPickValid(pick)
            ? 'What we send along: '
            : 'Mend the group before you send papers. So far: '}
          <output aria-label="What we send along">{JSON.stringify(ontologyFields(pick))}</output>
        </p>
      </section>
    </div>
  );
}
