import { useState, type SubmitEvent } from 'react';
import type { ErrorFormProps } from './ErrorForm.tsx';

/** Arms a cut in the middle of the next streamed answer. */
export function CutForm({ onArm }: ErrorFormProps) {
  const [bytes, setBytes] = useState(400);
  const arm = (event: SubmitEvent): void => {
    event.preventDefault();
    onArm({ route: 'streamChat', cutAfterBytes: bytes, times: 1 });
  };
  return (
    <form className="fault-form" aria-label="Cut the next answer" onSubmit={arm}>
      <label className="field fault-form-wide">
        Cut the next answer after so many bytes
        <input
          type="number"
          min={0}
          max={1_000_000}
          required
          value={Number.isNaN(bytes) ? '' : bytes}
          onChange={(event) => setBytes(event.target.valueAsNumber)}
        />
      </label>
      <button type="submit" className="button">
        Arm
      </button>
    </form>
  );
}
