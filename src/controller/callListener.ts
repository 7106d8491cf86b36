/**
 * Calls a function of the host's. What it throws is reported as an uncaught error, where the
 * host's own monitoring sees it, and never reaches the caller.
 */
export function callListener<Values extends readonly unknown[]>(
  listener: ((...values: Values) => unknown) | undefined,
  ...values: Values
): void {
  try {
    listener?.(...values);
  } catch (error) {
    reportUncaught(error);
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
