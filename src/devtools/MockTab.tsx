import { useEffect, useState, type SyntheticEvent } from 'react';
import { Button, Field, Notice, Select, TextInput } from '../ui/index.ts';
import { useDevtoolsLanguage } from './DevtoolsContext.ts';
import type { DevtoolsFault } from './DevtoolsMock.ts';
import type { ListedFault, MockControls } from './mockControls.ts';

/** Props of {@link MockTab}. */
export interface MockTabProps {
  controls: MockControls;
  /** Routes that were called, for a fault to meet. */
  routes: readonly string[];
}

const statuses = [400, 401, 403, 404, 409, 422, 429, 500, 503] as const;

const latency = { latency: 3000 };
const cut = { cutAfterBytes: 400 };

/** Makes the mock platform fail, late or cut off, and moves its clock. */
export function MockTab({ controls, routes }: MockTabProps) {
  const { words, timeOf } = useDevtoolsLanguage();
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
  }, [controls]);

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
              {fault.times !== undefined && ` · ${words.timesLeft(fault.times)}`}
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

  function describe({ status, latency: late, cutAfterBytes }: DevtoolsFault): string {
    if (status !== undefined) return words.answerStatus(status);
    if (cutAfterBytes !== undefined) return words.cutStream;
    return late === undefined ? '' : words.answerLate;
  }
}

/** What a mock platform is told to do. */
interface MockState {
  faults: readonly ListedFault[];
  /** Milliseconds since the epoch; undefined before it is known. */
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
  const [times, setTimes] = useState(1);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    const answer = kind === 'late' ? latency : kind === 'cut' ? cut : { status: Number(kind) };
    onAdd({ ...answer, times, ...(route !== '' && { route }) });
  };
  return (
    <form aria-label={words.addFault} data-devtools="row" onSubmit={submit}>
      <Field label={words.route}>
        {(control) => (
          <Select {...control} value={route} onChange={(event) => setRoute(event.target.value)}>
            <option value="">{words.everyRoute}</option>
            {routes.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={words.fault}>
        {(control) => (
          <Select {...control} value={kind} onChange={(event) => setKind(event.target.value)}>
            {statuses.map((status) => (
              <option key={status} value={status}>
                {words.answerStatus(status)}
              </option>
            ))}
            <option value="late">{words.answerLate}</option>
            <option value="cut">{words.cutStream}</option>
          </Select>
        )}
      </Field>
      <Field label={words.times}>
        {(control) => (
          <TextInput
            {...control}
            type="number"
            min={1}
            max={100}
            required
            value={times}
            onChange={(event) => setTimes(Math.max(1, Math.floor(event.target.valueAsNumber || 1)))}
          />
        )}
      </Field>
      <Button type="submit">{words.add}</Button>
    </form>
  );
}
