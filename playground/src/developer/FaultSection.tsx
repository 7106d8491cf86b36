import { describeFault } from './describeFault.ts';
import { ErrorForm } from './ErrorForm.tsx';
import { CutForm } from './CutForm.tsx';
import { LatencySlider } from './LatencySlider.tsx';
import type { MockControls } from './mockControls.ts';
import { useFaults } from './useFaults.ts';

/** Props of {@link FaultSection}. */
export interface FaultSectionProps {
  controls: MockControls;
  run: (act: () => Promise<unknown>) => void;
}

/** Makes the platform slow, failing or cut off, and lists what is armed. */
export function FaultSection({ controls, run }: FaultSectionProps) {
  const { faults, refresh } = useFaults(controls);
  const act = (change: () => Promise<void>): void => run(() => change().then(refresh));
  const latency = faults?.find(({ times }) => times === undefined)?.latency ?? 0;
  return (
    <section className="developer-section" data-part="faults">
      <h3>Faults</h3>
      {faults !== undefined && (
        <LatencySlider
          latency={latency}
          onChange={(milliseconds) => act(() => controls.setLatency(milliseconds))}
        />
      )}
      <ErrorForm onArm={(fault) => act(() => controls.addFault(fault))} />
      <CutForm onArm={(fault) => act(() => controls.addFault(fault))} />
      <div className="armed">
        <h4>Armed</h4>
        {faults === undefined || faults.length === 0 ? (
          <p className="developer-note">Nothing. The platform answers as it should.</p>
        ) : (
          <>
            <ul>
              {faults.map((fault) => (
                <li key={fault.id}>{describeFault(fault)}</li>
              ))}
            </ul>
            <button
              type="button"
              className="button"
              onClick={() => act(() => controls.clearFaults())}
            >
              Clear all faults
            </button>
          </>
        )}
      </div>
    </section>
  );
}
