import { useMemo } from 'react';
import { useFormat } from '../../../../provider/index.ts';
import { useBrainActions, useBrainView, useBrainWords } from '../../BrainContext.ts';
import { usePicture } from '../../frame/BrainWorkspace.ts';
import type { BrainView } from '../../core/brainView.ts';
import { needsArrangement, relationsToArrange } from '../../core/model/hierarchy.ts';
import { relationName } from '../../core/model/relationName.ts';
import { SelectField } from '../PanelParts.tsx';
import styles from './DisplayFields.module.css';

/** An option value that no relation type has, since types have no spaces at their ends. */
const automatic = ' ';

/** Sets the initial grouping, the layout of types, and the content of cards. */
export function DisplayFields() {
  const words = useBrainWords();
  const { number } = useFormat();
  const { setView } = useBrainActions();
  const view = useBrainView((view) => view);
  const { drawn, level } = usePicture();
  const layouts = {
    organic: words.layoutOrganic,
    hierarchical: words.layoutHierarchical,
    radial: words.layoutRadial,
  };
  const isLaidOut = level.kind === 'all' || level.kind === 'group' || level.kind === 'near';
  const arranging = useMemo(() => relationsToArrange(drawn.whole), [drawn]);
  const needsChoice = needsArrangement(drawn.whole);
  const relations: Record<string, string> = {
    [automatic]: needsChoice ? words.layoutChosen(words.strongestLinks) : words.auto,
    ...(needsChoice ? { '': words.allLinks } : {}),
  };
  for (const { name, count } of arranging) {
    relations[name] = `${relationName(name)} · ${number(count)}`;
  }
  const set = (part: Partial<BrainView>): void => setView({ ...part, viewport: undefined });
  return (
    <div className={styles.fields}>
      <SelectField
        label={words.grouping}
        value={view.grouping}
        options={{
          auto: words.auto,
          groups: words.groupingGroups,
          labels: words.groupingLabels,
        }}
        onChange={(grouping) => set({ grouping })}
      />
      <SelectField
        label={words.layout}
        value={view.layout}
        options={{ auto: words.layoutChosen(layouts[drawn.suited]), ...layouts }}
        onChange={(layout) => set({ layout })}
      />
      <SelectField
        label={words.detail}
        value={view.detail}
        options={{
          auto: words.auto,
          name: words.detailName,
          key: words.detailKey,
          all: words.detailAll,
        }}
        onChange={(detail) => set({ detail })}
      />
      {isLaidOut && drawn.algorithm === 'hierarchical' && (
        <>
          {arranging.length > 1 && (
            <SelectField
              label={words.arrangedBy}
              value={view.arrangedBy ?? automatic}
              options={relations}
              onChange={(type) => set({ arrangedBy: type === automatic ? undefined : type })}
            />
          )}
          <SelectField
            label={words.direction}
            value={view.isTurned ? 'turned' : 'auto'}
            options={{ auto: words.auto, turned: words.directionTurned }}
            onChange={(direction) => set({ isTurned: direction === 'turned' })}
          />
        </>
      )}
    </div>
  );
}
