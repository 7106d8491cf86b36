/** Words of the brain viewer. */
export interface BrainWords {
  /** Names the widget's region. */
  brain: string;
  /** Names the choice between the ways to look at it. */
  views: string;
  graph: string;
  table: string;
  /** The brain as the platform draws it. */
  document: string;
  loading: string;
  search: string;
  searchPlaceholder: string;
  searchNothing: (typed: string) => string;
  foundByProperty: (name: string) => string;
  foundByRelation: (name: string) => string;
  searchResults: (count: number) => string;
  labels: string;
  relations: string;
  relationTypes: string;
  relation: string;
  nodes: string;
  relationships: string;
  label: string;
  countLabels: (count: string) => string;
  countRelations: (count: string) => string;
  countNodes: (count: string) => string;
  countRelationships: (count: string) => string;
  /** On a line that holds several relations. */
  countTypes: (count: string) => string;
  countUnknown: string;
  /** Names the picture for screen readers, and says how it is used. */
  graphLabel: string;
  graphHelp: string;
  /** What a screen reader hears at a label. */
  labelSummary: (label: string, nodes: string, neighbours: string) => string;
  fanLink: (source: string, target: string) => string;
  closeFan: string;
  moreOfLink: (count: string) => string;
  zoomIn: string;
  zoomOut: string;
  fit: string;
  arrange: string;
  fullScreen: string;
  leaveFullScreen: string;
  minimap: string;
  shortcuts: string;
  shortcutList: readonly (readonly [keys: string, meaning: string])[];
  zoomHint: string;
  layingOut: string;
  layoutTime: (seconds: string) => string;
  cancel: string;
  layoutCut: string;
  layoutGrid: string;
  layout: string;
  layoutAuto: string;
  layoutOrganic: string;
  layoutHierarchical: string;
  detail: string;
  detailAuto: string;
  detailName: string;
  detailKey: string;
  detailAll: string;
  panels: string;
  openPanel: string;
  closePanel: string;
  details: string;
  overview: string;
  overviewText: string;
  largest: string;
  extractedAt: string;
  sampleSize: string;
  metadata: string;
  groups: string;
  groupNamed: (name: string) => string;
  showGroup: (name: string) => string;
  stores: string;
  storeUnknown: string;
  source: string;
  sourceBase: string;
  sourceConnections: (count: string) => string;
  properties: string;
  presenceOf: (property: string) => string;
  noProperties: string;
  relationsIn: string;
  relationsOut: string;
  noRelations: string;
  count: string;
  group: string;
  from: string;
  to: string;
  backToOverview: string;
  focusHere: string;
  countSteps: (count: number) => string;
  clearFocus: string;
  pathTo: string;
  choosePathEnd: string;
  pathFound: (steps: number) => string;
  noPath: (from: string, to: string) => string;
  openLabel: (label: string) => string;
  moveLabel: string;
  moveLeft: string;
  moveRight: string;
  moveUp: string;
  moveDown: string;
  betweenLabels: (source: string, target: string) => string;
  showLabel: (label: string) => string;
  filters: string;
  filtersSet: (count: number) => string;
  clearFilters: string;
  filterRelations: string;
  filterLabels: string;
  filterConnections: string;
  filterText: string;
  minimumCount: string;
  connectedOnly: string;
  /** Over the labels that stand apart in the graph, as nothing relates to them. */
  withoutRelations: string;
  showAll: string;
  hideAll: string;
  allConnections: string;
  external: string;
  externalText: string;
  threshold: string;
  thresholdHigh: string;
  thresholdMedium: string;
  thresholdLow: string;
  sagas: string;
  nothingLeft: string;
  nothingLeftText: string;
  change: string;
  changeText: string;
  changeLabel: string;
  changePlaceholder: string;
  changeExamples: string;
  examples: readonly string[];
  category: string;
  optional: string;
  apply: string;
  applying: string;
  changeReadOnly: string;
  changeFailed: string;
  changeFailedText: string;
  applied: string;
  needsChoice: string;
  needsChoiceText: string;
  noMatch: string;
  noMatchText: string;
  notApplied: string;
  notAppliedText: string;
  choose: (key: number, name: string) => string;
  chooseHint: string;
  addedRelation: (source: string, relation: string, target: string) => string;
  endedRelation: (source: string, relation: string, target: string) => string;
  addedNode: (name: string, label: string) => string;
  effectiveFrom: (date: string) => string;
  history: string;
  noHistory: string;
  editAgain: string;
  showChange: string;
  compare: string;
  compareText: string;
  compareEarlier: string;
  compareFile: string;
  compareFileFailed: string;
  compareFileFailedText: string;
  compareSameText: string;
  cameNew: string;
  isGone: string;
  hasChanged: string;
  changedFrom: (before: string, after: string) => string;
  checkAgain: string;
  noEarlier: string;
  export: string;
  exportSvg: string;
  exportPng: string;
  exportJson: string;
  exportLabels: string;
  exportRelations: string;
  exportFailed: string;
  emptyTitle: string;
  emptyText: string;
  loadFailed: string;
  documentFailed: string;
  documentLabel: string;
  documentText: string;
  documentScriptsOff: string;
  documentScriptsOn: string;
  sortBy: (column: string) => string;
}

/** The words of the brain viewer in English. */
export const brainWords: BrainWords = {
  brain: 'Brain',
  views: 'View',
  graph: 'Graph',
  table: 'Table',
  document: 'Document',
  loading: 'Loading the brain',

  search: 'Search the brain',
  searchPlaceholder: 'Find a label, property or relation',
  searchNothing: (typed) => `Nothing matches “${typed}”`,
  foundByProperty: (name) => `has ${name}`,
  foundByRelation: (name) => `by ${name}`,
  searchResults: (count) => (count === 1 ? '1 match' : `${count} matches`),

  labels: 'Labels',
  relations: 'Relations',
  relationTypes: 'Relation types',
  relation: 'Relation',
  nodes: 'Nodes',
  relationships: 'Relationships',
  label: 'Label',
  countLabels: (count) => (count === '1' ? '1 label' : `${count} labels`),
  countRelations: (count) => (count === '1' ? '1 relation' : `${count} relations`),
  countNodes: (count) => (count === '1' ? '1 node' : `${count} nodes`),
  countRelationships: (count) => (count === '1' ? '1 relationship' : `${count} relationships`),
  countTypes: (count) => `${count} types`,
  countUnknown: 'not counted',

  graphLabel: 'Graph of labels',
  graphHelp:
    'Arrow keys move to the next label in that direction, Enter shows it, Escape leaves it. The table holds the same.',
  labelSummary: (label, nodes, neighbours) => `${label}, ${nodes}, linked to ${neighbours}`,
  fanLink: (source, target) => `Show all relations between ${source} and ${target}`,
  closeFan: 'Fold up',
  moreOfLink: (count) => `${count} more in the list`,
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Show everything',
  arrange: 'Arrange again',
  fullScreen: 'Full screen',
  leaveFullScreen: 'Leave full screen',
  minimap: 'Map of the graph',
  shortcuts: 'Keyboard shortcuts',
  shortcutList: [
    ['Ctrl K', 'Search'],
    ['Arrow keys', 'Go to the next label'],
    ['Enter', 'Show the label'],
    ['+ −', 'Zoom in and out'],
    ['0', 'Show everything'],
    ['Escape', 'Go back'],
    ['?', 'This list'],
  ],
  zoomHint: 'Hold Ctrl or ⌘ and scroll to zoom',

  layingOut: 'Arranging the graph',
  layoutTime: (seconds) => `${seconds} s`,
  cancel: 'Cancel',
  layoutCut: 'The arrangement was cut short.',
  layoutGrid: 'This page could not arrange the graph, so the labels stand in rows.',

  layout: 'Arrangement',
  layoutAuto: 'Automatic',
  layoutOrganic: 'By closeness',
  layoutHierarchical: 'By hierarchy',
  detail: 'Cards show',
  detailAuto: 'What fits',
  detailName: 'Name and count',
  detailKey: 'Main properties',
  detailAll: 'All properties',

  panels: 'Side panel',
  openPanel: 'Show side panel',
  closePanel: 'Hide side panel',
  details: 'Details',
  overview: 'Overview',
  overviewText: 'Choose a label to see its properties and what it relates to.',
  largest: 'Largest labels',
  extractedAt: 'Extracted',
  sampleSize: 'Sample size',
  metadata: 'How it was extracted',
  groups: 'Groups',
  groupNamed: (name) => `Around ${name}`,
  showGroup: (name) => `Show the group around ${name}`,
  stores: 'Kept in',
  storeUnknown: 'not told',
  source: 'Source',
  sourceBase: 'The organisation’s brain',
  sourceConnections: (count) =>
    count === '1' ? 'The brain and 1 connection' : `The brain and ${count} connections`,

  properties: 'Properties',
  presenceOf: (property) => `How often ${property} is present`,
  noProperties: 'No properties are known.',
  relationsIn: 'Relations in',
  relationsOut: 'Relations out',
  noRelations: 'None',
  count: 'Count',
  group: 'Group',
  from: 'From',
  to: 'To',
  backToOverview: 'Back to the overview',
  focusHere: 'Focus',
  countSteps: (count) => (count === 1 ? '1 step' : `${count} steps`),
  clearFocus: 'Show the rest again',
  pathTo: 'Path to',
  choosePathEnd: 'Choose a label',
  pathFound: (steps) => (steps === 1 ? '1 step apart' : `${steps} steps apart`),
  noPath: (from, to) => `No relations lead from ${from} to ${to}.`,
  openLabel: (label) => `Open ${label}`,
  moveLabel: 'Move in the graph',
  moveLeft: 'Move left',
  moveRight: 'Move right',
  moveUp: 'Move up',
  moveDown: 'Move down',
  betweenLabels: (source, target) => `${source} and ${target}`,
  showLabel: (label) => `Show ${label}`,

  filters: 'Filters',
  filtersSet: (count) => (count === 1 ? '1 filter set' : `${count} filters set`),
  clearFilters: 'Clear filters',
  filterRelations: 'Relation types',
  filterLabels: 'Labels',
  filterConnections: 'Connections',
  filterText: 'Narrow the lists',
  minimumCount: 'At least so many nodes',
  connectedOnly: 'Hide labels without relations',
  withoutRelations: 'Without relations',
  showAll: 'Show all',
  hideAll: 'Hide all',
  allConnections: 'Choose connections to add what they brought.',
  external: 'Look for relations between connections',
  externalText: 'Finds links that no connection holds by itself.',
  threshold: 'How sure they have to be',
  thresholdHigh: 'Very sure',
  thresholdMedium: 'Fairly sure',
  thresholdLow: 'Any hint',
  sagas: 'Include sagas',
  nothingLeft: 'The filters leave nothing',
  nothingLeftText: 'No label passes all of them.',

  change: 'Change',
  changeText:
    'Say in a sentence what is different now. Name who or what, the relation and the other end.',
  changeLabel: 'What has changed',
  changePlaceholder: 'Ingrid Solberg now manages Store 1',
  changeExamples: 'Examples',
  examples: [
    'Ada Byron reports to Marta Novak',
    'Remove that Truck 7 is based at Store 2',
    'Anna Berg now works in Sales from 2026-01-01',
  ],
  category: 'Category',
  optional: 'optional',
  apply: 'Apply',
  applying: 'Applying',
  changeReadOnly: 'You can look at the brain and not change it',
  changeFailed: 'The change was not sent',
  changeFailedText: 'Your sentence is kept.',
  applied: 'Applied',
  needsChoice: 'Which one do you mean?',
  needsChoiceText: 'Several match. Choose one, and the sentence is said again with it.',
  noMatch: 'Nothing matches that name',
  noMatchText: 'Your sentence is kept. Change the name and apply again.',
  notApplied: 'Not applied',
  notAppliedText: 'Your sentence is kept. Name the source, the relation and the target.',
  choose: (key, name) => `${key}. ${name}`,
  chooseHint: 'Keys 1 to 9 choose.',
  addedRelation: (source, relation, target) => `Added: ${source} ${relation} ${target}`,
  endedRelation: (source, relation, target) => `Ended: ${source} ${relation} ${target}`,
  addedNode: (name, label) => `New: ${name} (${label})`,
  effectiveFrom: (date) => `from ${date}`,
  history: 'Changes so far',
  noHistory: 'Changes that you make here are listed.',
  editAgain: 'Edit the sentence',
  showChange: 'Show in the graph',

  compare: 'Compare',
  compareText: 'See what is different between this extraction and another one.',
  compareEarlier: 'An earlier extraction',
  compareFile: 'Open an exported JSON file',
  compareFileFailed: 'This file holds no brain',
  compareFileFailedText: 'Choose a JSON file that was exported here.',
  compareSameText: 'Labels, relations and counts are the same.',
  cameNew: 'New',
  isGone: 'Gone',
  hasChanged: 'Changed',
  changedFrom: (before, after) => `${before} → ${after}`,
  checkAgain: 'Extract again',
  noEarlier: 'Earlier extractions appear here once the brain was extracted again.',

  export: 'Export',
  exportSvg: 'Picture (SVG)',
  exportPng: 'Picture (PNG)',
  exportJson: 'Data (JSON)',
  exportLabels: 'Labels (CSV)',
  exportRelations: 'Relations (CSV)',
  exportFailed: 'The file could not be made',

  emptyTitle: 'There is nothing here yet',
  emptyText: 'Connect a source or upload a document, and what it holds appears as a graph.',
  loadFailed: 'The brain could not be loaded',
  documentFailed: 'The document could not be loaded',
  documentLabel: 'The brain as the platform draws it',
  documentText: 'Shown without access to this page or the network.',
  documentScriptsOff:
    'Scripts in this document are turned off, so it may look incomplete. Shown without access to this page or the network.',
  documentScriptsOn: 'Shown apart from this page. Scripts in this document are turned on.',
  sortBy: (column) => `Sort by ${column}`,
};
