import { useId, useState, type DragEvent } from 'react';
import { termLists, type MatchedOntology, type OntologyMode } from '../../../contract/index.ts';
import {
  Select,
  Skeleton,
  texts,
  Button,
  Field,
  Icon,
  IconButton,
  joinClasses,
  layout,
  TextArea,
  icons,
  useFilePicker,
} from '../../../ui/index.ts';
import { useControllerEvent, useFormat, useOperation } from '../../../provider/index.ts';
import { useEditorState, useOntologyWords, useEditorActions } from '../EditorContext.ts';
import type { Sample } from '../core/editorState.ts';
import { countHits } from '../core/matching/countHits.ts';
import { readText } from '../core/files/readText.ts';
import type { MatchedSample } from './useSampleMatch.ts';
import styles from './MatchPreview.module.css';
import { PassageList } from './PassageList.tsx';

export interface MatchPreviewProps {
  ontologies: readonly MatchedOntology[];
  /** The matches in the sample; undefined while unknown. */
  matched: MatchedSample | undefined;
  /** The mode in effect. @default the user compares both */
  mode?: OntologyMode;
}

export function MatchPreview({ ontologies, matched, mode: given }: MatchPreviewProps) {
  const words = useOntologyWords();
  const { number } = useFormat();
  const hasSample = useEditorState(({ sample }) => sample.text !== '');
  const [tried, setTried] = useState<OntologyMode>('strict');
  const id = useId();
  const mode = given ?? tried;
  const all = matched?.passages.length ?? 0;
  const tagged = matched?.passages.filter(({ from, to }) => to > from).length ?? 0;
  const counts = matched && countHits(matched.match, ({ list }) => list);
  return (
    <section
      aria-labelledby={id}
      className={joinClasses(layout.stack, styles.preview)}
      data-part="preview"
    >
      <h3 id={id} className={styles.title}>
        {words.preview}
      </h3>
      <SampleField />
      {!hasSample && <p className={texts.note}>{words.previewEmpty}</p>}
      {hasSample && matched === undefined && (
        <span role="status" aria-label={words.matching}>
          <Skeleton width="60%" height="14px" />
        </span>
      )}
      {hasSample && matched !== undefined && (
        <>
          <div className={layout.stack1}>
            <p role="status" className={styles.found}>
              {words.found(matched.match.starts.length, matched.match.terms.length, tagged, all)}
            </p>
            <ul className={joinClasses(texts.figures, layout.wrap2, styles.legend)}>
              {termLists.map((list) => (
                <li key={list}>
                  <mark className={styles.swatch} data-list={list}>
                    {words[list]}
                  </mark>{' '}
                  <span>{number(counts?.get(list) ?? 0)}</span>
                </li>
              ))}
            </ul>
            <p role="status" className={texts.figures}>
              {mode === 'strict'
                ? words.strictResult(all - tagged, all)
                : words.guidedResult(tagged, all)}
            </p>
          </div>
          <PassageList matched={matched} mode={mode} ontologies={ontologies}>
            {given === undefined && (
              <Select
                aria-label={words.previewMode}
                className={styles.select}
                value={mode}
                onChange={({ target }) => setTried(target.value === 'guided' ? 'guided' : 'strict')}
              >
                <option value="strict">{words.strict}</option>
                <option value="guided">{words.guided}</option>
              </Select>
            )}
          </PassageList>
          <p className={texts.note}>{words.entityNote}</p>
        </>
      )}
    </section>
  );
}

/** The text length, in characters, from which a text field would be slow and isn't used. */
const longFrom = 50_000;

/** The maximum size of a sample file in bytes. */
const maxBytes = 8 * 1024 * 1024;

/** Edits the sample text: typed, pasted, or read locally from a file. */
function SampleField() {
  const words = useOntologyWords();
  const actions = useEditorActions();
  const sample = useEditorState((state) => state.sample);
  const [refusal, setRefusal] = useState<string>();
  const [{ status }, reading] = useOperation<Sample>();
  const [isOver, setOver] = useState(false);

  const error = status === 'failed' ? words.sampleFailed : refusal;
  const refuse = (reason: string | undefined): void => {
    // Ignores a file that is still being read.
    reading.actions.reset();
    setRefusal(reason);
  };
  const change = (changed: Sample): void => {
    refuse(undefined);
    actions.setSample(changed);
  };
  useControllerEvent(reading, 'done', change);
  const read = (file: File | undefined): void => {
    if (file === undefined) return;
    if (!/\.(txt|md|markdown|csv)$/i.test(file.name)) refuse(words.sampleKind);
    else if (file.size > maxBytes) refuse(words.sampleTooLarge(maxBytes));
    else {
      refuse(undefined);
      reading.actions.run(async () => ({ text: await readText(file), name: file.name }));
    }
  };
  const picker = useFilePicker({
    label: words.openSample,
    accept: '.txt,.md,.markdown,.csv',
    onChoose: ([file]) => read(file),
  });
  const hasFiles = (event: DragEvent): boolean => event.dataTransfer.types.includes('Files');
  const isLong = sample.text.length >= longFrom;
  return (
    <div
      className={joinClasses(layout.stack1, styles.sample)}
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
        read(event.dataTransfer.files[0]);
      }}
    >
      {isLong ? (
        <div className={styles.long} role="group" aria-label={words.sampleText}>
          <Icon path={icons.file} />
          <span className={styles.name} dir="auto">
            {words.longSample(sample.name ?? words.pastedSample, sample.text.length)}
          </span>
          <IconButton size="small" label={words.clearSample} onClick={() => change({ text: '' })}>
            <Icon path={icons.close} size={14} />
          </IconButton>
        </div>
      ) : (
        <Field label={words.sampleText} error={error}>
          <TextArea
            rows={3}
            placeholder={isOver ? words.dropSample : words.samplePlaceholder}
            value={sample.text}
            onChange={({ target }) => change({ text: target.value })}
            onPaste={(event) => {
              const pasted = event.clipboardData.getData('text/plain');
              if (pasted.length < longFrom) return;
              // Chromium takes seconds to insert it into a field of automatic direction.
              event.preventDefault();
              const { value, selectionStart, selectionEnd } = event.currentTarget;
              const text = `${value.slice(0, selectionStart)}${pasted}${value.slice(selectionEnd)}`;
              change({ text });
            }}
          />
        </Field>
      )}
      <div className={joinClasses(layout.wrap2, styles.actions)}>
        <Button size="small" variant="quiet" onClick={picker.open}>
          <Icon path={icons.file} size={14} />
          {words.openSample}
        </Button>
        {sample.text !== '' && !isLong && (
          <Button size="small" variant="quiet" onClick={() => change({ text: '' })}>
            {words.clearSample}
          </Button>
        )}
        {picker.input}
      </div>
      {isLong && error !== undefined && (
        <span role="alert" className={texts.error}>
          {error}
        </span>
      )}
    </div>
  );
}
