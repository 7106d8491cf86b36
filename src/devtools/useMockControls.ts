import { useEffect, useMemo, useState } from 'react';
import type { DevtoolsMock } from './DevtoolsMock.ts';
import { inPage, isLocal, overHttp, type MockControls } from './mockControls.ts';

/**
 * The controls of the mock platform that answers, if one does.
 *
 * @param given - One in this page, or `false` where none is to be looked for.
 * @param baseUrl - Asked where it is on this machine and nothing is given.
 */
export function useMockControls(
  given: DevtoolsMock | false | undefined,
  baseUrl: string,
): MockControls | undefined {
  const [found, setFound] = useState<{ baseUrl: string; controls: MockControls }>();
  const own = useMemo(() => (given ? inPage(given) : undefined), [given]);
  useEffect(() => {
    if (given !== undefined || !isLocal(baseUrl)) return;
    let isCurrent = true;
    const controls = overHttp(baseUrl);
    controls.listFaults().then(
      () => isCurrent && setFound({ baseUrl, controls }),
      // A platform without these routes is no mock.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [given, baseUrl]);
  if (given !== undefined) return own;
  return found?.baseUrl === baseUrl ? found.controls : undefined;
}
