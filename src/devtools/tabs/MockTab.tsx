import { useEffect, useState, type SyntheticEvent } from 'react';
import { Button, Field, Notice, Select, TextInput } from '../../ui/index.ts';
import { useDevtoolsLanguage } from '../DevtoolsContext.ts';
import type { RecordedCall } from '../createRecorder.ts';
import type { DevtoolsFault } from '../DevtoolsMock.ts';
import type { ListedFault, MockControls } from '../mockControls.ts';

export interface MockTabProps {
  controls: MockControls;
  calls: readonly RecordedCall[];
}

const statuses = [400, 401, 403, 404, 409, 422, 429, 500, 503] as const;

export function MockTab({ controls, calls }: MockTabProps) {
  const { words, timeOf } = useDevtoolsLanguage();
  const routes = [...new Set(calls.map(({ route }) => route))].toSorted();
  const running = calls.filter(({ outcome }) => outcome === 'running').length;
  // Every call that starts or ends may have used up a fault.
  const progress = `${calls[0]?.id ?? 0}, ${running} running`;
  const [{ faults, time }, setMock] = useState<MockState>({ faults: [], time: undefined });
  const [hasFailed, setFailed] = useState(false);

  const act = async (change: () => Promise<unknown>): Promise<void> => {
    try {
      await change();
      setMock(await readMock(controls));
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  useEffect(() => {
    let isCurrent = true;
    readMock(controls).then(
      (read) => isCurrent && setMock(read),
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [controls, progress]);

  return (
    <>
      <div role="alert">
        {hasFailed && <Notice tone="danger" role="note" title={words.mockFailed} />}
      </div>
      <h3>{words.addFault}</h3>
      <FaultForm routes={routes} onAdd={(fault) => void act(() => controls.addFault(fault))} />
      <h3>{words.faults}</h3>
      {faults.length === 0 ? (
        <p data-devtools="empty">{words.noFaults}</p>
      ) : (
        <ul aria-label={words.faults}>
          {faults.map((fault) => (
            <li key={fault.id}>
              <code>{fault.route ?? words.everyRoute}</code>
              {` · ${describe(fault)}`}
              {fault.times !== undefined && <span>{` · ${words.timesLeft(fault.times)}`}</span>}
            </li>
          ))}
        </ul>
      )}
      <div data-devtools="row">
        <Button
          size="small"
          disabled={faults.length === 0}
          onClick={() => void act(() => controls.clearFaults())}
        >
          {words.clearFaults}
        </Button>
      </div>
      <h3>{words.clock}</h3>
      <div data-devtools="row">
        <span>{time === undefined ? '' : timeOf(time)}</span>
        {[1, 15].map((count) => (
          <Button
            key={count}
            size="small"
            onClick={() => void act(() => controls.advanceClock(count * 60))}
          >
            {words.advance(count)}
          </Button>
        ))}
        <Button size="small" onClick={() => void act(() => controls.expireTokens())}>
          {words.expireTokens}
        </Button>
      </div>
    </>
  );

  function describe({ status, retryAfter, latency, cutAfterBytes }: DevtoolsFault): string {
    return [
      status !== undefined && words.answerStatus(status),
      retryAfter !== undefined && words.retryAfterSaid(String(retryAfter)),
      latency !== undefined && words.answerLateBy(latency / 1000),
      cutAfterBytes !== undefined && words.cutStreamAfter(cutAfterBytes),
    ]
      .filter((part) => part !== false)
      .join(' · ');
  }
}

interface MockState {
  faults: readonly ListedFault[];
  /** Milliseconds since the epoch; undefined until it is read. */
  time: number | undefined;
}

async function readMock(controls: MockControls): Promise<MockState> {
  return { faults: await controls.listFaults(), time: await controls.advanceClock(0) };
}

interface FaultFormProps {
  routes: readonly string[];
  onAdd: (fault: DevtoolsFault) => void;
}

function FaultForm({ routes, onAdd }: FaultFormProps) {
  const { words } = useDevtoolsLanguage();
  const [route, setRoute] = useState('');
  const [kind, setKind] = useState('503');
  const [delay, setDelay] = useState('3');
  const [length, setLength] = useState('400');
  const [retryAfter, setRetryAfter] = useState('');
  const [times, setTimes] = useState('1');
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    onAdd({
      ...(kind === 'late' && { latency: Number(delay) * 1000 }),
      ...(kind === 'cut' && { cutAfterBytes: Number(length) }),
      ...(canRetry(kind) && retryAfter !== '' && { retryAfter: Number(retryAfter) }),
      ...(kind !== 'late' && kind !== 'cut' && { status: Number(kind) }),
      ...(times !== '' && { times: Number(times) }),
      ...(route !== '' && { route }),
    });
  };
  return (
    <form aria-label={words.addFault} data-devtools="row" onSubmit={submit}>
      <Field label={words.route}>
        <Select value={route} onChange={(event) => setRoute(event.target.value)}>
          <option value="">{words.everyRoute}</option>
          {routes.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
      </Field>
      <Field label={words.fault}>
        <Select value={kind} onChange={(event) => setKind(event.target.value)}>
          {statuses.map((status) => (
            <option key={status} value={status}>
              {words.answerStatus(status)}
            </option>
          ))}
          <option value="late">{words.answerLate}</option>
          <option value="cut">{words.cutStream}</option>
        </Select>
      </Field>
      {kind === 'late' && (
        <NumberField
          label={words.delay}
          min={0}
          max={600}
          step={0.1}
          value={delay}
          onChange={setDelay}
        />
      )}
      {kind === 'cut' && (
        <NumberField label={words.cutAfter} min={0} max={1e9} value={length} onChange={setLength} />
      )}
      {canRetry(kind) && (
        <NumberField
          label={words.retryAfter}
          min={0}
          max={3600}
          isOptional
          value={retryAfter}
          onChange={setRetryAfter}
        />
      )}
      <NumberField
        label={words.times}
        min={1}
        max={1000}
        isOptional
        placeholder={words.everyRequest}
        value={times}
        onChange={setTimes}
      />
      <Button type="submit">{words.add}</Button>
    </form>
  );
}

function canRetry(kind: string): boolean {
  return kind === '429' || kind === '503';
}

interface NumberFieldProps {
  label: string;
  min: number;
  max: number;
  step?: number;
  isOptional?: boolean;
  placeholder?: string;
  value: string;
  onChange: (value: string) => void;
}

function NumberField({ label, isOptional = false, onChange, ...bounds }: NumberFieldProps) {
  return (
    <Field label={label}>
      <TextInput
        {...bounds}
        type="number"
        required={!isOptional}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
