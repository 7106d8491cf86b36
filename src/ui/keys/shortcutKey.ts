/**
 * Returns the key of a shortcut in lower case, also on a keyboard whose letters aren't Latin: there,
 * the letter that the key has in a Latin layout.
 */
export function shortcutKey({ key, code }: { key: string; code: string }): string {
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? [];
  const isForeign = /^\P{ASCII}$/u.test(key);
  return (isForeign && letter !== undefined ? letter : key).toLowerCase();
}
