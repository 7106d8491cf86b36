import { useFormat } from '../../../provider/index.ts';
import { useMemo } from 'react';
import { useBrainActions, useBrainView, useBrainWords } from '../BrainContext.ts';
import { linkId, type GraphRelation } from '../core/model/brainGraph.ts';
import { usePicture } from '../frame/BrainWorkspace.ts';
import { storeText } from '../storeText.ts';
import { DataTable, type Column } from './DataTable.tsx';

/** Lists the relations. A press opens the link between the two labels. */
export function RelationTable() {
  const picture = usePicture();
  const words = useBrainWords();
  const { number } = useFormat();
  const actions = useBrainActions();
  const link = useBrainView((view) => view.link);
  const { shown, emphasis } = picture;
  const rows = useMemo(
    () =>
      shown.links
        .flatMap(({ relations }) => relations)
        .filter(
          ({ source, target }) =>
            emphasis.labels === undefined ||
            (emphasis.labels.has(source) && emphasis.labels.has(target)),
        ),
    [shown, emphasis.labels],
  );
  const columns = useMemo(
    (): Column<GraphRelation>[] => [
      {
        key: 'from',
        name: words.from,
        sortBy: ({ source }) => source,
        text: ({ source }) => source,
      },
      {
        key: 'relation',
        name: words.relation,
        sortBy: ({ type }) => type,
        text: ({ type }) => type,
      },
      { key: 'to', name: words.to, sortBy: ({ target }) => target, text: ({ target }) => target },
      {
        key: 'count',
        name: words.count,
        isNumber: true,
        sortBy: ({ count }) => count ?? -1,
        text: ({ count }) => (count === undefined ? '–' : number(count)),
      },
      {
        key: 'store',
        name: words.stores,
        sortBy: ({ storeType }) => storeType ?? '',
        text: ({ storeType }) =>
          storeType === undefined ? words.storeUnknown : storeText(storeType, words),
      },
    ],
    [words, number],
  );
  return (
    <DataTable
      name={words.relations}
      columns={columns}
      rows={rows}
      keyOf={({ id }) => id}
      selected={rows.find(({ source, target }) => linkId(source, target) === link)?.id}
      onChoose={({ source, target }) => actions.openLink(linkId(source, target))}
    />
  );
}
