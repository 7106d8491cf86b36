// Browsers let a timer that a timer sets wait for at least 4 ms, however short it is. Testing Library
// waits for one after each key press and click, which came to a third of the time of these tests.
// Without a delay, a function is called as soon as what is already waiting was: by a message.

const setLater = globalThis.setTimeout;
const clearLater = globalThis.clearTimeout;
const { port1, port2 } = new MessageChannel();
const waiting = new Map<number, () => void>();
/** Browsers count timers up from 1, so that these are no timer's. */
let last = 0;

port1.addEventListener('message', ({ data }: MessageEvent<number>) => {
  const call = waiting.get(data);
  waiting.delete(data);
  call?.();
});
port1.start();

function setTimeoutPromptly(call: unknown, delay?: number, ...values: unknown[]): unknown {
  if (typeof call !== 'function' || (delay ?? 0) > 0) {
    return Reflect.apply(setLater, globalThis, [call, delay, ...values]);
  }
  last -= 1;
  waiting.set(last, () => void Reflect.apply(call, globalThis, values));
  port2.postMessage(last);
  return last;
}

function clearTimeoutPromptly(id?: number): void {
  if (id === undefined || !waiting.delete(id)) clearLater(id);
}

Object.assign(globalThis, {
  setTimeout: setTimeoutPromptly,
  clearTimeout: clearTimeoutPromptly,
});
