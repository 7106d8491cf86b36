import { eventOf } from '../controller/index.ts';
import { kebabCase } from '../widgets/widgetNames.ts';

/** Returns a prop's event name without prefix: `session-change` for `onSessionChange`. */
export function shortName(prop: string): string {
  return kebabCase(eventOf(prop));
}

/** Returns a prop's DOM event name: `brainstem-session-change` for `onSessionChange`. */
export function eventName(prop: string): `brainstem-${string}` {
  return `brainstem-${shortName(prop)}`;
}
