/** Attacks of one kind, as a model or a document could put them into an answer. */
export interface AttackFamily {
  /** What they try. */
  kind: string;
  /** Where the kind is described. */
  source: string;
  vectors: readonly string[];
}
