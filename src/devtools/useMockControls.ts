import { useEffect, useMemo, useState } from 'react';
import type { DevtoolsMock } from './DevtoolsMock.ts';
import {
  createPageControls,
  isLocal,
  createHttpControls,
  type MockControls,
} from './mockControls.ts';

/**
 * Returns the controls of the mock platform, if one answers.
 *
 * @param given - A mock in this page, or `false` to look for none.
 * @param baseUrl - Probed if it is on this machine and nothing is given.
 */
export function useMockControls(
  given: DevtoolsMock | false | undefined,
  baseUrl: string,
): MockControls | undefined {
  const [found, setFound] = useState<{ baseUrl: string; controls: MockControls }>();
  const own = useMemo(() => (given ? createPageControls(given) : undefined), [given]);
  useEffect(() => {
    if (given !== undefined || !isLocal(baseUrl)) return;
    let isCurrent = true;
    const controls = createHttpControls(baseUrl);
    controls.listFaults().then(
      () => isCurrent && setFound({ baseUrl, controls }),
      // Without these routes, the platform isn't a mock.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [given, baseUrl]);
  if (given !== undefined) return own;
  return found?.baseUrl === baseUrl ? found.controls : undefined;
}
