import {
  listSiteFolders,
  listSites,
  resolveSite,
  type DocumentSite,
  type SiteFolder,
} from '../../../contract/index.ts';
import { HttpError } from '../../request/httpError.ts';
import documentSites from '../../seed/connectors/documentSites.json' with { type: 'json' };
import { serve, type Call, type Route } from '../../serve.ts';
import { requireConnection } from '../../state/connectors/connections.ts';

const webRoot = 'https://tidewater-foods.documents.example/sites';

type SeededSite = (typeof documentSites)[number];

/** A folder of a site, or a file if it has no `children`. */
interface SeededFolder {
  readonly name: string;
  readonly children?: readonly SeededFolder[] | undefined;
}

export const docsOnlineRoutes: readonly Route[] = [
  serve(listSites, ({ query }, call) => {
    requireSites(query.connectionId, call);
    return { sites: documentSites.map(viewSite) };
  }),

  serve(listSiteFolders, ({ query }, call) => {
    requireSites(query.connectionId, call);
    // Undocumented: the response without a drive. Here the first site's first drive.
    const { driveId = documentSites[0]?.drives[0]?.id, folderPath = '' } = query;
    const found = documentSites
      .flatMap((site) => site.drives.map((drive) => ({ site, drive })))
      .find(({ drive }) => drive.id === driveId);
    if (found === undefined) throw new HttpError(404, 'Drive not found');
    const names = folderPath.split('/').filter((name) => name !== '');
    const folders = names.reduce<readonly SeededFolder[]>(
      (level, name) => childrenOf(level, name),
      found.drive.folders,
    );
    return { folders: folders.map((folder) => viewFolder(found, names, folder)) };
  }),

  serve(resolveSite, ({ query }, call) => {
    requireSites(query.connectionId, call);
    const wanted = query.siteUrl.replace(/\/+$/, '').toLowerCase();
    const site = documentSites.find(({ name }) => {
      const root = `${webRoot}/${name}`;
      return wanted === root || wanted.startsWith(`${root}/`);
    });
    if (site === undefined) throw new HttpError(404, 'Site not found');
    return { site: viewSite(site) };
  }),
];

function requireSites(connectionId: string, call: Call): void {
  requireConnection(call, connectionId, 'docs-online', 502);
}

function childrenOf(level: readonly SeededFolder[], name: string): readonly SeededFolder[] {
  const folder = level.find((one) => one.name === name && one.children !== undefined);
  if (folder?.children === undefined) throw new HttpError(404, 'Folder not found');
  return folder.children;
}

function viewSite(site: SeededSite): DocumentSite {
  const { id, name, displayName, isSharedItems, drives } = site;
  return {
    id,
    name,
    displayName,
    isSharedItems,
    webUrl: `${webRoot}/${name}`,
    defaultDriveId: drives[0]?.id ?? '',
    drives: drives.map((drive) => ({ id: drive.id, name: drive.name })),
  };
}

function viewFolder(
  { site, drive }: { site: SeededSite; drive: SeededSite['drives'][number] },
  above: readonly string[],
  { name, children }: SeededFolder,
): SiteFolder {
  const path = [...above, name].join('/');
  const webUrl = `${webRoot}/${site.name}/${encodeURI(`${drive.name}/${path}`)}`;
  const isFile = children === undefined;
  return {
    id: `${drive.id}:${path}`,
    name,
    path,
    webUrl,
    childCount: children?.length ?? 0,
    isFile,
  };
}
