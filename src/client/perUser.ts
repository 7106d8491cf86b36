import type { BrainstemClient } from './createClient.ts';

/**
 * Creates a lookup of one value for each signed-in user, created when it is first asked for, so that
 * everything of theirs shares it and none of it reaches the next user.
 */
export function perUser<Value, Rest extends readonly unknown[]>(
  create: (user: BrainstemClient, ...rest: Rest) => Value,
): (client: BrainstemClient, ...rest: Rest) => Value {
  const values = new WeakMap<BrainstemClient, { value: Value }>();
  return (client, ...rest) => {
    const user = client.forUser();
    const known = values.get(user) ?? { value: create(user, ...rest) };
    values.set(user, known);
    return known.value;
  };
}
