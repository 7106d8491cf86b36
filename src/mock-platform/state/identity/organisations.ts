import type { Organisation } from '../../../contract/index.ts';

export type Organisations = Map<string, Organisation>;

/** Public suffixes with two labels. */
const secondLevelSuffixes = new Set(['co.uk', 'org.uk', 'com.au', 'co.nz', 'co.jp', 'com.br']);

/** Finds an organisation by id or root domain. */
export function findOrganisation(
  organisations: Organisations,
  idOrDomain: string,
): Organisation | undefined {
  const domain = idOrDomain.toLowerCase();
  return (
    organisations.get(idOrDomain) ??
    [...organisations.values()].find((organisation) => organisation.domain === domain)
  );
}

/**
 * Returns the root domain of a URL: `acme.co.uk` for `https://shop.acme.co.uk/x`.
 *
 * @returns Undefined unless the text is an http(s) URL with a host name.
 */
export function rootDomain(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { hostname, protocol } = new URL(address);
  const labels = hostname.split('.');
  const named = labels.length > 1 && labels.every((label) => /[a-z]/.test(label) || label !== '');
  if (!protocol.startsWith('http') || !named || /^[\d.]+$/.test(hostname)) return undefined;
  const depth = secondLevelSuffixes.has(labels.slice(-2).join('.')) ? 3 : 2;
  return labels.slice(-depth).join('.');
}
