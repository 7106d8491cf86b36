import { useFormat } from '../../../provider/index.ts';
import { VisuallyHidden } from '../../../ui/index.ts';
import type { PickerItem } from '../core/picker/index.ts';
import { DotSeparated } from '../surface/index.ts';
import { useConnectorsWords } from '../useConnectorsWords.ts';

export interface ItemFactsProps {
  item: PickerItem;
  /** True to show the kind only to screen readers. @default false */
  hidesKind?: boolean;
}

/** Shows an item's kind, its decimal size and its last change, or else its creation. */
export function ItemFacts({ item, hidesKind = false }: ItemFactsProps) {
  const words = useConnectorsWords();
  const { bytes, date } = useFormat();
  const { size, modifiedAt, createdAt } = item;
  const kind = words.kinds[item.kind] ?? item.kind;
  const facts = [
    ...(size === undefined ? [] : [bytes(size, 1000)]),
    ...(modifiedAt !== undefined
      ? [words.modified(date(modifiedAt))]
      : createdAt === undefined
        ? []
        : [words.created(date(createdAt))]),
  ];
  if (!hidesKind || facts.length === 0) return <DotSeparated pieces={[kind, ...facts]} />;
  return (
    <>
      <VisuallyHidden>{kind} · </VisuallyHidden>
      <DotSeparated pieces={facts} />
    </>
  );
}
