import type { Fault } from './mockControls.ts';

/** A fault in words, such as `429 to streamChat, for the next 2 calls, Retry-After 5`. */
export function describeFault(fault: Fault): string {
  const { route = '*', latency, status, retryAfter, cutAfterBytes, times } = fault;
  const place = route === '*' ? 'every route' : route;
  return [
    status !== undefined && `${status} to ${place}`,
    cutAfterBytes !== undefined && `${place} cut after ${cutAfterBytes} bytes`,
    latency !== undefined && `${latency} ms late on ${place}`,
    times !== undefined && (times === 1 ? 'for the next call' : `for the next ${times} calls`),
    retryAfter !== undefined && `Retry-After ${retryAfter}`,
  ]
    .filter((part) => part !== false)
    .join(', ');
}
