import { useFormat } from '../../../provider/index.ts';
import { useMemo } from 'react';
import { revealHidden } from '../../../ui/index.ts';
import { useBrainActions, useBrainView, useBrainWords } from '../BrainContext.ts';
import type { GraphLabel } from '../core/model/brainGraph.ts';
import { usePicture } from '../frame/BrainWorkspace.ts';
import type { LabelGroup } from '../core/model/groupLabels.ts';
import { groupText } from '../groupText.ts';
import type { BrainPicture } from '../frame/useBrainPicture.ts';
import { DataTable, type Column } from './DataTable.tsx';

interface Row {
  readonly label: GraphLabel;
  readonly group: string;
  readonly relationsIn: number;
  readonly relationsOut: number;
}

/** Lists the labels of the picture, with the same selection. */
export function LabelTable() {
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
