/** Returns a name that begins with a capital, as those of components and types do. */
export function capital(name: string): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}
