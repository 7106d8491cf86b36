import type { Organisation } from '../../../contract/index.ts';

/** The organisations of the world, by id. */
export type Organisations = Map<string, Organisation>;

/** Suffixes under which names are given out one level deeper. */
const secondLevelSuffixes = new Set(['co.uk', 'org.uk', 'com.au', 'co.nz', 'co.jp', 'com.br']);

/** Finds by id or by root domain. */
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
 * The root domain of a web address: `https://shop.acme.co.uk/x` gives `acme.co.uk`.
 *
 * @returns undefined when the text is not an http(s) address of a named host.
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
