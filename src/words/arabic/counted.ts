/** A noun in the forms that Arabic counts with. One and two stand without their number. */
export interface CountedForms {
  one: string;
  two: string;
  /** After 3 to 10: the plural. */
  few: string;
  /** After 11 to 99: the singular accusative. */
  many: string;
  /** After whole hundreds: the singular genitive. */
  other: string;
}

const rules = new Intl.PluralRules('ar');
const format = new Intl.NumberFormat('ar-u-nu-latn');

/** A number with its noun in the form that the number asks for. */
export function counted(count: number, forms: CountedForms): string {
  const rule = rules.select(count);
  if (rule === 'one' || rule === 'two') return forms[rule];
  return `${format.format(count)} ${rule === 'zero' ? forms.other : forms[rule]}`;
}

/** A number with its separators, in the digits of all words. */
export function number(value: number): string {
  return format.format(value);
}

/** A name in quotes and isolated, so that its own direction leaves the sentence alone. */
export function quoted(name: string): string {
  return `«\u2068${name}\u2069»`;
}
