import { useMemo } from 'react';
import { useBrainActions, useBrainView, useBrainWords, useLanguage } from '../BrainContext.ts';
import { formatCount } from '../format.ts';
import { linkId, type GraphRelation } from '../model/brainGraph.ts';
import type { BrainPicture } from '../useBrainPicture.ts';
import { DataTable, type Column } from './DataTable.tsx';

/** Every relation as a row. A press shows all that is between its two labels. */
export function RelationTable({ picture }: { picture: BrainPicture }) {
  const words = useBrainWords();
  const language = useLanguage();
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
        text: ({ count }) => (count === undefined ? '–' : formatCount(count, language)),
      },
      {
        key: 'store',
        name: words.stores,
        sortBy: ({ storeType }) => storeType ?? '',
        text: ({ storeType }) => storeType ?? words.storeUnknown,
      },
    ],
    [words, language],
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
