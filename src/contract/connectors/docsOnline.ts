import * as v from 'valibot';
import { defineEndpoint } from '../schema/endpoint.ts';
import { reading } from './scopes.ts';
import { nonEmpty, queryBoolean } from '../schema/ids.ts';
import { withFallbackField } from '../schema/replacement.ts';

const text = v.nullish(v.string());

export const documentSite = v.looseObject({
  id: v.string(),
  displayName: text,
  name: text,
  webUrl: text,
  defaultDriveId: text,
  /** The items' type is not documented. */
  drives: v.optional(v.unknown()),
  isSharedItems: v.nullish(queryBoolean),
});

/** A hosted document site. */
export interface DocumentSite extends v.InferOutput<typeof documentSite> {}

export const siteFolder = v.looseObject({
  // Falls back to the path, which identifies a folder too and is all that the next request needs.
  id: withFallbackField(v.string(), 'path'),
  name: v.string(),
  path: text,
  webUrl: text,
  childCount: v.nullish(v.number()),
  isFile: v.nullish(queryBoolean),
});

/** A folder of a site's drive, or a file in one. */
export interface SiteFolder extends v.InferOutput<typeof siteFolder> {}

/** `GET {public_url}/connectors/docs-online/sites`. An unknown connection id answers 502. */
export const listSites = defineEndpoint('listSites', 'GET /connectors/docs-online/sites', {
  ...reading,
  query: v.object({ connectionId: nonEmpty }),
  response: v.object({ sites: v.array(documentSite) }),
});

/** `GET {public_url}/connectors/docs-online/folders`: the content of a drive's folder. */
export const listSiteFolders = defineEndpoint(
  'listSiteFolders',
  'GET /connectors/docs-online/folders',
  {
    ...reading,
    query: v.object({
      connectionId: nonEmpty,
      driveId: v.optional(v.string()),
      folderPath: v.optional(v.string()),
    }),
    response: v.object({ folders: v.array(siteFolder) }),
  },
);

/** `GET {public_url}/connectors/docs-online/resolve-site`: the site at a URL. */
export const resolveSite = defineEndpoint(
  'resolveSite',
  'GET /connectors/docs-online/resolve-site',
  {
    ...reading,
    query: v.object({ connectionId: nonEmpty, siteUrl: nonEmpty }),
    response: v.object({ site: documentSite }),
  },
);
