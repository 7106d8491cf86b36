/** Something that the widgets refer to, and that a person can ask the evidence of. */
export interface EvidenceReference {
  /**
   * `source` is what an answer or a finding rests on, `node` is one of the brain, `label` a type of
   * its nodes.
   */
  kind: 'source' | 'node' | 'label' | 'finding';
  /** The platform's id, or your own. Undefined where none could be read. */
  id?: string | undefined;
  /** Undefined where it has none, or none could be read. */
  title?: string | undefined;
  /** Its page. Undefined where none could be read. */
  url?: string | undefined;
  /** The reference as the platform sent it, whose shape is not documented. */
  raw?: unknown;
}

/** The evidence behind a reference. Each field may be missing. */
export interface Evidence {
  /** @default the reference's */
  title?: string | undefined;
  /** The passage, as plain text. */
  excerpt?: string | undefined;
  /** The page of the document that the passage is on: its number, or a label such as `iv` or `12–13`. */
  page?: string | number | undefined;
  /** The page that a link leads to: absolute, with http, https or mailto. @default the reference's */
  url?: string | undefined;
  /** References that lead on, such as the nodes of the brain that the passage is about. */
  related?: readonly EvidenceReference[] | undefined;
}

/**
 * Finds the evidence behind a reference, for {@link ClientOptions.resolveSource}.
 *
 * @param reference - Its `raw` is whatever the platform sent.
 * @param context - `signal` aborts when the person doesn't wait for it any more.
 * @returns Undefined if it can't be found, which the person is told.
 */
export type ResolveSource = (
  reference: EvidenceReference,
  context: { readonly signal: AbortSignal },
) => Evidence | undefined | Promise<Evidence | undefined>;
