/** Attacks of one kind, as a model or a document could put them into an answer. */
export interface AttackFamily {
  /** The kind of attack. */
  kind: string;
  /** The source of the kind's description. */
  source: string;
  vectors: readonly string[];
}
