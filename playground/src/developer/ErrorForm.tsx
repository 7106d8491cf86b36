import { useState, type SubmitEvent } from 'react';
import type { Fault } from './mockControls.ts';

/** Props of {@link ErrorForm}. */
export interface ErrorFormProps {
  onArm: (fault: Fault & { times: number }) => void;
}

const routes = [
  { name: '*', label: 'Every route' },
  { name: 'streamChat', label: 'Send a message' },
  { name: 'resumeChat', label: 'Answer a question' },
  { name: 'attachChat', label: 'Join a running answer' },
  { name: 'cancelChat', label: 'Stop an answer' },
  { name: 'listSessions', label: 'List conversations' },
  { name: 'listMessages', label: 'Read messages' },
  { name: 'deleteSession', label: 'Delete a conversation' },
  { name: 'getFileLimits', label: 'File limits' },
  { name: 'uploadFile', label: 'Upload a file' },
  { name: 'exchangeToken', label: 'Token exchange' },
];

const statuses = [401, 403, 404, 409, 422, 429, 500, 503];

/** Arms an error for the next calls of a route. */
export function ErrorForm({ onArm }: ErrorFormProps) {
  const [route, setRoute] = useState('streamChat');
  const [status, setStatus] = useState(429);
  const [times, setTimes] = useState(1);
  const [retryAfter, setRetryAfter] = useState('');

  const arm = (event: SubmitEvent): void => {
    event.preventDefault();
    onArm({
      route,
      status,
      times,
      ...(retryAfter !== '' && { retryAfter: Number(retryAfter) }),
      ...(status === 403 && { message: 'Missing required scope: analytics:query' }),
    });
  };

  return (
    <form className="fault-form" aria-label="Answer with an error" onSubmit={arm}>
      <label className="field fault-form-wide">
        Answer with an error
        <select value={route} onChange={(event) => setRoute(event.target.value)}>
          {routes.map(({ name, label }) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        Status
        <select value={status} onChange={(event) => setStatus(Number(event.target.value))}>
          {statuses.map((value) => (
            <option key={value}>{value}</option>
          ))}
        </select>
      </label>
      <label className="field">
        Calls
        <input
          type="number"
          min={1}
          max={99}
          required
          value={Number.isNaN(times) ? '' : times}
          onChange={(event) => setTimes(event.target.valueAsNumber)}
        />
      </label>
      <label className="field">
        Retry after
        <input
          type="number"
          min={0}
          max={3600}
          placeholder="s"
          value={retryAfter}
          onChange={(event) => setRetryAfter(event.target.value)}
        />
      </label>
      <button type="submit" className="button">
        Arm
      </button>
    </form>
  );
}
