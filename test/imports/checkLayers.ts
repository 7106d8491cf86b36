import type { Layer } from '../../layers.config.js';
import type { Import } from './readImports.ts';

const reactPackage =
  /^(react|react-dom|react-hook-form|@radix-ui|@xyflow\/react|@tanstack\/react-|zustand$|zustand\/(react|shallow|traditional))/;

/** Returns true if a package brings React or needs it. */
export function needsReact(name: string): boolean {
  return reactPackage.test(name);
}

export interface LayerRules {
  layers: readonly Layer[];
  foldersWithReact: readonly string[];
}

/** One sentence for each import inside src that the layers do not allow. */
export function checkLayers(imports: readonly Import[], rules: LayerRules): string[] {
  const { layers, foldersWithReact } = rules;
  return imports.flatMap(({ from, to, isPackage }) => {
    const source = layerOf(from, layers);
    if (source === undefined) return [];
    if (isPackage) {
      const isAllowed =
        isTest(from) || !needsReact(to) || foldersWithReact.includes(source.layer.folder);
      return isAllowed ? [] : [`${from} imports ${to}: ${source.layer.folder} has no React.`];
    }
    const widget = widgetOf(from);
    if (widget !== undefined && to.startsWith('src/widgets/') && widgetOf(to) !== widget) {
      return [`${from} imports ${to}: a widget may not import another.`];
    }
    const target = layerOf(to, layers);
    if (target === undefined || target.path === source.path) return [];
    if (isTest(from) && (isSameFolder(from, to) || isOfMock(from) || isOfMock(to))) return [];
    const allowed = source.layer.mayImport.find(({ folder }) => folder === target.layer.folder);
    if (allowed === undefined) {
      return [`${from} imports ${to}: ${source.layer.folder} may not import ${target.path}.`];
    }
    const ways = allowed.only ?? ['./index.ts'];
    if (ways.some((way) => way === './**' || to === `src/${target.path}/${way.slice(2)}`))
      return [];
    if (isTest(from) && to.startsWith(`src/${target.path}/testing/`)) return [];
    return [`${from} imports ${to}: the way in is ${ways.join(', ')}.`];
  });
}

/** The folders of src that no layer names, from a list of files. */
export function foldersWithoutLayer(files: readonly string[], layers: readonly Layer[]): string[] {
  const nested = files.filter((file) => /^src\/[^/]+\/./.test(file));
  const unknown = nested.filter((file) => layerOf(file, layers) === undefined);
  return [...new Set(unknown.map((file) => file.split('/')[1] ?? ''))];
}

interface FoundLayer {
  layer: Layer;
  /** The layer's folder with its real names, below src. */
  path: string;
}

function layerOf(file: string, layers: readonly Layer[]): FoundLayer | undefined {
  const parts = file.split('/');
  if (parts[0] !== 'src') return undefined;
  const folders = parts.slice(1, -1);
  const depth = (folder: string): number => folder.split('/').length;
  const [layer] = layers
    .filter(({ folder }) =>
      folder
        .split('/')
        .every((name, at) => folders[at] !== undefined && matches(name, folders[at])),
    )
    .toSorted((a, b) => depth(b.folder) - depth(a.folder));
  if (layer === undefined) return undefined;
  return { layer, path: folders.slice(0, depth(layer.folder)).join('/') };
}

function matches(pattern: string, name: string): boolean {
  return pattern === '*' || pattern === name;
}

function isTest(file: string): boolean {
  return /\.test\.tsx?$|\/testing\//.test(file);
}

/** Tests run against the mock platform, wherever they are. */
function isOfMock(file: string): boolean {
  return file.startsWith('src/mock-platform/');
}

function isSameFolder(from: string, to: string): boolean {
  if (widgetOf(from) !== undefined) return widgetOf(from) === widgetOf(to);
  return from.split('/')[1] === to.split('/')[1];
}

function widgetOf(file: string): string | undefined {
  return /^src\/widgets\/([^/]+)\/./.exec(file)?.[1];
}
