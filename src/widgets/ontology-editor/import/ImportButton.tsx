import { useRef, useState } from 'react';
import { Button, Icon } from '../../../ui/index.ts';
import { useOntologies, useOntologyWords } from '../EditorContext.ts';
import { readOntologies, readText, type ReadOntologies } from '../core/index.ts';
import { ImportDialog } from './ImportDialog.tsx';

/** Chooses a JSON or CSV file, and opens what would be imported from it. */
export function ImportButton() {
  const ontologies = useOntologies();
  const words = useOntologyWords();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<{ name: string; read: ReadOntologies }>();
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        disabled={ontologies === undefined}
        onClick={() => input.current?.click()}
      >
        <Icon name="upload" size={14} />
        {words.importFile}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".json,.csv,application/json,text/csv"
        aria-label={words.importFile}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen !== undefined) {
            void readText(chosen).then((text) =>
              setFile({ name: chosen.name, read: readOntologies(text) }),
            );
          }
          target.value = '';
        }}
      />
      {file !== undefined && ontologies !== undefined && (
        <ImportDialog
          name={file.name}
          read={file.read}
          ontologies={ontologies}
          onClose={() => setFile(undefined)}
        />
      )}
    </>
  );
}
