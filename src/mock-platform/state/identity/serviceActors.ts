/** A non-human actor. Its record is undocumented beyond these fields. */
export interface ServiceActor {
  readonly id: string;
  readonly name: string;
  readonly organisationId: string;
  /** The scopes of its tokens. */
  readonly capabilities: readonly string[];
  readonly createdAt: number;
}

export type ServiceActors = Map<string, ServiceActor>;
