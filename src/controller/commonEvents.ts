/** The events of every widget, with their values' names. */
export const commonEvents = { onReady: [], onLoadError: ['error'], onError: ['error'] } as const;

/** Returns the event name of a prop: `sessionChange` for `onSessionChange`. */
export function eventOf(prop: string): string {
  return prop.charAt(2).toLowerCase() + prop.slice(3);
}
