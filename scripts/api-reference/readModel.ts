import * as v from 'valibot';

const excerptToken = v.object({
  kind: v.picklist(['Content', 'Reference']),
  text: v.string(),
});

const tokenRange = v.object({ startIndex: v.number(), endIndex: v.number() });

const member = v.object({
  kind: v.string(),
  /** Members without a name, such as a constructor, use their kind. */
  name: v.optional(v.string()),
  docComment: v.optional(v.string(), ''),
  excerptTokens: v.optional(v.array(excerptToken), []),
  isOptional: v.optional(v.boolean(), false),
  parameters: v.optional(
    v.array(
      v.object({
        parameterName: v.string(),
        parameterTypeTokenRange: tokenRange,
        isOptional: v.boolean(),
      }),
    ),
    [],
  ),
  returnTypeTokenRange: v.optional(tokenRange),
});

const exported = v.object({
  ...member.entries,
  name: v.string(),
  members: v.optional(v.array(member), []),
  /** Such as `brainstem!Chat:function(1)`; with a tilde after the `!` it is not exported. */
  canonicalReference: v.string(),
});

const apiPackage = v.object({
  members: v.tuple([v.object({ members: v.array(exported) })]),
});

/** A piece of a declaration; a reference is the name of a type. */
export type ExcerptToken = v.InferOutput<typeof excerptToken>;

/** A place among the pieces of a declaration. */
export type TokenRange = v.InferOutput<typeof tokenRange>;

/** A member of a class or an interface. */
export type Member = v.InferOutput<typeof member>;

/** An export of an entry, or a type that its exports name. */
export type Exported = v.InferOutput<typeof exported>;

/** The exports of an entry, and all that they name, from the text of API Extractor's `.api.json`. */
export function readModel(text: string): Exported[] {
  return v.parse(v.pipe(v.string(), v.parseJson(), apiPackage), text).members[0].members;
}

/** Returns true if a partner can import it, rather than only meet its name. */
export function isExported({ canonicalReference }: Exported): boolean {
  return !canonicalReference.includes('!~');
}
