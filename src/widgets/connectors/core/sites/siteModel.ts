import * as v from 'valibot';
import type { DocumentSite } from '../../../../contract/index.ts';

/** A chosen site, drive, folder or file. */
export interface ChosenPlace {
  siteId: string;
  siteName: string;
  /** The drive's id. Undefined for a whole site with several drives, and if unknown. */
  driveId: string | undefined;
  /** The name of the drive, if the site has several. */
  driveName?: string;
  /** The path from the drive's root, such as `Audits/2026`. Empty for the whole drive or site. */
  path: string;
  /** The URL in the browser, if the platform provides one. */
  webUrl: string | undefined;
}

/** A drive of a site. */
export interface SiteDrive {
  id: string;
  /** Falls back to its id. */
  name: string;
}

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
 * Returns the drives of a site, the default one first. The content of `drives` is undocumented: ids
 * and objects with an `id` are read, anything else is ignored.
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

/** A drive and folder within a site. */
export interface PlaceInSite {
  /** @default the whole site */
  drive?: SiteDrive | undefined;
  /** The path from the drive's root. @default the whole drive */
  path?: string | undefined;
  /** The URL in the browser. */
  webUrl?: string | null | undefined;
}

/** Creates a place from a site and a location in it. */
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

export function keyOfPlace({ siteId, driveId = '', path }: ChosenPlace): string {
  return [siteId, driveId, path].join('\n');
}

/** Formats a place for display, such as `Quality › Audits › 2026`. */
export function namePlace({ siteName: site, driveName, path }: ChosenPlace): string {
  const folders = path.split('/').filter((part) => part !== '');
  return [site, ...(driveName === undefined ? [] : [driveName]), ...folders].join(' › ');
}
