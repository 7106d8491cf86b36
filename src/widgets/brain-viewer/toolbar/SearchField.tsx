import { useBrainActions, useBrainWords } from '../BrainContext.ts';
import { useBrainWorkspace } from '../frame/BrainWorkspace.ts';
import { LabelSearch } from '../search/LabelSearch.tsx';

/** Searches the brain. Choosing a label focuses it with its neighbours. */
export function SearchField() {
  const { search, graph } = useBrainWorkspace();
  const words = useBrainWords();
  const { focus } = useBrainActions();
  return (
    <LabelSearch
      input={search}
      label={words.search}
      placeholder={words.searchPlaceholder}
      onChoose={(label) => {
        focus(label, 1);
        graph?.focus(label);
      }}
    />
  );
}
