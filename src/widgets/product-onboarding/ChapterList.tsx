import { useOnboardingWords } from '../../provider/index.ts';
import {
  Button,
  Icon,
  Select,
  VisuallyHidden,
  icons,
  joinClasses,
  layout,
} from '../../ui/index.ts';
import type { ProductPart, ProductStatus } from './core/productAdapter.ts';
import { allParts, isSamePart, partsOf } from './core/productParts.ts';
import styles from './ProductOnboarding.module.css';
import { useProductActions } from './ProductProvider.ts';

export interface ChapterListProps {
  part: ProductPart;
  status: ProductStatus | undefined;
}

/** Lists all parts by chapter, or in a single select in a narrow widget. */
export function ChapterList({ part, status }: ChapterListProps) {
  const words = useOnboardingWords();
  const { open } = useProductActions();
  const stateOf = (of: ProductPart): string | undefined => {
    const found = status?.parts?.find((known) => isSamePart(known, of))?.status;
    if (found === undefined) return undefined;
    return {
      completed: words.partCompleted,
      begun: words.partStarted,
      open: words.partOpen,
    }[found];
  };
  return (
    // A group rather than a landmark, as several on a page would have the same name.
    <div role="group" className={styles.nav} aria-label={words.chapters} data-part="chapters">
      <Select
        className={styles.select}
        aria-label={words.chapters}
        value={allParts.findIndex((other) => isSamePart(other, part))}
        onChange={({ target }) => {
          const next = allParts[Number(target.value)];
          if (next !== undefined) open(next);
        }}
      >
        {words.chapterNames.map((name, chapter) => (
          <optgroup key={name} label={name}>
            {partsOf(chapter + 1).map((listed) => (
              <option key={listed.subStep} value={allParts.indexOf(listed)}>
                {[words.partNames[listed.subStep - 1], stateOf(listed)]
                  .filter((text) => text !== undefined)
                  .join(' · ')}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
      <ol className={joinClasses(layout.stack1, styles.chapters)}>
        {words.chapterNames.map((name, index) => (
          <li key={name}>
            <ChapterButton name={name} step={index + 1} part={part} status={status} />
            {part.step === index + 1 && (
              <ol className={layout.stack1}>
                {partsOf(index + 1).map((listed) => (
                  <li key={listed.subStep}>
                    <Button
                      variant="quiet"
                      className={styles.partButton}
                      aria-current={isSamePart(listed, part) ? 'step' : undefined}
                      onClick={() => open(listed)}
                    >
                      <span>{words.partNames[listed.subStep - 1]}</span>
                      {stateOf(listed) === words.partCompleted && (
                        <Icon path={icons.check} size={14} />
                      )}
                      <VisuallyHidden>{stateOf(listed)}</VisuallyHidden>
                    </Button>
                  </li>
                ))}
              </ol>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

interface ChapterButtonProps extends ChapterListProps {
  name: string;
  step: number;
}

/** A chapter's button with a progress ring. Opens the part to continue with. */
function ChapterButton({ name, step, part, status }: ChapterButtonProps) {
  const words = useOnboardingWords();
  const { open } = useProductActions();
  const parts = partsOf(step);
  const isDone = (of: ProductPart): boolean =>
    status?.parts?.some((known) => isSamePart(known, of) && known.status === 'completed') ?? false;
  const done = parts.filter(isDone).length;
  const next = parts.find((of) => !isDone(of)) ?? parts[0];
  const isOpen = part.step === step;
  return (
    <Button
      variant="quiet"
      className={styles.chapterButton}
      aria-expanded={isOpen}
      onClick={() => {
        if (!isOpen && next !== undefined) open(next);
      }}
    >
      <span>{name}</span>
      {status?.parts !== undefined && (
        <>
          <span className={styles.ring} data-done={done} aria-hidden="true">
            {done === parts.length ? (
              <Icon path={icons.check} size={14} />
            ) : (
              `${done}/${parts.length}`
            )}
          </span>
          <VisuallyHidden>{words.partsDone(done, parts.length)}</VisuallyHidden>
        </>
      )}
    </Button>
  );
}
