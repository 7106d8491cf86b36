import { useState } from 'react';
import { ontologyLimits } from '../../contract/index.ts';
import {
  QueryError,
  UnreadableEntriesNotice,
  useOntologyPreview,
  useWords,
  WidgetBoundary,
  withSession,
} from '../../provider/index.ts';
import { isOntologyPickValid, noOntologies } from '../../query/index.ts';
import { OntologyChoice, Surface } from '../../ui/index.ts';
import { ontologiesWords } from '../../words/index.ts';
import { useOntologies } from './useOntologies.ts';
import { ontologyPicker, type OntologyPickerProps } from './declaration.ts';
import styles from './OntologyPicker.module.css';

/**
 * Picks an upload's ontologies, up to eight, the handling of content that matches none of them, and
 * the document group. Previews the terms that an upload would use.
 *
 * Parts, for styling: `[data-part]` of `ontology-picker`, `ontology-choice`, `resolve-preview`,
 * `choice`, `field` and `notice`.
 *
 * Routes: `GET /ontologies`, `POST /ontologies/resolve`.
 */
export const OntologyPicker = withSession(OntologyPickerView, ontologyPicker);

function OntologyPickerView({
  value: given,
  defaultValue = noOntologies,
  onValueChange,
  disabled = false,
  label,
}: OntologyPickerProps) {
  const [own, setOwn] = useState(defaultValue);
  const value = given ?? own;
  const words = useWords('ontologies', ontologiesWords);
  const list = useOntologies();
  const preview = useOntologyPreview(value);
  return (
    <Surface
      role="region"
      aria-label={label ?? words.ontologies}
      className={styles.root}
      data-part="ontology-picker"
    >
      <UnreadableEntriesNotice lists={[list.data]} />
      <OntologyChoice
        value={value}
        onChange={(next) => {
          if (given === undefined) setOwn(next);
          onValueChange?.(next);
        }}
        disabled={disabled}
        options={list.data}
        limit={ontologyLimits.ontologyIds}
        isDocumentGroupValid={isOntologyPickValid(value)}
        words={words}
        Part={WidgetBoundary}
        notice={
          list.error === null ? undefined : <QueryError query={list} title={words.listFailed} />
        }
        preview={preview}
      />
    </Surface>
  );
}
