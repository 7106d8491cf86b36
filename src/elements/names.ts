/** `sessionId` as it is written in markup: `session-id`. */
export function attributeName(property: string): string {
  return property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** `onSessionChange` without what makes it a prop: `session-change`. */
export function shortName(prop: string): string {
  return attributeName(prop.charAt(2).toLowerCase() + prop.slice(3));
}

/** `onSessionChange` as an event of the page: `brainstem-session-change`. */
export function eventName(prop: string): `brainstem-${string}` {
  return `brainstem-${shortName(prop)}`;
}
