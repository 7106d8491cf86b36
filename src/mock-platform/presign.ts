import type { IdentityState } from './state/identity/identity.ts';
import { sign } from './access/credentials.ts';
import type { Environment } from './environment.ts';

/** Seconds for which a presigned address works. Undocumented. */
export const presignedLifetime = 900;

/** An address from which anybody can download a file for a while. */
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

/** Returns true if an address carries the signature of its file and has not expired. */
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
