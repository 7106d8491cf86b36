/** The events of every widget, with the names of their values. */
export const commonEvents = { onReady: [], onLoadError: ['error'], onError: ['error'] } as const;

/** Returns the name of a prop's event: `sessionChange` for `onSessionChange`. */
export function eventOf(prop: string): string {
  return prop.charAt(2).toLowerCase() + prop.slice(3);
}
