/** Something that widgets refer to, and whose evidence the user can open. */
export interface EvidenceReference {
  /**
   * `source`: the basis of an answer or finding. `node`: a node of the brain. `label`: a type of
   * it.
   */
  kind: 'source' | 'node' | 'label' | 'finding';
  /** The platform's id, or your own. Undefined if it has no readable one. */
  id?: string | undefined;
  /** Undefined if it has no readable one. */
  title?: string | undefined;
  /** The address of its page. Undefined if it has no readable one. */
  url?: string | undefined;
  /** The reference as the platform sent it. Its shape is not documented. */
  raw?: unknown;
}

/** The evidence behind a reference. Each field may be missing. */
export interface Evidence {
  /** @default the reference's */
  title?: string | undefined;
  /** The passage, as plain text. */
  excerpt?: string | undefined;
  /** The page within the document: its number, or a label such as `iv` or `12–13`. */
  page?: string | number | undefined;
  /** The link's target: absolute, with http, https or mailto. @default the reference's */
  url?: string | undefined;
  /** Further references, such as the nodes of the brain that the passage is about. */
  related?: readonly EvidenceReference[] | undefined;
}

/**
 * Finds the evidence behind a reference, for {@link ClientOptions.resolveSource}.
 *
 * @param reference - Its `raw` is whatever the platform sent.
 * @param context - `signal` aborts when the result is no longer needed.
 * @returns Undefined if there is none, which the widget tells the user.
 */
export type ResolveSource = (
  reference: EvidenceReference,
  context: { readonly signal: AbortSignal },
) => Evidence | undefined | Promise<Evidence | undefined>;
