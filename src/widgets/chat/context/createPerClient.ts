import { useBrainstem } from '../../../provider/index.ts';

/** Creates a hook that returns one value per client, shared by everything that uses the client. */
export function createPerClient<T extends object>(create: () => T): () => T {
  const values = new WeakMap<object, T>();
  return function usePerClient() {
    const { client } = useBrainstem();
    const known = values.get(client);
    if (known !== undefined) return known;
    const value = create();
    values.set(client, value);
    return value;
  };
}
