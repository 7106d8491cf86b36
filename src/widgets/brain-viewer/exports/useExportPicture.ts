import { useFormat } from '../../../provider/index.ts';
import { useBrainWords } from '../BrainContext.ts';
import { useBrainWorkspace } from '../BrainWorkspace.ts';
import { countStoreTypes } from '../core/model/storeTypes.ts';
import { storeText } from '../storeText.ts';

/** The formats of a picture to keep. */
export type PictureFormat = 'svg' | 'png';

/** Makes a file of the graph as it is shown. Undefined while no graph is mounted. */
export function useExportPicture(): ((format: PictureFormat) => Promise<Blob>) | undefined {
  const { graph: handle, picture, label } = useBrainWorkspace();
  const words = useBrainWords();
  const { number, dateTime } = useFormat();
  if (handle === null || picture === undefined) return undefined;
  const { graph, shown, groups } = picture;
  const { extractedAt } = shown.facts;
  const relations = shown.links.reduce((sum, link) => sum + link.relations.length, 0);
  return async (format) => {
    // Few people export, so what draws the file is loaded when one does.
    const { exportPng, exportSvg } = await import('./exportPicture.ts');
    const { picture: made, document } = await handle.draw({
      words,
      number,
      title: label,
      subtitle: [
        words.countLabels(shown.labels.size),
        words.countRelations(relations),
        ...(extractedAt === undefined ? [] : [dateTime(extractedAt)]),
      ].join(' · '),
      groups: groups.filter(({ labels }) => labels.some((name) => shown.labels.has(name))),
      stores: countStoreTypes(graph).map(([store]) => storeText(store, words)),
    });
    return format === 'png'
      ? exportPng(made, document)
      : new Blob([exportSvg(made)], { type: 'image/svg+xml' });
  };
}
