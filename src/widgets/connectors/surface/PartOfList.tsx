import { useGeneralWords } from '../../../provider/index.ts';
import { texts } from '../../../ui/index.ts';

export interface PartOfListProps {
  /** The name of the list's owner, if several lists are shown as one. */
  name?: string;
  shown: number;
  /** Undefined if the platform doesn't report it. */
  total: number | undefined;
}

export function PartOfList({ name, shown, total }: PartOfListProps) {
  const general = useGeneralWords();
  const text = general.partOfList(shown, total);
  return (
    <p className={texts.muted} data-part="part-of-list">
      {name !== undefined && (
        <>
          <bdi>{name}</bdi>:{' '}
        </>
      )}
      {text}
    </p>
  );
}
