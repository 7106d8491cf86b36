import { useFormat } from '../../../provider/index.ts';
import { useState, useMemo } from 'react';
import { joinClasses, layout, Tabs, revealHidden } from '../../../ui/index.ts';
import { useBrainWords, useBrainActions, useBrainView } from '../BrainContext.ts';
import { usePicture } from '../frame/BrainWorkspace.ts';
import styles from './TableView.module.css';
import { type GraphLabel, linkId, type GraphRelation } from '../core/model/brainGraph.ts';
import type { LabelGroup } from '../core/model/groupLabels.ts';
import { groupText } from '../groupText.ts';
import type { BrainPicture } from '../frame/useBrainPicture.ts';
import { DataTable, type Column } from './DataTable.tsx';
import { storeText } from '../storeText.ts';

/** Shows the picture as tables of labels and relations. */
export function TableView() {
  const picture = usePicture();
  const words = useBrainWords();
  const { number } = useFormat();
  const [table, setTable] = useState<'labels' | 'relations'>('labels');
  const relations = picture.shown.links.reduce((sum, link) => sum + link.relations.length, 0);
  return (
    <Tabs<'labels' | 'relations'>
      label={words.table}
      className={joinClasses(layout.column, styles.tables)}
      tabs={[
        {
          key: 'labels',
          label: words.labels,
          count: number(picture.shown.labels.size),
        },
        { key: 'relations', label: words.relations, count: number(relations) },
      ]}
      value={table}
      onChange={setTable}
    >
      {table === 'labels' ? <LabelTable /> : <RelationTable />}
    </Tabs>
  );
}

interface Row {
  readonly label: GraphLabel;
  readonly group: string;
  readonly relationsIn: number;
  readonly relationsOut: number;
}

/** Lists the labels of the picture, with the same selection. */
function LabelTable() {
  const picture = usePicture();
  const words = useBrainWords();
  const { number } = useFormat();
  const actions = useBrainActions();
  const selected = useBrainView((view) => view.selected);
  const rows = useMemo(
    () => rowsOf(picture, (group) => (group === undefined ? '' : groupText(group, words))),
    [picture, words],
  );
  const columns = useMemo((): Column<Row>[] => {
    const count = (figure: number): string => number(figure);
    return [
      {
        key: 'label',
        name: words.label,
        sortBy: ({ label }) => label.name,
        text: ({ label }) => revealHidden(label.name),
      },
      {
        key: 'nodes',
        name: words.nodes,
        isNumber: true,
        sortBy: ({ label }) => label.count ?? -1,
        text: ({ label }) => (label.count === undefined ? '–' : count(label.count)),
      },
      {
        key: 'properties',
        name: words.properties,
        isNumber: true,
        sortBy: ({ label }) => label.properties.length,
        text: ({ label }) => count(label.properties.length),
      },
      {
        key: 'in',
        name: words.relationsIn,
        isNumber: true,
        sortBy: ({ relationsIn }) => relationsIn,
        text: ({ relationsIn }) => count(relationsIn),
      },
      {
        key: 'out',
        name: words.relationsOut,
        isNumber: true,
        sortBy: ({ relationsOut }) => relationsOut,
        text: ({ relationsOut }) => count(relationsOut),
      },
      { key: 'group', name: words.group, sortBy: ({ group }) => group, text: ({ group }) => group },
    ];
  }, [words, number]);
  return (
    <DataTable
      name={words.labels}
      columns={columns}
      rows={rows}
      keyOf={({ label }) => label.name}
      selected={selected}
      onChoose={({ label }) => actions.select(label.name)}
    />
  );
}

function rowsOf(
  { shown, groupOf, emphasis }: BrainPicture,
  textOf: (group: LabelGroup | undefined) => string,
): Row[] {
  const into = new Map<string, number>();
  const out = new Map<string, number>();
  for (const { source, target } of shown.links.flatMap(({ relations }) => relations)) {
    out.set(source, (out.get(source) ?? 0) + 1);
    into.set(target, (into.get(target) ?? 0) + 1);
  }
  return [...shown.labels.values()]
    .filter(({ name }) => emphasis.labels?.has(name) ?? true)
    .map((label) => ({
      label,
      group: textOf(groupOf.get(label.name)),
      relationsIn: into.get(label.name) ?? 0,
      relationsOut: out.get(label.name) ?? 0,
    }));
}

/** Lists the relations. A press opens the link between the two labels. */
function RelationTable() {
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
