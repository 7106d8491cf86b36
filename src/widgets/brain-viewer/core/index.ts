export { createBrain } from './createBrain.ts';
export type { BrainActions, BrainController, CreateBrainOptions } from './createBrain.ts';
export type { BrainEvents, BrainState } from './brainState.ts';
export type { ChangeEntry, ChangesState } from './brainState.ts';
export type { BrainPanel, BrainSources, BrainView } from './brainView.ts';
export type { BrainConnection, BrainOptions } from './brainOptions.ts';
export { readBrainGraph } from './model/brainModel.ts';
export type {
  BrainGraph,
  GraphFacts,
  GraphLabel,
  GraphLink,
  GraphProperty,
  GraphRelation,
  MissingPart,
} from './model/brainGraph.ts';
export type { GivenGroup } from './model/groupLabels.ts';
export type {
  CountChange,
  GraphComparison,
  LabelChange,
  RelationChange,
} from './model/compareGraphs.ts';
export type { Changes } from './createChanges.ts';
