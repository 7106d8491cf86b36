import { useCallback, useEffect, useState } from 'react';
import type { ListedFault, MockControls } from './mockControls.ts';

/** The faults that are armed; undefined until they are known. */
export interface FaultsState {
  faults: readonly ListedFault[] | undefined;
  refresh: () => Promise<void>;
}

/** How often armed faults are counted, in milliseconds. */
const interval = 1500;

/** Follows the faults of the mock platform, which every request may use up. */
export function useFaults(controls: MockControls): FaultsState {
  const [faults, setFaults] = useState<readonly ListedFault[]>();

  const refresh = useCallback(async () => {
    setFaults(await controls.listFaults());
  }, [controls]);

  useEffect(() => {
    // A platform that is away is no news: whatever is done next will say so.
    const look = (): void => void refresh().catch(() => undefined);
    look();
    const timer = setInterval(look, interval);
    return () => clearInterval(timer);
  }, [refresh]);

  return { faults, refresh };
}
