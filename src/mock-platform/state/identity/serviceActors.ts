/** A non-human actor. The documents do not show its record beyond these fields. */
export interface ServiceActor {
  readonly id: string;
  readonly name: string;
  readonly organisationId: string;
  /** Its tokens carry these as scopes. */
  readonly capabilities: readonly string[];
  readonly createdAt: number;
}

/** The service actors of the world, by id. */
export type ServiceActors = Map<string, ServiceActor>;
