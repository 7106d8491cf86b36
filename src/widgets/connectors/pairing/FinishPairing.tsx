import { useId, useRef, useState } from 'react';
import { ErrorNotice } from '../../../provider/index.ts';
import {
  Button,
  Choice,
  ChoiceGroup,
  Field,
  FormFooter,
  TextArea,
  TextInput,
  Title,
  layout,
  texts,
} from '../../../ui/index.ts';
import { InnerForm } from '../forms/InnerForm.tsx';
import { useUnsaved } from '../forms/useUnsaved.tsx';
import { GroupChoice } from './GroupChoice.tsx';
import { usePairingActions, usePairingState, usePairingWords } from './PairingContext.ts';
import type { Pairing } from '../core/pairing/index.ts';

/** A sync mode for messages, named by the host. */
export interface MessagingSyncMode {
  /** The value sent as `syncMode`. */
  value: string;
  label: string;
  /** A description of its effect. */
  description?: string;
}

export interface FinishPairingProps {
  pairing: Extract<Pairing, { phase: 'connected' }>;
  syncModes: readonly MessagingSyncMode[];
}

/** Selects what to import from the linked phone. Keeps input after a failure. */
export function FinishPairing({ pairing, syncModes }: FinishPairingProps) {
  const words = usePairingWords();
  const { finalize } = usePairingActions();
  const finalizing = usePairingState((state) => state.finalizing);
  const [initialName] = useState(() => words.defaultName(pairing.phoneNumber));
  const [name, setName] = useState(initialName);
  const [description, setDescription] = useState('');
  const [groups, setGroups] = useState<ReadonlySet<string>>(new Set());
  const [mode, setMode] = useState(syncModes[0]?.value);
  const [wasSent, setSent] = useState(false);
  const radios = useId();
  const field = useRef<HTMLInputElement>(null);
  const isPending = finalizing.status === 'pending';
  const isNameless = name.trim() === '';
  const { question } = useUnsaved(
    groups.size > 0 ||
      mode !== syncModes[0]?.value ||
      name !== initialName ||
      description.trim() !== '',
  );

  const finish = (): void => {
    setSent(true);
    if (isNameless) {
      field.current?.focus();
      return;
    }
    void finalize({
      connectionName: name.trim(),
      selectedGroups: [...groups],
      ...(mode === undefined ? {} : { syncMode: mode }),
      ...(description.trim() === '' ? {} : { description: description.trim() }),
    });
  };

  return (
    <InnerForm onSubmit={finish}>
      <div className={layout.stack}>
        <Title>{words.paired}</Title>
        <p className={texts.muted}>{words.pairedText(pairing.phoneNumber)}</p>
      </div>
      <GroupChoice
        sessionId={pairing.sessionId}
        chosen={groups}
        disabled={isPending}
        onChange={setGroups}
      />
      {syncModes.length > 1 && (
        <ChoiceGroup legend={words.syncMode} disabled={isPending}>
          {syncModes.map((one) => (
            <Choice
              key={one.value}
              type="radio"
              name={radios}
              label={one.label}
              description={one.description}
              checked={mode === one.value}
              onChange={() => setMode(one.value)}
            />
          ))}
        </ChoiceGroup>
      )}
      <Field
        label={words.connectionName}
        required
        error={wasSent && isNameless ? words.connectionNameMissing : undefined}
      >
        <TextInput
          ref={field}
          value={name}
          readOnly={isPending}
          maxLength={200}
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <Field label={words.description} hint={words.optional} description={words.descriptionText}>
        <TextArea
          value={description}
          readOnly={isPending}
          onChange={(event) => setDescription(event.target.value)}
        />
      </Field>
      {finalizing.status === 'failed' && (
        <ErrorNotice
          error={finalizing.error}
          title={words.finishFailed}
          text={words.finishFailedText}
        />
      )}
      <FormFooter>
        <Button type="submit" variant="primary" aria-disabled={isPending}>
          {isPending ? words.finishing : words.finish}
        </Button>
      </FormFooter>
      {question}
    </InnerForm>
  );
}
