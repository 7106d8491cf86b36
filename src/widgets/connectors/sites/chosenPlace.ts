import type { DocumentSite, SiteFolder } from '../../../contract/index.ts';

/** A site, or a folder or file of one, that was chosen. */
export interface ChosenPlace {
  siteId: string;
  siteName: string;
  /** As the site names it. */
  driveId: string | undefined;
  /** From the drive's top, as `Audits/2026`; empty for the whole site. */
  path: string;
  /** The address in the browser, where the platform says one. */
  webUrl: string | undefined;
}

/** What is selected, and how to change it. */
export interface PlaceSelection {
  /** Keys of the places that are selected. */
  chosen: ReadonlySet<string>;
  /** Undefined where nothing can be selected. */
  onChoose: ((place: ChosenPlace) => void) | undefined;
  onLeaveOut: (place: ChosenPlace) => void;
}

/** Returns the name of a site. */
export function siteName({ displayName, name, webUrl, id }: DocumentSite): string {
  return [displayName, name, webUrl].find((text) => typeof text === 'string' && text !== '') ?? id;
}

/** A place of a site: the whole of it, or a folder or file. */
export function placeOf(site: DocumentSite, folder?: SiteFolder, path = ''): ChosenPlace {
  return {
    siteId: site.id,
    siteName: siteName(site),
    driveId: site.defaultDriveId ?? undefined,
    path: folder?.path ?? path,
    webUrl: (folder === undefined ? site.webUrl : folder.webUrl) ?? undefined,
  };
}

/** What tells two places apart. */
export function keyOfPlace({ siteId, path }: ChosenPlace): string {
  return `${siteId}\n${path}`;
}

/** A place in words, as `Quality › Audits › 2026`. */
export function namePlace({ siteName: name, path }: ChosenPlace): string {
  return [name, ...path.split('/').filter((part) => part !== '')].join(' › ');
}
