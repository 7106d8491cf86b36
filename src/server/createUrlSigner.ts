import { BrainstemError } from '../client/index.ts';

/** The content of a signed URL, after verifying its signature. */
export interface SignedTerms {
  reference: string;
  /** The expiry, in milliseconds since the epoch. */
  expiresAt: number;
}

export interface UrlSigner {
  /** @throws BrainstemError with code `configuration` for a URL other than HTTPS. */
  sign(address: string, terms: SignedTerms): Promise<string>;
  /** @returns The signed terms; undefined for a URL without a valid signature. */
  read(address: string): Promise<SignedTerms | undefined>;
}

const names = {
  reference: 'brainstem-reference',
  expiresAt: 'brainstem-expires',
  signature: 'brainstem-signature',
} as const;

const algorithm = { name: 'HMAC', hash: 'SHA-256' } as const;

/** Part of the signature, so that nothing else that the secret signs is taken for a callback. */
const purpose = 'brainstem-chat-callback-1';

/** Creates a signer that uses HMAC-SHA-256. */
export function createUrlSigner(secret: string): UrlSigner {
  const encoder = new TextEncoder();
  let imported: Promise<CryptoKey> | undefined;
  const key = (): Promise<CryptoKey> =>
    (imported ??= crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, [
      'sign',
      'verify',
    ]));
  // The path isn't signed, since a proxy may rewrite it.
  const signed = ({ reference, expiresAt }: SignedTerms): Uint8Array<ArrayBuffer> =>
    encoder.encode(JSON.stringify([purpose, reference, expiresAt]));

  return {
    async sign(address, terms) {
      const url = URL.canParse(address) ? new URL(address) : undefined;
      if (url?.protocol !== 'https:') {
        throw new BrainstemError(
          'configuration',
          `the platform calls back only https addresses, received ${JSON.stringify(address)}.`,
        );
      }
      const signature = await crypto.subtle.sign(algorithm.name, await key(), signed(terms));
      url.searchParams.set(names.reference, terms.reference);
      url.searchParams.set(names.expiresAt, String(terms.expiresAt));
      url.searchParams.set(names.signature, toHex(new Uint8Array(signature)));
      return url.href;
    },

    async read(address) {
      const { searchParams } = new URL(address);
      const reference = searchParams.get(names.reference);
      const expiresAt = searchParams.get(names.expiresAt);
      const signature = fromHex(searchParams.get(names.signature) ?? '');
      if (reference === null || expiresAt === null || signature === undefined) return undefined;
      const terms = { reference, expiresAt: Number(expiresAt) };
      // JSON serialises NaN and Infinity as null, so their signature would match each other's.
      if (!Number.isFinite(terms.expiresAt)) return undefined;
      const isOurs = await crypto.subtle.verify(
        algorithm.name,
        await key(),
        signature,
        signed(terms),
      );
      return isOurs ? terms : undefined;
    },
  };
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function fromHex(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[\da-f]{64}$/.test(text)) return undefined;
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
