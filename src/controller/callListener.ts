/**
 * Calls a function of the host's. What it throws is reported as an uncaught error, where the
 * host's own monitoring sees it, and never reaches the caller.
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
  // Node has no reportError; a throw outside of every call is the same.
  queueMicrotask(() => {
    throw error;
  });
}
