// Written by `npm run words` from brain.json.
import { words } from './brain.json?words';
import type { Format } from '../format.ts';

/** Words of the brain viewer. */
export interface BrainWords {
  /** `Brain` Names the widget's region. */
  brain: string;
  /** `View` Names the choice between the ways to look at it. */
  views: string;
  /** `Map` */
  graph: string;
  /** `Table` */
  table: string;
  /** `Document` The brain as the platform draws it. */
  document: string;
  /** `Loading the knowledge graph` */
  loading: string;
  /** `Search the knowledge graph` */
  search: string;
  /** `Find a type, property or link` */
  searchPlaceholder: string;
  /** `No results for “{typed}”` */
  searchNothing: (typed: string) => string;
  /** `has {name}` */
  foundByProperty: (name: string) => string;
  /** `has link {name}` */
  foundByRelation: (name: string) => string;
  /** `{count, plural, one {# result} other {# results}}` */
  searchResults: (count: number) => string;
  /** `Types` */
  labels: string;
  /** `Kinds of links` */
  relations: string;
  /** `Link types` */
  relationTypes: string;
  /** `Link type` */
  relation: string;
  /** `Items` */
  nodes: string;
  /** `Links` */
  relationships: string;
  /** `Type` */
  label: string;
  /** `{count, plural, one {# type} other {# types}}` */
  countLabels: (count: number) => string;
  /** `{count, plural, one {# kind of link} other {# kinds of links}}` */
  countRelations: (count: number) => string;
  /** `{count, plural, one {# item} other {# items}}` */
  countNodes: (count: number) => string;
  /** `{count, plural, one {# link} other {# links}}` */
  countRelationships: (count: number) => string;
  /** `{count, plural, one {# kind} other {# kinds}}` Number of relations on a line that holds several. */
  countTypes: (count: number) => string;
  /** `count unknown` */
  countUnknown: string;
  /** `Map of types` Names the picture for screen readers, and says how it is used. */
  graphLabel: string;
  /** `Use the arrow keys to move around, Enter to open and Escape to go back. The table shows the same data.` */
  graphHelp: string;
  /** `{label}, {nodes}, linked to {neighbours}` Summary of a label for screen readers. */
  labelSummary: (label: string, nodes: string, neighbours: string) => string;
  /** `Show all links between {source} and {target}` */
  fanLink: (source: string, target: string) => string;
  /** `Back to the combined line` */
  closeFan: string;
  /** `{count, number} more in the list` */
  moreOfLink: (count: number) => string;
  /** `Zoom in` */
  zoomIn: string;
  /** `Zoom out` */
  zoomOut: string;
  /** `Fit to view` */
  fit: string;
  /** `Tidy up` */
  arrange: string;
  /** `Undo` */
  undo: string;
  /** `Full screen` */
  fullScreen: string;
  /** `Exit full screen` */
  leaveFullScreen: string;
  /** `Minimap` */
  minimap: string;
  /** `Keyboard shortcuts` */
  shortcuts: string;
  shortcutList: readonly (readonly [string, string])[];
  /** `Hold Ctrl or ⌘ and scroll to zoom` */
  zoomHint: string;
  /** `Use two fingers to move the map` */
  touchHint: string;
  /** `Arranging the map…` */
  layingOut: string;
  /** `Cancel` */
  cancel: string;
  /** `Arranging took too long, so this layout is approximate.` */
  layoutCut: string;
  /** `Couldn’t arrange the map, so it’s shown as a grid.` */
  layoutGrid: string;
  /** `Layout` */
  layout: string;
  /** `Clustered` */
  layoutOrganic: string;
  /** `Hierarchy` */
  layoutHierarchical: string;
  /** `Radial` */
  layoutRadial: string;
  /** `Auto ({layout})` The layout that was chosen for the graph's shape. */
  layoutChosen: (layout: string) => string;
  /** `There are too many links for a hierarchy, so types are clustered.` */
  layoutTooDense: string;
  /** `Auto` */
  auto: string;
  /** `Arrange by` */
  arrangedBy: string;
  /** `Strongest links` */
  strongestLinks: string;
  /** `Shortest paths to the center` */
  shortestPaths: string;
  /** `All links` */
  allLinks: string;
  /** `Arranged by: {relation}. {more, plural, one {# more line} other {# more lines}}: select a type to see its lines.` */
  arrangedNote: (relation: string, more: number) => string;
  /** `Direction` */
  direction: string;
  /** `Reversed` */
  directionTurned: string;
  /** `Card details` */
  detail: string;
  /** `Name and count` */
  detailName: string;
  /** `Key properties` */
  detailKey: string;
  /** `All properties` */
  detailAll: string;
  /** `Side panel` */
  panels: string;
  /** `Close side panel` */
  closePanel: string;
  /** `Details` */
  details: string;
  /** `Overview` */
  overview: string;
  /** `Select a type to see its properties and links.` */
  overviewText: string;
  /** `Not available: {parts}` Note on an answer that lacks parts which others have. */
  notAnswered: (parts: string) => string;
  /** `Largest types` */
  largest: string;
  /** `Last updated` */
  extractedAt: string;
  /** `Sample size` */
  sampleSize: string;
  /** `Details` */
  metadata: string;
  /** `Groups` */
  groups: string;
  /** `{more, plural, =0 {{first}, {second}} other {{first}, {second} +#}}` Names a group by its two most linked labels, and how many more there are. */
  groupNamed: (first: string, second: string, more: number) => string;
  /** `{name}, group, {labels}, {nodes}` Summary of a group of the map for screen readers. */
  groupSummary: (name: string, labels: string, nodes: string) => string;
  /** `+{count, number}` */
  plusMore: (count: number) => string;
  /** `{count, plural, one {# more type} other {# more types}} in {group}` */
  moreLabels: (count: number, group: string) => string;
  /** `Place in the map` Names the line of where one is in the map. */
  trail: string;
  /** `Map` */
  wholeMap: string;
  /** `Wider lines hold more links` Explains the lines of the map. */
  widthMeaning: string;
  /** `Not linked yet` Heads the labels that nothing relates to. */
  notLinked: string;
  /** `{first} +{more, number}` On a line with several relations: the first, and how many more. */
  relationAndMore: (first: string, more: number) => string;
  /** `{label}, {relation}, outgoing` Summary, for screen readers, of a label that the open one is linked to. */
  labelOut: (label: string, relation: string) => string;
  /** `{label}, {relation}, incoming` Summary, for screen readers, of a label that is linked to the open one. */
  labelIn: (label: string, relation: string) => string;
  /** `Other types` The group of the labels that belong to no other. */
  otherLabels: string;
  /** `Show the group “{group}”` */
  showGroup: (group: string) => string;
  /** `Open group` */
  openGroup: string;
  /** `{count, plural, one {# kind of link within} other {# kinds of links within}}` Of a group. */
  countWithin: (count: number) => string;
  /** `Linked to` Heads the groups that a group is linked to. */
  linkedTo: string;
  /** `Show` Names the choice between a map of groups and all types at once. */
  grouping: string;
  /** `Groups first` */
  groupingGroups: string;
  /** `All types` */
  groupingLabels: string;
  /** `Stored in` */
  stores: string;
  /** `unknown` */
  storeUnknown: string;
  /** `Source` */
  source: string;
  /** `The organization’s brain` */
  sourceBase: string;
  /** `{count, plural, one {The brain and # connection} other {The brain and # connections}}` */
  sourceConnections: (count: number) => string;
  /** `Properties` */
  properties: string;
  /** `How often {property} is present` */
  presenceOf: (property: string) => string;
  /** `No known properties.` */
  noProperties: string;
  /** `Incoming links` */
  relationsIn: string;
  /** `Outgoing links` */
  relationsOut: string;
  /** `None` */
  noRelations: string;
  /** `Count` */
  count: string;
  /** `Group` */
  group: string;
  /** `From` */
  from: string;
  /** `To` */
  to: string;
  /** `Back to overview` */
  backToOverview: string;
  /** `Show links up to` */
  focusHere: string;
  /** `{count, plural, one {# step} other {# steps}}` */
  countSteps: (count: number) => string;
  /** `Show everything` */
  clearFocus: string;
  /** `Find path to…` */
  pathTo: string;
  /** `Ignore direction` */
  anyDirection: string;
  /** `{steps, plural, one {# step apart} other {# steps apart}}` */
  pathFound: (steps: number) => string;
  /** `No path from {from} to {to}.` */
  noPath: (from: string, to: string) => string;
  /** `Open {label}` */
  openLabel: (label: string) => string;
  /** `Show evidence` */
  showEvidence: string;
  /** `Move on the map` */
  moveLabel: string;
  /** `Move left` */
  moveLeft: string;
  /** `Move right` */
  moveRight: string;
  /** `Move up` */
  moveUp: string;
  /** `Move down` */
  moveDown: string;
  /** `{source} and {target}` */
  betweenLabels: (source: string, target: string) => string;
  /** `Show {label}` */
  showLabel: (label: string) => string;
  /** `Filters` */
  filters: string;
  /** `Filter` Opens the filters. */
  filter: string;
  /** `Display` Opens what the picture shows and how. */
  display: string;
  /** `Edit with a sentence` Opens the field for a sentence that changes the brain. */
  editBySentence: string;
  /** `More` */
  moreActions: string;
  /** `{count, plural, one {# filter active} other {# filters active}}` */
  filtersSet: (count: number) => string;
  /** `Clear filters` */
  clearFilters: string;
  /** `Link types` */
  filterRelations: string;
  /** `Types` */
  filterLabels: string;
  /** `Connections` */
  filterConnections: string;
  /** `Search filters` */
  filterText: string;
  /** `Minimum number of items` */
  minimumCount: string;
  /** `Hide unlinked types` */
  connectedOnly: string;
  /** `Not linked yet` Over the labels that stand apart in the graph, as nothing relates to them. */
  withoutRelations: string;
  /** `Show all` */
  showAll: string;
  /** `Hide all` */
  hideAll: string;
  /** `Select connections to include their data.` */
  allConnections: string;
  /** `Find links across connections` */
  external: string;
  /** `Finds links that don’t appear within a single connection.` */
  externalText: string;
  /** `Confidence` */
  threshold: string;
  /** `High` */
  thresholdHigh: string;
  /** `Medium` */
  thresholdMedium: string;
  /** `Low` */
  thresholdLow: string;
  /** `Event histories` */
  sagas: string;
  /** `Learned from sources` */
  tgraph: string;
  /** `Added by hand` */
  manualKg: string;
  /** `No types match these filters` */
  nothingLeft: string;
  /** `Change or clear the filters to see types.` */
  nothingLeftText: string;
  /** `Change` */
  change: string;
  /** `Describe one change in a sentence.` */
  changeText: string;
  /** `What changed?` */
  changeLabel: string;
  /** `Ingrid Solberg now manages Store 1` */
  changePlaceholder: string;
  /** `Examples` */
  changeExamples: string;
  examples: readonly string[];
  /** `Category` */
  category: string;
  /** `(optional)` */
  optional: string;
  /** `Apply` */
  apply: string;
  /** `Applying…` */
  applying: string;
  /** `View only` */
  changeReadOnly: string;
  /** `Couldn’t send the change` */
  changeFailed: string;
  /** `Your sentence is still here. Try again.` */
  changeFailedText: string;
  /** `Applied` */
  applied: string;
  /** `Which one do you mean?` */
  needsChoice: string;
  /** `Several items match. Choose one to apply the change to it.` */
  needsChoiceText: string;
  /** `No match for that name` */
  noMatch: string;
  /** `Your sentence is still here. Check the names and try again.` */
  noMatchText: string;
  /** `{applied, number} applied · {unclear, number} unclear · {failed, number} failed` Numbers of the changes of a sentence, by how they came out. */
  changeSummary: (applied: number, unclear: number, failed: number) => string;
  /** `The change wasn’t applied` */
  notApplied: string;
  /** `Your sentence is still here. Name both items and how they’re linked.` */
  notAppliedText: string;
  /** `{key, number, digits}. {name}` */
  choose: (key: number, name: string) => string;
  /** `Press 1 to 9 to choose.` */
  chooseHint: string;
  /** `Added: {source} {relation} {target}` */
  addedRelation: (source: string, relation: string, target: string) => string;
  /** `Ended: {source} {relation} {target}` */
  endedRelation: (source: string, relation: string, target: string) => string;
  /** `New: {name} ({label})` */
  addedNode: (name: string, label: string) => string;
  /** `from {date}` */
  effectiveFrom: (date: string) => string;
  /** `Recent changes` */
  history: string;
  /** `Changes you make here appear in this list.` */
  noHistory: string;
  /** `Edit sentence` */
  editAgain: string;
  /** `Show on the map` */
  showChange: string;
  /** `Undo change` */
  undoChange: string;
  /** `Sends “{sentence}”` The sentence that undoes a change, before it is sent. */
  undoSends: (sentence: string) => string;
  /** `Compare` */
  compare: string;
  /** `See what changed since an earlier version.` */
  compareText: string;
  /** `Earlier version` */
  compareEarlier: string;
  /** `Open an exported JSON file` */
  compareFile: string;
  /** `This file doesn’t contain a brain` */
  compareFileFailed: string;
  /** `Choose a JSON file that was exported here.` */
  compareFileFailedText: string;
  /** `Types, links and counts are the same.` */
  compareSameText: string;
  /** `{count, plural, one {# difference since this picture} other {# differences since this picture}}` */
  news: (count: number) => string;
  /** `Show differences` */
  showNews: string;
  /** `New` */
  added: string;
  /** `Removed` */
  removed: string;
  /** `Changed` */
  changed: string;
  /** `{before} → {after}` */
  changedFrom: (before: string, after: string) => string;
  /** `Refresh` */
  checkAgain: string;
  /** `Earlier versions appear here after you refresh.` */
  noEarlier: string;
  /** `Export image (SVG)` */
  exportSvg: string;
  /** `Export image (PNG)` */
  exportPng: string;
  /** `Export data (JSON)` */
  exportJson: string;
  /** `Export types (CSV)` */
  exportLabels: string;
  /** `Export links (CSV)` */
  exportRelations: string;
  /** `Couldn’t export the file` */
  exportFailed: string;
  /** `Your knowledge graph is empty` */
  emptyTitle: string;
  /** `Connect a source or upload a document to see what it’s about.` */
  emptyText: string;
  /** `This data can’t be drawn` */
  unknownTitle: string;
  /** `We don’t recognize this format. Here’s the raw data.` */
  unknownText: string;
  /** `Couldn’t load the knowledge graph` */
  loadFailed: string;
  /** `Couldn’t load the document` */
  documentFailed: string;
  /** `The brain as drawn by the platform` */
  documentLabel: string;
  /** `Runs in a sandbox with no access to this page or the network.` */
  documentText: string;
  /** `Scripts in this document are turned off, so it may look incomplete. It’s shown without access to this page or the network.` */
  documentScriptsOff: string;
  /** `Scripts in this document are turned on. It’s isolated from this page.` */
  documentScriptsOn: string;
  /** `Sort by {column}` */
  sortBy: (column: string) => string;
}

/** Words of the brain viewer, in English. */
export const brainWords: (format: Format) => BrainWords = words;
