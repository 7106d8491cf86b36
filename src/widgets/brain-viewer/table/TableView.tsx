import { useFormat } from '../../../provider/index.ts';
import { useState } from 'react';
import { Tabs } from '../../../ui/index.ts';
import { useBrainWords } from '../BrainContext.ts';
import { usePicture } from '../frame/BrainWorkspace.ts';
import { LabelTable } from './LabelTable.tsx';
import { RelationTable } from './RelationTable.tsx';
import styles from './TableView.module.css';

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
      className={styles.tables}
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
