import type { Format } from './format.ts';

const examples: readonly string[] = [
  'Ada Byron reports to Marta Novak',
  'Remove that Truck 7 is based at Store 2',
  'Anna Berg now works in Sales from 2026-01-01',
];

const shortcutList: readonly (readonly [keys: string, meaning: string])[] = [
  ['Ctrl K', 'Search'],
  ['Arrow keys', 'Go to the next label'],
  ['Enter', 'Show the label, or open the group'],
  ['Backspace', 'Close the group of a label'],
  ['+ −', 'Zoom in and out'],
  ['Ctrl Z', 'Undo a drag, a layout or a filter'],
  ['0', 'Show everything'],
  ['Escape', 'Go back'],
  ['?', 'This list'],
];

/** The words of the brain viewer in English. */
export const brainWords = ({ digits, number, plural, seconds }: Format) => ({
  /** Names the widget's region. */
  brain: 'Brain',
  /** Names the choice between the ways to look at it. */
  views: 'View',
  graph: 'Graph',
  table: 'Table',
  /** The brain as the platform draws it. */
  document: 'Document',
  loading: 'Loading the brain',

  search: 'Search the brain',
  searchPlaceholder: 'Search labels, properties or relations',
  searchNothing: (typed: string) => `No results for “${typed}”`,
  foundByProperty: (name: string) => `has ${name}`,
  foundByRelation: (name: string) => `has relation ${name}`,
  searchResults: (count: number) => plural(count, { one: '# result', other: '# results' }),

  labels: 'Labels',
  relations: 'Relations',
  relationTypes: 'Relation types',
  relation: 'Relation',
  nodes: 'Nodes',
  relationships: 'Relationships',
  label: 'Label',
  countLabels: (count: number) => plural(count, { one: '# label', other: '# labels' }),
  countRelations: (count: number) => plural(count, { one: '# relation', other: '# relations' }),
  countNodes: (count: number) => plural(count, { one: '# node', other: '# nodes' }),
  countRelationships: (count: number) =>
    plural(count, { one: '# relationship', other: '# relationships' }),
  /** On a line that holds several relations. */
  countTypes: (count: number) => plural(count, { one: '# type', other: '# types' }),
  /** How many labels and groups a card is linked to. */
  countOthers: (count: number) => plural(count, { one: '# other', other: '# others' }),
  countUnknown: 'count unknown',

  /** Names the picture for screen readers, and says how it is used. */
  graphLabel: 'Graph of labels',
  graphHelp:
    'Use the arrow keys to move between labels, Enter to open one, Backspace to close its group and Escape to leave it. The table shows the same data.',
  /** What a screen reader hears at a label. */
  labelSummary: (label: string, nodes: string, neighbours: string) =>
    `${label}, ${nodes}, linked to ${neighbours}`,
  fanLink: (source: string, target: string) => `Show all relations between ${source} and ${target}`,
  closeFan: 'Back to the combined line',
  moreOfLink: (count: number) => `${number(count)} more in the list`,
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Fit to view',
  arrange: 'Rearrange',
  undo: 'Undo',
  fullScreen: 'Full screen',
  leaveFullScreen: 'Exit full screen',
  minimap: 'Minimap',
  shortcuts: 'Keyboard shortcuts',
  shortcutList,
  zoomHint: 'Hold Ctrl or ⌘ and scroll to zoom',
  touchHint: 'Use two fingers to move the graph',

  layingOut: 'Arranging the graph…',
  layoutTime: (duration: number) => seconds(duration),
  cancel: 'Cancel',
  layoutCut: 'Arranging took too long, so this layout is approximate.',
  layoutGrid: 'The graph couldn’t be arranged on this page, so labels are shown in rows.',

  layout: 'Layout',
  layoutAuto: 'Automatic',
  layoutOrganic: 'By relations',
  layoutHierarchical: 'Hierarchy',
  layoutRadial: 'Around a centre',
  layoutRows: 'Rows',
  /** The layout that was chosen for the graph's shape. */
  layoutChosen: (layout: string) => `Automatic: ${layout}`,
  layoutTooDense:
    'This graph has too many relations for a hierarchy, so it’s arranged by relations.',
  detail: 'Card details',
  detailAuto: 'Automatic',
  detailName: 'Name and count',
  detailKey: 'Main properties',
  detailAll: 'All properties',

  panels: 'Side panel',
  openPanel: 'Show side panel',
  closePanel: 'Hide side panel',
  details: 'Details',
  overview: 'Overview',
  overviewText: 'Select a label to see its properties and relations.',
  /** Where an answer lacks parts that others have. */
  notAnswered: (parts: string) => `Not in the platform’s answer: ${parts}`,
  largest: 'Largest labels',
  extractedAt: 'Extracted',
  sampleSize: 'Sample size',
  metadata: 'Extraction details',
  groups: 'Groups',
  groupNamed: (name: string) => `Around ${name}`,
  /** The group of the labels that belong to no other. */
  otherLabels: 'Other labels',
  showGroup: (group: string) => `Show the group “${group}”`,
  openGroup: 'Open group',
  closeGroup: 'Close group',
  /** Of a group. */
  countWithin: (count: number) =>
    plural(count, { one: '# relation within', other: '# relations within' }),
  /** Heads the groups and labels that a group is linked to. */
  linkedTo: 'Linked to',
  /** Names the choice between one card for each group, and one for each label. */
  grouping: 'One card per',
  groupingAuto: 'Automatic',
  groupingGroups: 'Group',
  groupingLabels: 'Label',
  stores: 'Stored in',
  storeUnknown: 'unknown',
  source: 'Source',
  sourceBase: 'The organisation’s brain',
  sourceConnections: (count: number) =>
    plural(count, { one: 'The brain and # connection', other: 'The brain and # connections' }),

  properties: 'Properties',
  presenceOf: (property: string) => `How often ${property} is present`,
  noProperties: 'No known properties.',
  relationsIn: 'Incoming relations',
  relationsOut: 'Outgoing relations',
  noRelations: 'None',
  count: 'Count',
  group: 'Group',
  from: 'From',
  to: 'To',
  backToOverview: 'Back to overview',
  focusHere: 'Focus',
  countSteps: (count: number) => plural(count, { one: '# step', other: '# steps' }),
  clearFocus: 'Clear focus',
  pathTo: 'Path to',
  anyDirection: 'In any direction',
  pathFound: (steps: number) => plural(steps, { one: '# step apart', other: '# steps apart' }),
  noPath: (from: string, to: string) => `No path from ${from} to ${to}.`,
  openLabel: (label: string) => `Open ${label}`,
  moveLabel: 'Move in the graph',
  moveLeft: 'Move left',
  moveRight: 'Move right',
  moveUp: 'Move up',
  moveDown: 'Move down',
  betweenLabels: (source: string, target: string) => `${source} and ${target}`,
  showLabel: (label: string) => `Show ${label}`,

  filters: 'Filters',
  filtersSet: (count: number) =>
    plural(count, { one: '# filter active', other: '# filters active' }),
  clearFilters: 'Clear filters',
  filterRelations: 'Relation types',
  filterLabels: 'Labels',
  filterConnections: 'Connections',
  filterText: 'Filter the lists',
  minimumCount: 'Minimum number of nodes',
  connectedOnly: 'Hide labels without relations',
  /** Over the labels that stand apart in the graph, as nothing relates to them. */
  withoutRelations: 'Without relations',
  showAll: 'Show all',
  hideAll: 'Hide all',
  allConnections: 'Select connections to include their data.',
  external: 'Find relations between connections',
  externalText: 'Finds links that don’t appear within a single connection.',
  threshold: 'Confidence',
  thresholdHigh: 'High',
  thresholdMedium: 'Medium',
  thresholdLow: 'Low',
  sagas: 'Include sagas',
  tgraph: 'Include tgraph',
  manualKg: 'Include manual knowledge graph',
  nothingLeft: 'No labels match these filters',
  nothingLeftText: 'Change or clear the filters to see labels.',

  change: 'Change',
  changeText:
    'Describe the change in one sentence: who or what, the relation, and what it relates to.',
  changeLabel: 'What changed?',
  changePlaceholder: 'Ingrid Solberg now manages Store 1',
  changeExamples: 'Examples',
  examples,
  category: 'Category',
  optional: 'optional',
  apply: 'Apply',
  applying: 'Applying…',
  changeReadOnly: 'You can view the brain but not change it',
  changeFailed: 'Couldn’t send the change',
  changeFailedText: 'Your sentence is still here. Try again.',
  applied: 'Applied',
  needsChoice: 'Which one do you mean?',
  needsChoiceText: 'Several items match. Choose one to apply the change to it.',
  noMatch: 'No match for that name',
  noMatchText: 'Your sentence is still here. Change the name and apply it again.',
  /** How many changes of a sentence came out how. */
  changeSummary: (applied: number, unclear: number, failed: number) =>
    `${number(applied)} applied · ${number(unclear)} unclear · ${number(failed)} failed`,
  notApplied: 'The change wasn’t applied',
  notAppliedText: 'Your sentence is still here. Name the source, the relation and the target.',
  choose: (key: number, name: string) => `${digits(key)}. ${name}`,
  chooseHint: 'Press 1 to 9 to choose.',
  addedRelation: (source: string, relation: string, target: string) =>
    `Added: ${source} ${relation} ${target}`,
  endedRelation: (source: string, relation: string, target: string) =>
    `Ended: ${source} ${relation} ${target}`,
  addedNode: (name: string, label: string) => `New: ${name} (${label})`,
  effectiveFrom: (date: string) => `from ${date}`,
  history: 'Recent changes',
  noHistory: 'Changes you make here appear in this list.',
  editAgain: 'Edit sentence',
  showChange: 'Show in graph',
  undoChange: 'Undo change',
  /** The sentence that undoes a change, before it is sent. */
  undoSends: (sentence: string) => `Sends “${sentence}”`,

  compare: 'Compare',
  compareText: 'See what changed between this extraction and another.',
  compareEarlier: 'An earlier extraction',
  compareFile: 'Open an exported JSON file',
  compareFileFailed: 'This file doesn’t contain a brain',
  compareFileFailedText: 'Choose a JSON file that was exported here.',
  compareSameText: 'Labels, relations and counts are the same.',
  added: 'New',
  removed: 'Removed',
  changed: 'Changed',
  changedFrom: (before: string, after: string) => `${before} → ${after}`,
  checkAgain: 'Extract again',
  noEarlier: 'Earlier extractions appear here after you extract the brain again.',

  export: 'Export',
  exportSvg: 'Image (SVG)',
  exportPng: 'Image (PNG)',
  exportJson: 'Data (JSON)',
  exportLabels: 'Labels (CSV)',
  exportRelations: 'Relations (CSV)',
  exportFailed: 'Couldn’t export the file',

  emptyTitle: 'Nothing here yet',
  emptyText: 'Connect a source or upload a document to see its content as a graph.',
  unknownTitle: 'This data can’t be drawn',
  unknownText: 'The platform sent data in an unknown form. Here it is as it arrived.',
  loadFailed: 'Couldn’t load the brain',
  documentFailed: 'Couldn’t load the document',
  documentLabel: 'The brain as drawn by the platform',
  documentText: 'Shown in isolation, without access to this page or the network.',
  documentScriptsOff:
    'Scripts in this document are turned off, so it may look incomplete. It’s shown without access to this page or the network.',
  documentScriptsOn: 'Scripts in this document are turned on. It’s isolated from this page.',
  sortBy: (column: string) => `Sort by ${column}`,
});

/** Words of the brain viewer. */
export interface BrainWords extends ReturnType<typeof brainWords> {}
