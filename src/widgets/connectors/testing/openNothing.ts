import type { ConnectRequest, OpenConnect } from '../core/index.ts';

/** An opener that opens nothing, and hands the test what it was given. */
export function openNothing(): {
  openConnect: OpenConnect;
  requests: ConnectRequest[];
  closed: number[];
} {
  const requests: ConnectRequest[] = [];
  const closed: number[] = [];
  return {
    requests,
    closed,
    openConnect: (request) => {
      const at = requests.push(request) - 1;
      return { close: () => void closed.push(at) };
    },
  };
}
