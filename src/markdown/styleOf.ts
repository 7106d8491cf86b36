/** The supported style tags, to which synonyms are mapped. */
export type TagName = 'strong' | 'em' | 'del' | 'code' | 'kbd' | 'mark' | 'sub' | 'sup' | 'u';

const styles: Readonly<Record<string, TagName>> = {
  b: 'strong',
  strong: 'strong',
  i: 'em',
  em: 'em',
  s: 'del',
  del: 'del',
  code: 'code',
  kbd: 'kbd',
  mark: 'mark',
  sub: 'sub',
  sup: 'sup',
  u: 'u',
};

/** Returns the style of a text's first tag, whatever its attributes. */
export function styleOf(text: string): TagName | undefined {
  const name = /^<\/?([A-Za-z]+)(?=[\s/>])/.exec(text)?.[1]?.toLowerCase();
  return name !== undefined && Object.hasOwn(styles, name) ? styles[name] : undefined;
}
