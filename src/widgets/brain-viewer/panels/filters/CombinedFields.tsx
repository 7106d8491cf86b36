import type { CombinedBrainBody } from '../../../../contract/index.ts';
import { Choice } from '../../../../ui/index.ts';
import { useBrainActions, useBrainView, useBrainWords } from '../../BrainContext.ts';
import { useBrainWorkspace } from '../../frame/BrainWorkspace.ts';

/** Sets the parts that the combined route includes. */
export function CombinedFields() {
  const { request } = useBrainWorkspace();
  const words = useBrainWords();
  const { setView } = useBrainActions();
  const sources = useBrainView((view) => view.sources);
  if (request.route !== 'combined') return null;
  const names: readonly (readonly [keyof CombinedBrainBody, string])[] = [
    ['include_tgraph', words.tgraph],
    ['include_manual_kg', words.manualKg],
    ['include_saga_nodes', words.sagas],
  ];
  return names.map(([field, label]) => (
    <Choice
      key={field}
      label={label}
      checked={request.body[field] ?? true}
      onChange={({ target }) =>
        setView({
          sources: {
            ...sources,
            combinedInclude: { ...sources.combinedInclude, [field]: target.checked },
          },
        })
      }
    />
  ));
}
