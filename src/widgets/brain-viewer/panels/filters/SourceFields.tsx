import type { CombinedBrainBody } from '../../../../contract/index.ts';
import { useConnectionLists } from '../../../../provider/index.ts';
import { connectionNameOf } from '../../../../query/index.ts';
import { Choice, ChoiceGroup } from '../../../../ui/index.ts';
import { useBrainActions, useBrainProps, useBrainView, useBrainWords } from '../../BrainContext.ts';
import { useBrainWorkspace } from '../../frame/BrainWorkspace.ts';
import type { BrainConnection } from '../../core/brainOptions.ts';
import type { BrainSources } from '../../core/brainView.ts';
import { SelectField } from '../PanelParts.tsx';

/** Sets the request to the platform: connections, relations between them, and sagas. */
export function SourceFields() {
  const connections = useConnections();
  const words = useBrainWords();
  const actions = useBrainActions();
  const sources = useBrainView((view) => view.sources);
  const { connectionIds, external, threshold, sagas } = sources;
  const set = (part: Partial<BrainSources>): void =>
    actions.setView({ sources: { ...sources, ...part } });
  const unnamed = connectionIds.filter((id) =>
    connections.every((connection) => connection.id !== id),
  );
  const choices = [...connections, ...unnamed.map((id) => ({ id, name: id }))];
  return (
    <>
      {choices.length > 0 && (
        <ChoiceGroup legend={words.filterConnections} description={words.allConnections}>
          {choices.map(({ id, name }) => (
            <Choice
              key={id}
              label={name}
              checked={connectionIds.includes(id)}
              onChange={({ target }) =>
                set({
                  connectionIds: target.checked
                    ? [...connectionIds, id]
                    : connectionIds.filter((one) => one !== id),
                })
              }
            />
          ))}
        </ChoiceGroup>
      )}
      {connectionIds.length > 0 && (
        <>
          <Choice
            label={words.external}
            description={words.externalText}
            checked={external}
            onChange={({ target }) => set({ external: target.checked })}
          />
          {external && (
            <SelectField
              label={words.threshold}
              value={threshold}
              options={{
                high: words.thresholdHigh,
                medium: words.thresholdMedium,
                low: words.thresholdLow,
              }}
              onChange={(chosen) => set({ threshold: chosen })}
            />
          )}
        </>
      )}
      <Choice
        label={words.sagas}
        checked={sagas}
        onChange={({ target }) => set({ sagas: target.checked })}
      />
    </>
  );
}

/** Returns the host's connections, else the platform's. */
function useConnections(): readonly BrainConnection[] {
  const { connections } = useBrainProps();
  const listed = useConnectionLists(() => connections === undefined).connections;
  return (
    connections ??
    listed?.map((each) => ({
      id: each.connection_id,
      name: connectionNameOf(each) ?? each.connection_id,
    })) ??
    []
  );
}

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
