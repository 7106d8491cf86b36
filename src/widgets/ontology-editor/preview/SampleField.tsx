import { useRef, useState, type DragEvent } from 'react';
import { Button, Field, Icon, IconButton, TextArea, icons, texts } from '../../../ui/index.ts';
import { useEditorActions, useEditorState, useOntologyWords } from '../EditorContext.ts';
import { readText } from '../core/index.ts';
import styles from './SampleField.module.css';

/** The text length, in characters, from which a text field would be slow and isn't used. */
const longFrom = 50_000;

/** The maximum size of a sample file in bytes. */
const maxBytes = 8 * 1024 * 1024;

/** Edits the sample text: typed, pasted, or read locally from a file. */
export function SampleField() {
  const words = useOntologyWords();
  const actions = useEditorActions();
  const sample = useEditorState((state) => state.sample);
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const [isOver, setOver] = useState(false);

  const read = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    if (!/\.(txt|md|markdown|csv)$/i.test(file.name)) setError(words.sampleKind);
    else if (file.size > maxBytes) setError(words.sampleTooLarge(maxBytes));
    else {
      try {
        actions.setSample({ text: await readText(file), name: file.name });
        setError(undefined);
      } catch {
        setError(words.sampleFailed);
      }
    }
  };
  const hasFiles = (event: DragEvent): boolean => event.dataTransfer.types.includes('Files');
  const isLong = sample.text.length >= longFrom;
  return (
    <div
      className={styles.sample}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        if (!hasFiles(event)) return;
        event.preventDefault();
        void read(event.dataTransfer.files[0]);
      }}
    >
      {isLong ? (
        <div className={styles.long} role="group" aria-label={words.sampleText}>
          <Icon path={icons.file} />
          <span className={styles.name} dir="auto">
            {words.longSample(sample.name ?? words.pastedSample, sample.text.length)}
          </span>
          <IconButton
            size="small"
            label={words.clearSample}
            onClick={() => actions.setSample({ text: '' })}
          >
            <Icon path={icons.close} size={14} />
          </IconButton>
        </div>
      ) : (
        <Field label={words.sampleText} error={error}>
          {(control) => (
            <TextArea
              {...control}
              rows={5}
              placeholder={isOver ? words.dropSample : words.samplePlaceholder}
              value={sample.text}
              onChange={(event) => {
                setError(undefined);
                actions.setSample({ text: event.target.value });
              }}
            />
          )}
        </Field>
      )}
      <div className={styles.actions}>
        <Button size="small" variant="quiet" onClick={() => input.current?.click()}>
          <Icon path={icons.file} size={14} />
          {words.openSample}
        </Button>
        {sample.text !== '' && !isLong && (
          <Button size="small" variant="quiet" onClick={() => actions.setSample({ text: '' })}>
            {words.clearSample}
          </Button>
        )}
        <input
          ref={input}
          type="file"
          hidden
          accept=".txt,.md,.markdown,.csv"
          aria-label={words.openSample}
          onChange={(event) => {
            void read(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
      </div>
      {isLong && error !== undefined && (
        <span role="alert" className={texts.error}>
          {error}
        </span>
      )}
    </div>
  );
}
