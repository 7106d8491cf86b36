import { useFormat } from '../../../../provider/index.ts';
import { Button, Choice, ChoiceGroup, revealHidden } from '../../../../ui/index.ts';
import { useBrainWords } from '../../BrainContext.ts';
import styles from '../Panel.module.css';
import { foldText, hasWords, searchWords } from '../../../../search/index.ts';

export interface HiddenListProps {
  legend: string;
  items: readonly { readonly name: string; readonly count: number }[];
  /** Returns an item's display text. @default its name */
  textOf?: (name: string) => string;
  /** Lists only items that contain this text. @default all items */
  narrow?: string;
  hidden: readonly string[];
  onChange: (hidden: readonly string[]) => void;
}

/** The maximum number of listed items. The search above narrows a longer list. */
const listed = 200;

/** Renders a checkbox for each item, checked if it is shown. */
export function HiddenList({
  legend,
  items,
  textOf = revealHidden,
  narrow = '',
  hidden,
  onChange,
}: HiddenListProps) {
  const words = useBrainWords();
  const { number } = useFormat();
  const wanted = searchWords(narrow);
  const found = items
    .filter(({ name }) => hasWords(foldText(name), wanted))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const away = new Set(hidden);
  const names = new Set(found.map(({ name }) => name));
  return (
    <ChoiceGroup legend={legend}>
      <div className={styles.actions}>
        <Button
          size="small"
          variant="quiet"
          onClick={() => onChange(hidden.filter((name) => !names.has(name)))}
        >
          {words.showAll}
        </Button>
        <Button
          size="small"
          variant="quiet"
          onClick={() => onChange([...new Set([...hidden, ...names])])}
        >
          {words.hideAll}
        </Button>
      </div>
      <div className={styles.scrollList} tabIndex={-1}>
        {found.slice(0, listed).map(({ name, count }) => (
          <Choice
            key={name}
            label={
              <>
                {textOf(name)} <span className={styles.figure}>{number(count)}</span>
              </>
            }
            checked={!away.has(name)}
            onChange={({ target }) =>
              onChange(target.checked ? hidden.filter((one) => one !== name) : [...hidden, name])
            }
          />
        ))}
      </div>
    </ChoiceGroup>
  );
}
