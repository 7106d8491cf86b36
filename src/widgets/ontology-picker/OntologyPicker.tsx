import { useState } from 'react';
import { ontologyLimits } from '../../contract/index.ts';
import {
  ErrorNotice,
  LeftOutNote,
  useOntologyPreview,
  useWords,
  WidgetBoundary,
  withSession,
  type WidgetProps,
} from '../../provider/index.ts';
import { isOntologyPickValid, noOntologies, type OntologyPick } from '../../query/index.ts';
import { OntologyChoice, Surface } from '../../ui/index.ts';
import { ontologiesWords } from '../../words/index.ts';
import { useOntologies } from './useOntologies.ts';
import styles from './OntologyPicker.module.css';

/** Props of {@link OntologyPicker}. */
export interface OntologyPickerProps extends WidgetProps {
  /** The selection, if the host keeps it. @default our own */
  value?: OntologyPick;
  /** The initial selection, if the host does not keep it. @default `noOntologies` */
  defaultValue?: OntologyPick;
  /** Called on each change. `ontologyFields` turns the value into the fields of an upload. */
  onValueChange?: (value: OntologyPick) => void;
  /** Disables picking and removing. @default false */
  disabled?: boolean;
  /** Names the region. @default 'Ontologies', in the locale's words */
  label?: string;
}

/**
 * Picks the ontologies of an upload: up to eight, what happens to content that matches none of
 * them, and the document group. Shows what an upload with them would use.
 *
 * Parts, for styling: `[data-part]` of `ontology-picker`, `ontology-choice`, `resolve-preview`,
 * `choice`, `field` and `notice`.
 *
 * Routes: `GET /ontologies`, `POST /ontologies/resolve`.
 */
export const OntologyPicker = withSession(OntologyPickerView, {
  name: 'ontologyPicker',
  events: { onValueChange: ['value'] },
});

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
      <LeftOutNote lists={[list.data]} />
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
          list.error === null ? undefined : (
            <ErrorNotice
              error={list.error}
              title={words.listFailed}
              onRetry={() => void list.refetch()}
              isRetrying={list.isFetching}
            />
          )
        }
        preview={preview}
      />
    </Surface>
  );
}
