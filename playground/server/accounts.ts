/** Somebody who works at the partner's customer, and what the platform lets them do. */
export interface Account {
  readonly id: string;
  readonly name: string;
  readonly role: string;
  /** One sentence on what this person may do with the assistant. */
  readonly access: string;
  /** In whose name the platform is asked. Stays on the server. */
  readonly serviceActorId: string;
}

/** The public part of an account, for the browser. */
export type PublicAccount = Omit<Account, 'serviceActorId'>;

/** The service actors that the partner created on the platform for its two kinds of users. */
export interface AccountActors {
  readonly serviceActorId: string;
  readonly readOnlyServiceActorId: string;
}

/** The accounts of the playground: one with every permission and one with read access. */
export function createAccounts({
  serviceActorId,
  readOnlyServiceActorId,
}: AccountActors): readonly Account[] {
  return [
    {
      id: 'mara',
      name: 'Mara Lindt',
      role: 'Operations lead',
      access: 'Asks the assistant, shares files and answers its questions.',
      serviceActorId,
    },
    {
      id: 'tom',
      name: 'Tom Reyes',
      role: 'Auditor, read only',
      access: 'Reads everything. Cannot change anything or send the assistant a message.',
      serviceActorId: readOnlyServiceActorId,
    },
  ];
}

/** An account without what the browser has no need to know. */
export function publicAccount({ id, name, role, access }: Account): PublicAccount {
  return { id, name, role, access };
}
