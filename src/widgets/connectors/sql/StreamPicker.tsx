import { useState, type RefObject } from 'react';
import type { SqlStream } from '../../../query/index.ts';
import { Button, Choice, ChoiceGroup, Notice } from '../../../ui/index.ts';
import styles from '../forms/Forms.module.css';
import { useFormWords } from '../forms/useFormWords.ts';

/** Props of {@link StreamPicker}. */
export interface StreamPickerProps {
  streams: readonly SqlStream[];
  isPublishing: boolean;
  /** The button that publishes, to which the focus returns when another one goes. */
  buttonRef: RefObject<HTMLButtonElement | null>;
  onPublish: (streams: readonly SqlStream[]) => void;
}

/** The tables of a database by their schemas, all chosen at first. */
export function StreamPicker({ streams, isPublishing, buttonRef, onPublish }: StreamPickerProps) {
  const words = useFormWords();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  if (streams.length === 0) return <Notice tone="warning" title={words.discoveryEmpty} />;
  const chosen = streams.filter(({ key }) => !left.has(key));
  const namespaces = [...new Set(streams.map(({ namespace }) => namespace))];
  const toggle = (key: string): void => {
    const next = new Set(left);
    if (!next.delete(key)) next.add(key);
    setLeft(next);
  };
  return (
    <div className={styles.form}>
      <div className={styles.actions} role="status">
        <strong className={styles.subtitle}>{words.discoveryFound(streams.length)}</strong>
        <Button size="small" variant="quiet" onClick={() => setLeft(new Set())}>
          {words.discoveryAll}
        </Button>
        <Button
          size="small"
          variant="quiet"
          onClick={() => setLeft(new Set(streams.map(({ key }) => key)))}
        >
          {words.discoveryNone}
        </Button>
      </div>
      {namespaces.map((namespace) => (
        <ChoiceGroup
          key={namespace ?? ''}
          legend={namespace ?? words.database}
          legendHidden={namespace === undefined}
        >
          {streams
            .filter((stream) => stream.namespace === namespace)
            .map(({ key, name }) => (
              <Choice
                key={key}
                label={name}
                checked={!left.has(key)}
                disabled={isPublishing}
                onChange={() => toggle(key)}
              />
            ))}
        </ChoiceGroup>
      ))}
      <div className={styles.actions}>
        <Button
          ref={buttonRef}
          variant="primary"
          disabled={chosen.length === 0}
          aria-disabled={isPublishing}
          onClick={() => {
            if (!isPublishing) onPublish(chosen);
          }}
        >
          {isPublishing ? words.discoveryPublishing : words.discoveryPublish(chosen.length)}
        </Button>
      </div>
    </div>
  );
}
