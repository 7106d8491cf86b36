const collators = new Map<string | undefined, Intl.Collator>();

/**
 * The order of names in every list: by the reader's language, and numbers by their value, so that
 * "Part 2" comes before "Part 10".
 *
 * @param language - BCP 47 tag. Undefined for the browser's.
 */
export function textCollator(language?: string): Intl.Collator {
  const known = collators.get(language);
  if (known !== undefined) return known;
  const made = new Intl.Collator(language, { numeric: true });
  collators.set(language, made);
  return made;
}
