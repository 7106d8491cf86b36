import { useEffect, useId, useRef, useState } from 'react';

/** Props of {@link LatencySlider}. */
export interface LatencySliderProps {
  /** Milliseconds, as they are armed. */
  latency: number;
  /** Told once the slider rests. */
  onChange: (milliseconds: number) => void;
}

/** How long a slider rests before it is believed, in milliseconds. */
const rest = 250;

/** Makes every answer late. */
export function LatencySlider({ latency, onChange }: LatencySliderProps) {
  const id = useId();
  const [moved, setMoved] = useState<number>();
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => {
    if (moved === undefined) return undefined;
    const timer = setTimeout(() => latest.current(moved), rest);
    return () => clearTimeout(timer);
  }, [moved]);
  // What was armed by other means shows as soon as the platform tells of it.
  const [known, setKnown] = useState(latency);
  if (known !== latency) {
    setKnown(latency);
    setMoved(undefined);
  }

  const shown = moved ?? latency;
  return (
    <div className="field">
      <label htmlFor={id}>
        Latency <output>{shown === 0 ? 'none' : `${(shown / 1000).toFixed(2)} s`}</output>
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={5000}
        step={250}
        value={shown}
        onChange={(event) => setMoved(event.target.valueAsNumber)}
      />
    </div>
  );
}
