import { useFormat } from '../../../provider/index.ts';
import { useBrainProps, useBrainWords } from '../BrainContext.ts';
import { storeText } from '../brainText.ts';
import { useBrainWorkspace } from '../frame/BrainWorkspace.ts';
import { countStoreTypes } from '../core/model/storeTypes.ts';
import type { PictureFormat } from '../declaration.ts';

/** Returns a function that exports the displayed graph. Undefined while no graph is mounted. */
export function useExportPicture(): ((format: PictureFormat) => Promise<Blob>) | undefined {
  const { graph: handle, picture } = useBrainWorkspace();
  const words = useBrainWords();
  const { label = words.brain } = useBrainProps();
  const { number, compact, dateTime } = useFormat();
  if (handle === null || picture === undefined) return undefined;
  const { graph, shown, groups } = picture;
  const { extractedAt } = shown.facts;
  const relations = shown.links.reduce((sum, link) => sum + link.relations.length, 0);
  return async (format) => {
    // Loaded lazily, since few users export.
    const { drawPicture, exportPng, exportSvg } = await import('./exportPicture.ts');
    const made = drawPicture({
      ...handle.drawn(),
      words,
      number,
      compact,
      title: label,
      subtitle: [
        words.countLabels(shown.labels.size),
        words.countRelations(relations),
        ...(extractedAt === undefined ? [] : [dateTime(extractedAt)]),
      ].join(' · '),
      groups: groups.filter(({ labels }) => labels.some((name) => shown.labels.has(name))),
      stores: countStoreTypes(graph).map(({ name }) => storeText(name, words)),
    });
    return format === 'png'
      ? exportPng(made)
      : new Blob([exportSvg(made)], { type: 'image/svg+xml' });
  };
}
