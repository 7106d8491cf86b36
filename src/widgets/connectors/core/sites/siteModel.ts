import * as v from 'valibot';
import type { DocumentSite } from '../../../../contract/index.ts';

/** A site, a drive of one, or a folder or file in a drive, that was chosen. */
export interface ChosenPlace {
  siteId: string;
  siteName: string;
  /** As the site names it. Undefined for a whole site of several drives, and where it isn't known. */
  driveId: string | undefined;
  /** The name of the drive, if the site has several. */
  driveName?: string;
  /** From the drive's top, as `Audits/2026`; empty for the whole drive or site. */
  path: string;
  /** The address in the browser, where the platform says one. */
  webUrl: string | undefined;
}

/** A drive of a site. */
export interface SiteDrive {
  id: string;
  /** Its id where the platform says no name. */
  name: string;
}

/** Returns the name of a site. */
export function siteName({ displayName, name, webUrl, id }: DocumentSite): string {
  return [displayName, name, webUrl].find((text) => typeof text === 'string' && text !== '') ?? id;
}

const drive = v.union([
  v.pipe(
    v.string(),
    v.transform((id): SiteDrive => ({ id, name: id })),
  ),
  v.pipe(
    v.object({ id: v.string(), name: v.nullish(v.string()) }),
    v.transform(({ id, name }): SiteDrive => ({ id, name: name ?? id })),
  ),
]);

/**
 * Returns the drives of a site, the default one first. The content of `drives` isn't documented:
 * ids and objects with an `id` are read, anything else is omitted.
 */
export function drivesOf({ drives, defaultDriveId }: DocumentSite): readonly SiteDrive[] {
  const listed = (Array.isArray(drives) ? drives : []).flatMap((entry) => {
    const read = v.safeParse(drive, entry);
    return read.success ? [read.output] : [];
  });
  const byId = new Map(listed.map((each) => [each.id, each]));
  if (typeof defaultDriveId !== 'string') return [...byId.values()];
  const first = byId.get(defaultDriveId) ?? { id: defaultDriveId, name: defaultDriveId };
  byId.delete(defaultDriveId);
  return [first, ...byId.values()];
}

/** A drive and folder of a site. */
export interface PlaceInSite {
  /** @default the whole site */
  drive?: SiteDrive | undefined;
  /** From the drive's top. @default the whole drive */
  path?: string | undefined;
  /** The address in the browser. */
  webUrl?: string | null | undefined;
}

/** A place of a site that can be chosen. */
export function placeOf(
  site: DocumentSite,
  { drive: within, path = '', webUrl }: PlaceInSite = {},
): ChosenPlace {
  return {
    siteId: site.id,
    siteName: siteName(site),
    driveId: within?.id,
    ...(within !== undefined && drivesOf(site).length > 1 && { driveName: within.name }),
    path,
    webUrl: webUrl ?? undefined,
  };
}

/** Returns a key that identifies a place. */
export function keyOfPlace({ siteId, driveId = '', path }: ChosenPlace): string {
  return [siteId, driveId, path].join('\n');
}

/** A place in words, as `Quality › Audits › 2026`. */
export function namePlace({ siteName: site, driveName, path }: ChosenPlace): string {
  const folders = path.split('/').filter((part) => part !== '');
  return [site, ...(driveName === undefined ? [] : [driveName]), ...folders].join(' › ');
}
