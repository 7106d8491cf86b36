import { useFormat } from '../../../provider/index.ts';
import { useState, useMemo } from 'react';
import { joinClasses, layout, Tabs } from '../../../ui/index.ts';
import { useBrainWords, useBrainActions, useBrainView } from '../BrainContext.ts';
import { groupText, storeText } from '../brainText.ts';
import { usePicture } from '../frame/BrainWorkspace.ts';
import styles from './TableView.module.css';
import { type GraphLabel, linkId, type GraphRelation } from '../core/model/brainGraph.ts';
import { countBy } from '../core/model/countBy.ts';
import type { LabelGroup } from '../core/model/groupLabels.ts';
import type { BrainPicture } from '../frame/useBrainPicture.ts';
import { DataTable, type Column } from './DataTable.tsx';

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
  const actions = useBrainActions();
  const selected = useBrainView((view) => view.selected);
  const rows = useMemo(
    () => rowsOf(picture, (group) => (group === undefined ? '' : groupText(group, words))),
    [picture, words],
  );
  const columns = useMemo(
    (): Column<Row>[] => [
      { key: 'label', name: words.label, valueOf: ({ label }) => label.name },
      { key: 'nodes', name: words.nodes, isNumber: true, valueOf: ({ label }) => label.count },
      {
        key: 'properties',
        name: words.properties,
        isNumber: true,
        valueOf: ({ label }) => label.properties.length,
      },
      { key: 'in', name: words.relationsIn, isNumber: true, valueOf: (row) => row.relationsIn },
      { key: 'out', name: words.relationsOut, isNumber: true, valueOf: (row) => row.relationsOut },
      { key: 'group', name: words.group, valueOf: ({ group }) => group },
    ],
    [words],
  );
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
  const relations = shown.links.flatMap((link) => link.relations);
  const countsOf = (end: 'source' | 'target'): ReadonlyMap<string, number> =>
    new Map(
      countBy(relations, (relation) => relation[end]).map(({ name, count }) => [name, count]),
    );
  const [into, out] = [countsOf('target'), countsOf('source')];
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
      { key: 'from', name: words.from, valueOf: ({ source }) => source },
      { key: 'relation', name: words.relation, valueOf: ({ type }) => type },
      { key: 'to', name: words.to, valueOf: ({ target }) => target },
      { key: 'count', name: words.count, isNumber: true, valueOf: ({ count }) => count },
      {
        key: 'store',
        name: words.stores,
        valueOf: ({ storeType }) => storeType,
        text: ({ storeType }) =>
          storeType === undefined ? words.storeUnknown : storeText(storeType, words),
      },
    ],
    [words],
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
