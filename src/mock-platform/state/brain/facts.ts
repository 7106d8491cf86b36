/** A named node. */
export interface Entity {
  readonly uuid: string;
  readonly name: string;
  readonly label: string;
}

/** A relationship between two named nodes. */
export interface Fact {
  readonly uuid: string;
  readonly source: Entity;
  readonly relation: string;
  readonly target: Entity;
  /** The date from which it is valid. Undefined for always. */
  readonly effective_at: string | undefined;
  /** The date from which it is no longer valid. */
  invalid_at: string | undefined;
}

/** The named nodes of a brain by uuid. */
export type Entities = Map<string, Entity>;

/** The facts of a brain by uuid. */
export type Facts = Map<string, Fact>;
