import type { Format } from './format.ts';

const examples: readonly string[] = [
  'Ada Byron reports to Marta Novak',
  'Truck 7 is no longer based at Store 2',
  'Anna Berg now works in Sales from 2026-01-01',
];

const shortcutList: readonly (readonly [keys: string, meaning: string])[] = [
  ['Ctrl K', 'Search'],
  ['Arrow keys', 'Go to what is beside it'],
  ['Enter', 'Open a group, or show a type'],
  ['+ −', 'Zoom in and out'],
  ['Ctrl Z', 'Undo a drag, a layout or a filter'],
  ['0', 'Show everything'],
  ['Escape', 'Go back'],
  ['?', 'Show this list'],
];

/** The words of the brain viewer in English. */
export const brainWords = ({ digits, number, plural, seconds }: Format) => ({
  /** Names the widget's region. */
  brain: 'Brain',
  /** Names the choice between the ways to look at it. */
  views: 'View',
  graph: 'Map',
  table: 'Table',
  /** The brain as the platform draws it. */
  document: 'Document',
  loading: 'Loading the knowledge graph',

  search: 'Search the knowledge graph',
  searchPlaceholder: 'Find a type, property or link',
  searchNothing: (typed: string) => `No results for “${typed}”`,
  foundByProperty: (name: string) => `has ${name}`,
  foundByRelation: (name: string) => `has link ${name}`,
  searchResults: (count: number) => plural(count, { one: '# result', other: '# results' }),

  labels: 'Types',
  relations: 'Kinds of links',
  relationTypes: 'Link types',
  relation: 'Link type',
  nodes: 'Items',
  relationships: 'Links',
  label: 'Type',
  countLabels: (count: number) => plural(count, { one: '# type', other: '# types' }),
  countRelations: (count: number) =>
    plural(count, { one: '# kind of link', other: '# kinds of links' }),
  countNodes: (count: number) => plural(count, { one: '# item', other: '# items' }),
  countRelationships: (count: number) => plural(count, { one: '# link', other: '# links' }),
  /** On a line that holds several relations. */
  countTypes: (count: number) => plural(count, { one: '# kind', other: '# kinds' }),
  countUnknown: 'count unknown',

  /** Names the picture for screen readers, and says how it is used. */
  graphLabel: 'Map of types',
  graphHelp:
    'Use the arrow keys to move around, Enter to open and Escape to go back. The table shows the same data.',
  /** What a screen reader hears at a label. */
  labelSummary: (label: string, nodes: string, neighbours: string) =>
    `${label}, ${nodes}, linked to ${neighbours}`,
  fanLink: (source: string, target: string) => `Show all links between ${source} and ${target}`,
  closeFan: 'Back to the combined line',
  moreOfLink: (count: number) => `${number(count)} more in the list`,
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Fit to view',
  arrange: 'Tidy up',
  undo: 'Undo',
  fullScreen: 'Full screen',
  leaveFullScreen: 'Exit full screen',
  minimap: 'Minimap',
  shortcuts: 'Keyboard shortcuts',
  shortcutList,
  zoomHint: 'Hold Ctrl or ⌘ and scroll to zoom',
  touchHint: 'Use two fingers to move the map',

  layingOut: 'Arranging the map…',
  layoutTime: (duration: number) => seconds(duration),
  cancel: 'Cancel',
  layoutCut: 'Arranging took too long, so this layout is approximate.',
  layoutGrid: 'Couldn’t arrange the map, so it’s shown as a grid.',

  layout: 'Layout',
  layoutOrganic: 'Clustered',
  layoutHierarchical: 'Hierarchy',
  layoutRadial: 'Radial',
  layoutRows: 'Grid',
  /** The layout that was chosen for the graph's shape. */
  layoutChosen: (layout: string) => `Auto (${layout})`,
  layoutTooDense: 'There are too many links for a hierarchy, so types are clustered.',
  detail: 'Card details',
  detailAuto: 'Auto',
  detailName: 'Name and count',
  detailKey: 'Key properties',
  detailAll: 'All properties',

  panels: 'Side panel',
  closePanel: 'Close side panel',
  details: 'Details',
  overview: 'Overview',
  overviewText: 'Select a type to see its properties and links.',
  /** Where an answer lacks parts that others have. */
  notAnswered: (parts: string) => `Not available: ${parts}`,
  largest: 'Largest types',
  extractedAt: 'Last updated',
  sampleSize: 'Sample size',
  metadata: 'Details',
  groups: 'Groups',
  /** Names a group by its two most linked labels, and how many more there are. */
  groupNamed: (first: string, second: string, more: number) =>
    more === 0 ? `${first}, ${second}` : `${first}, ${second} +${number(more)}`,
  /** What a screen reader hears at a group of the map. */
  groupSummary: (name: string, labels: string, nodes: string) =>
    `${name}, group, ${labels}, ${nodes}`,
  plusMore: (count: number) => `+${number(count)}`,
  moreLabels: (count: number, group: string) =>
    `${plural(count, { one: '# more type', other: '# more types' })} in ${group}`,
  /** Names the line of where one is in the map. */
  trail: 'Place in the map',
  wholeMap: 'Map',
  /** Explains the lines of the map. */
  widthMeaning: 'Wider lines hold more links',
  /** Heads the labels that nothing relates to. */
  notLinked: 'Not linked yet',
  /** On a line with several relations: the first, and how many more. */
  relationAndMore: (first: string, more: number) => `${first} +${number(more)}`,
  /** What a screen reader hears at what a label is linked to, and at what is linked to it. */
  labelOut: (label: string, relation: string) => `${label}, ${relation}, outgoing`,
  labelIn: (label: string, relation: string) => `${label}, ${relation}, incoming`,
  /** The group of the labels that belong to no other. */
  otherLabels: 'Other types',
  showGroup: (group: string) => `Show the group “${group}”`,
  openGroup: 'Open group',
  /** Of a group. */
  countWithin: (count: number) =>
    plural(count, { one: '# kind of link within', other: '# kinds of links within' }),
  /** Heads the groups that a group is linked to. */
  linkedTo: 'Linked to',
  /** Names the choice between a map of groups and all types at once. */
  grouping: 'Show',
  groupingAuto: 'Auto',
  groupingGroups: 'Groups first',
  groupingLabels: 'All types',
  stores: 'Stored in',
  storeUnknown: 'unknown',
  source: 'Source',
  sourceBase: 'The organisation’s brain',
  sourceConnections: (count: number) =>
    plural(count, { one: 'The brain and # connection', other: 'The brain and # connections' }),

  properties: 'Properties',
  presenceOf: (property: string) => `How often ${property} is present`,
  noProperties: 'No known properties.',
  relationsIn: 'Incoming links',
  relationsOut: 'Outgoing links',
  noRelations: 'None',
  count: 'Count',
  group: 'Group',
  from: 'From',
  to: 'To',
  backToOverview: 'Back to overview',
  focusHere: 'Show links up to',
  countSteps: (count: number) => plural(count, { one: '# step', other: '# steps' }),
  clearFocus: 'Show everything',
  pathTo: 'Find path to…',
  anyDirection: 'Ignore direction',
  pathFound: (steps: number) => plural(steps, { one: '# step apart', other: '# steps apart' }),
  noPath: (from: string, to: string) => `No path from ${from} to ${to}.`,
  openLabel: (label: string) => `Open ${label}`,
  moveLabel: 'Move on the map',
  moveLeft: 'Move left',
  moveRight: 'Move right',
  moveUp: 'Move up',
  moveDown: 'Move down',
  betweenLabels: (source: string, target: string) => `${source} and ${target}`,
  showLabel: (label: string) => `Show ${label}`,

  filters: 'Filters',
  /** Opens the filters. */
  filter: 'Filter',
  /** Opens what the picture shows and how. */
  display: 'Display',
  /** Opens the field for a sentence that changes the brain. */
  editBySentence: 'Edit with a sentence',
  moreActions: 'More',
  filtersSet: (count: number) =>
    plural(count, { one: '# filter active', other: '# filters active' }),
  clearFilters: 'Clear filters',
  filterRelations: 'Link types',
  filterLabels: 'Types',
  filterConnections: 'Connections',
  filterText: 'Search filters',
  minimumCount: 'Minimum number of items',
  connectedOnly: 'Hide unlinked types',
  /** Over the labels that stand apart in the graph, as nothing relates to them. */
  withoutRelations: 'Not linked yet',
  showAll: 'Show all',
  hideAll: 'Hide all',
  allConnections: 'Select connections to include their data.',
  external: 'Find links across connections',
  externalText: 'Finds links that don’t appear within a single connection.',
  threshold: 'Confidence',
  thresholdHigh: 'High',
  thresholdMedium: 'Medium',
  thresholdLow: 'Low',
  sagas: 'Event histories',
  tgraph: 'Learned from sources',
  manualKg: 'Added by hand',
  nothingLeft: 'No types match these filters',
  nothingLeftText: 'Change or clear the filters to see types.',

  change: 'Change',
  changeText: 'Describe one change in a sentence.',
  changeLabel: 'What changed?',
  changePlaceholder: 'Ingrid Solberg now manages Store 1',
  changeExamples: 'Examples',
  examples,
  category: 'Category',
  optional: 'optional',
  apply: 'Apply',
  applying: 'Applying…',
  changeReadOnly: 'View only',
  changeFailed: 'Couldn’t send the change',
  changeFailedText: 'Your sentence is still here. Try again.',
  applied: 'Applied',
  needsChoice: 'Which one do you mean?',
  needsChoiceText: 'Several items match. Choose one to apply the change to it.',
  noMatch: 'No match for that name',
  noMatchText: 'Your sentence is still here. Check the names and try again.',
  /** How many changes of a sentence came out how. */
  changeSummary: (applied: number, unclear: number, failed: number) =>
    `${number(applied)} applied · ${number(unclear)} unclear · ${number(failed)} failed`,
  notApplied: 'The change wasn’t applied',
  notAppliedText: 'Your sentence is still here. Name both items and how they’re linked.',
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
  showChange: 'Show on the map',
  undoChange: 'Undo change',
  /** The sentence that undoes a change, before it is sent. */
  undoSends: (sentence: string) => `Sends “${sentence}”`,

  compare: 'Compare',
  compareText: 'See what changed since an earlier version.',
  compareEarlier: 'Earlier version',
  compareFile: 'Open an exported JSON file',
  compareFileFailed: 'This file doesn’t contain a brain',
  compareFileFailedText: 'Choose a JSON file that was exported here.',
  compareSameText: 'Types, links and counts are the same.',
  added: 'New',
  removed: 'Removed',
  changed: 'Changed',
  changedFrom: (before: string, after: string) => `${before} → ${after}`,
  checkAgain: 'Refresh',
  noEarlier: 'Earlier versions appear here after you refresh.',

  exportSvg: 'Export image (SVG)',
  exportPng: 'Export image (PNG)',
  exportJson: 'Export data (JSON)',
  exportLabels: 'Export types (CSV)',
  exportRelations: 'Export links (CSV)',
  exportFailed: 'Couldn’t export the file',

  emptyTitle: 'Your knowledge graph is empty',
  emptyText: 'Connect a source or upload a document to see what it’s about.',
  unknownTitle: 'This data can’t be drawn',
  unknownText: 'We don’t recognise this format. Here’s the raw data.',
  loadFailed: 'Couldn’t load the knowledge graph',
  documentFailed: 'Couldn’t load the document',
  documentLabel: 'The brain as drawn by the platform',
  documentText: 'Runs in a sandbox with no access to this page or the network.',
  documentScriptsOff:
    'Scripts in this document are turned off, so it may look incomplete. It’s shown without access to this page or the network.',
  documentScriptsOn: 'Scripts in this document are turned on. It’s isolated from this page.',
  sortBy: (column: string) => `Sort by ${column}`,
});

/** Words of the brain viewer. */
export interface BrainWords extends ReturnType<typeof brainWords> {}
