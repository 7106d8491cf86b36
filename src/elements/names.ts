import { eventOf } from '../controller/index.ts';
import { kebabCase } from '../widgets/widgetNames.ts';

/** `onSessionChange` without what makes it a prop: `session-change`. */
export function shortName(prop: string): string {
  return kebabCase(eventOf(prop));
}

/** `onSessionChange` as an event of the page: `brainstem-session-change`. */
export function eventName(prop: string): `brainstem-${string}` {
  return `brainstem-${shortName(prop)}`;
}
