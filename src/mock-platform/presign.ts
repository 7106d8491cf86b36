import type { IdentityState } from './state/identity/identity.ts';
import { sign } from './access/credentials.ts';
import type { Environment } from './environment.ts';

/** The lifetime of a presigned URL in seconds. Undocumented. */
export const presignedLifetime = 900;

/** Returns a temporary public download URL for a file. */
export async function presign(
  storageKey: string,
  world: Pick<IdentityState, 'secret'>,
  { baseUrl, clock }: Environment,
): Promise<string> {
  const expires = String(Math.floor(clock.now() / 1000) + presignedLifetime);
  const path = storageKey.split('/').map(encodeURIComponent).join('/');
  const signature = await sign(`${storageKey}\n${expires}`, world.secret);
  const query = new URLSearchParams({ expires, signature });
  return `${baseUrl}/__files/${path}?${query.toString()}`;
}

/** Returns true if a URL has its file's signature and hasn't expired. */
export async function isPresigned(
  storageKey: string,
  query: URLSearchParams,
  world: Pick<IdentityState, 'secret'>,
  { clock }: Environment,
): Promise<boolean> {
  const expires = query.get('expires') ?? '';
  const signature = await sign(`${storageKey}\n${expires}`, world.secret);
  return signature === query.get('signature') && Number(expires) * 1000 > clock.now();
}
