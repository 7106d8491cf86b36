import type { ConnectionsState } from '../../state/connections.ts';
import {
  listSiteFolders,
  listSites,
  resolveSite,
  type DocumentSite,
  type SiteFolder,
} from '../../../contract/index.ts';
import { Refusal } from '../../refusal.ts';
import { documentSites, type SeededFolder, type SeededSite } from '../../seed/documentSites.ts';
import { serveWith, type Call, type Route } from '../../serve.ts';
import { requireConnection } from '../../state/connections.ts';

const serve = serveWith<ConnectionsState>();

const webRoot = 'https://tidewater-foods.documents.example/sites';

/** Hosted document sites: what there is to choose from. */
export const docsOnlineRoutes: readonly Route[] = [
  serve(listSites, ({ query }, call) => {
    requireSites(query.connectionId, call);
    return { sites: documentSites.map(viewSite) };
  }),

  serve(listSiteFolders, ({ query }, call) => {
    requireSites(query.connectionId, call);
    // Undocumented: what a request without a drive answers. Here the first site's.
    const { driveId = driveOf(documentSites[0]), folderPath = '' } = query;
    const site = documentSites.find((one) => driveOf(one) === driveId);
    if (site === undefined) throw new Refusal(404, 'Drive not found');
    const names = folderPath.split('/').filter((name) => name !== '');
    const folders = names.reduce((level, name) => childrenOf(level, name), site.folders);
    return { folders: folders.map((folder) => viewFolder(site, names, folder)) };
  }),

  serve(resolveSite, ({ query }, call) => {
    requireSites(query.connectionId, call);
    const wanted = query.siteUrl.replace(/\/+$/, '').toLowerCase();
    const site = documentSites.find(({ name }) => {
      const root = `${webRoot}/${name}`;
      return wanted === root || wanted.startsWith(`${root}/`);
    });
    if (site === undefined) throw new Refusal(404, 'Site not found');
    return { site: viewSite(site) };
  }),
];

function requireSites(
  connectionId: string,
  { world, caller }: Call<'serviceActorToken', ConnectionsState>,
): void {
  requireConnection(world, caller.organisationId, connectionId, {
    providerConfigKey: 'docs-online',
    status: 502,
  });
}

function driveOf(site: SeededSite | undefined): string {
  return `drive-${site?.name ?? ''}`;
}

function childrenOf(level: readonly SeededFolder[], name: string): readonly SeededFolder[] {
  const folder = level.find((one) => one.name === name && one.children !== undefined);
  if (folder?.children === undefined) throw new Refusal(404, 'Folder not found');
  return folder.children;
}

function viewSite(site: SeededSite): DocumentSite {
  const { id, name, displayName, isSharedItems } = site;
  const drive = { id: driveOf(site), name: 'Documents' };
  return {
    id,
    name,
    displayName,
    isSharedItems,
    webUrl: `${webRoot}/${name}`,
    defaultDriveId: drive.id,
    drives: [drive],
  };
}

function viewFolder(
  site: SeededSite,
  above: readonly string[],
  { name, children }: SeededFolder,
): SiteFolder {
  const path = [...above, name].join('/');
  const webUrl = `${webRoot}/${site.name}/Documents/${encodeURI(path)}`;
  const isFile = children === undefined;
  return {
    id: `${site.id}:${path}`,
    name,
    path,
    webUrl,
    childCount: children?.length ?? 0,
    isFile,
  };
}
