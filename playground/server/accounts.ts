/** An employee of the partner's customer, with their rights on the platform. */
export interface Account {
  readonly id: string;
  readonly name: string;
  readonly role: string;
  /** A sentence about this user's rights with the assistant. */
  readonly access: string;
  /** The user's service actor on the platform. Stays on the server. */
  readonly serviceActorId: string;
}

/** The public part of an account, for the browser. */
export type PublicAccount = Omit<Account, 'serviceActorId'>;

/** The service actors of the partner's two kinds of users. */
export interface AccountActors {
  readonly serviceActorId: string;
  readonly readOnlyServiceActorId: string;
}

/** Creates the playground's accounts: one with every permission and one read-only. */
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
      access: 'Can read everything, but can’t change anything or message the assistant.',
      serviceActorId: readOnlyServiceActorId,
    },
  ];
}

/** Returns the public part of an account. */
export function publicAccount({ id, name, role, access }: Account): PublicAccount {
  return { id, name, role, access };
}
