/** A node with a name of its own, of which a sentence can speak. */
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
  /** A date, from when it holds. Undefined: always. */
  readonly effective_at: string | undefined;
  /** A date, from when it no longer holds. */
  invalid_at: string | undefined;
}

/** The named nodes of a brain by uuid. */
export type Entities = Map<string, Entity>;

/** The facts of a brain by uuid. */
export type Facts = Map<string, Fact>;
