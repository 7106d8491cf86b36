/** The events of every widget, with the names of their values. */
export const commonEvents = { onReady: [], onLoadError: ['error'], onError: ['error'] } as const;
