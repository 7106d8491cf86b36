import { Button, Icon, Select, VisuallyHidden } from '../../ui/index.ts';
import type { ProductPart, ProductStatus } from './productAdapter.ts';
import { allParts, isSamePart } from './productModel.ts';
import styles from './ProductOnboarding.module.css';
import { usePartName, useProductWords } from './useProductWords.ts';

/** Props of {@link ChapterList}. */
export interface ChapterListProps {
  /** The part that is shown. */
  part: ProductPart;
  status: ProductStatus | undefined;
  onChoose: (part: ProductPart) => void;
}

/** All parts by chapter: a list where there is room, one field where there is not. */
export function ChapterList({ part, status, onChoose }: ChapterListProps) {
  const words = useProductWords();
  const nameOf = usePartName();
  const stateOf = (one: ProductPart): string | undefined => {
    const found = status?.parts.find((known) => isSamePart(known, one))?.status;
    if (found === undefined) return undefined;
    return {
      completed: words.partCompleted,
      begun: words.partStarted,
      open: words.partOpen,
    }[found];
  };
  return (
    // Not a landmark: two of these on a page would hold two of one name.
    <div role="group" className={styles.nav} aria-label={words.chapters} data-part="chapters">
      <Select
        className={styles.select}
        aria-label={words.chapters}
        value={allParts.findIndex((one) => isSamePart(one, part))}
        onChange={({ target }) => {
          const next = allParts[Number(target.value)];
          if (next !== undefined) onChoose(next);
        }}
      >
        {allParts.map((one, at) => (
          <option key={nameOf(one)} value={at}>
            {[nameOf(one), stateOf(one)].filter((text) => text !== undefined).join(', ')}
          </option>
        ))}
      </Select>
      <ol className={styles.chapters}>
        {words.chapterNames.map((name, at) => (
          <li key={name} className={styles.chapter}>
            <span className={styles.chapterName}>{name}</span>
            <ol className={styles.parts}>
              {allParts
                .filter(({ step }) => step === at + 1)
                .map((one) => (
                  <li key={one.subStep} className={styles.part}>
                    <Button
                      variant="quiet"
                      className={styles.partButton}
                      aria-current={isSamePart(one, part) ? 'step' : undefined}
                      onClick={() => onChoose(one)}
                    >
                      <span>{words.partNames[one.subStep - 1]}</span>
                      {stateOf(one) === words.partCompleted && <Icon name="check" size={14} />}
                      <VisuallyHidden>{stateOf(one)}</VisuallyHidden>
                    </Button>
                  </li>
                ))}
            </ol>
          </li>
        ))}
      </ol>
    </div>
  );
}
