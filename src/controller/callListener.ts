/**
 * Calls a function of the host. An error it throws never reaches the caller, but is reported as
 * uncaught, so that the host's monitoring sees it.
 *
 * @returns The listener's result; undefined if it threw.
 */
export function callListener<Values extends readonly unknown[], R>(
  listener: ((...values: Values) => R) | undefined,
  ...values: Values
): R | undefined {
  try {
    return listener?.(...values);
  } catch (error) {
    reportUncaught(error);
    return undefined;
  }
}

function reportUncaught(error: unknown): void {
  if (typeof reportError === 'function') {
    reportError(error);
    return;
  }
  // Node has no `reportError`; throwing in a microtask is equivalent.
  queueMicrotask(() => {
    throw error;
  });
}
