/** `sessionId` as it is written in markup: `session-id`. */
export function attributeName(property: string): string {
  return property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** `onSessionChange` as an event of the page: `brainstem-session-change`. */
export function eventName(prop: string): `brainstem-${string}` {
  return `brainstem-${attributeName(prop.charAt(2).toLowerCase() + prop.slice(3))}`;
}
