// Written by `npm run words` from ontologies.json.
import { words } from './ontologies.json?words';
import { ontologyPickerWords, type OntologyPickerWords } from './ontologyPicker.ts';
import type { Format } from '../format.ts';

/** Words of the ontology editor and picker. */
export interface OntologiesWords extends OntologyPickerWords {
  /** `Ontologies` Names the widget's region. */
  ontologies: string;
  /** `More actions` Names the menu beside the list. */
  more: string;
  /** `More actions for “{name}”` Names the menu of one ontology. */
  moreOf: (name: string) => string;
  /** `Details` Folds the version, the id and when it was created. */
  details: string;
  /** `New ontology` */
  newOntology: string;
  /** `Sort by` */
  sortBy: string;
  /** `Name` */
  sortName: string;
  /** `Most terms` */
  sortTerms: string;
  /** `Most matches in the sample` */
  sortMatches: string;
  /** `Import` */
  importFile: string;
  /** `Export all as JSON` */
  exportAllJson: string;
  /** `Export all as CSV` */
  exportAllCsv: string;
  /** `Export all as SKOS` */
  exportAllTtl: string;
  /** `Test together` */
  tryCombination: string;
  /** `Select an ontology to see what matches.` */
  chooseToTry: string;
  /** `Pick ontologies as you would for an upload and see how sample text is processed.` */
  tryText: string;
  /** `Define the terms that matter in your documents` */
  emptyTitle: string;
  /** `An ontology is a list of terms. Use it to tag matching content in your uploads, or to keep only what matches.` */
  emptyText: string;
  /** `Back to the list` */
  back: string;
  /** `New ontology` */
  untitled: string;
  /** `Unsaved changes` */
  unsaved: string;
  /** `Save` */
  save: string;
  /** `Saving…` */
  saving: string;
  /** `“{name}” saved` */
  savedNote: (name: string) => string;
  /** `Undo` */
  undo: string;
  /** `Redo` */
  redo: string;
  /** `Duplicate` */
  copyOntology: string;
  /** `Copy of {name}` */
  copyName: (name: string) => string;
  /** `Export as JSON` */
  exportJson: string;
  /** `Export as CSV` */
  exportCsv: string;
  /** `Export as SKOS` */
  exportTtl: string;
  /** `Delete` */
  deleteOntology: string;
  /** `Name` */
  name: string;
  /** `The tag added to matching content.` */
  nameText: string;
  /** `ID` */
  id: string;
  /** `Lowercase. Can’t be changed later.` */
  idText: string;
  /** `Enter an ID.` */
  idMissing: string;
  /** `Enter the ID in lowercase.` */
  idNotLowercase: string;
  /** `“{id}” is already in use. Use another ID, or open the ontology that has it.` */
  idTaken: (id: string) => string;
  /** `You deleted an ontology with this ID. Saving creates a new one, with a new creation date and author.` */
  idDeleted: string;
  /** `Version` */
  versionField: string;
  /** `Created` */
  createdAt: string;
  /** `Created by` */
  createdBy: string;
  /** `Entity types` */
  entityTypes: string;
  /** `Types of things, like Supplier.` */
  entityTypesText: string;
  /** `Legal terms` */
  legalTerms: string;
  /** `Words and phrases to find in text.` */
  legalTermsText: string;
  /** `Required fields` */
  requiredFields: string;
  /** `Data every document must contain, like a contract number.` */
  requiredFieldsText: string;
  /** `Term lists` */
  termLists: string;
  /** `{count, number} of {limit, number}` */
  ofLimit: (count: number, limit: number) => string;
  /** `Up to {limit, plural, one {# term} other {# terms}}.` */
  upToLimit: (limit: number) => string;
  /** `Remove {over, plural, one {# term} other {# terms}} from {list} to save.` */
  tooMany: (list: string, over: number) => string;
  /** `Add at least one term to save.` */
  termMissing: string;
  /** `{length, number} of {limit, number} characters. Shorten this term.` */
  termTooLong: (length: number, limit: number) => string;
  /** `Enter a term.` */
  termEmpty: string;
  /** `This term has no letters or digits, so it never matches.` */
  termNeverMatches: string;
  /** `Same as “{term}”` */
  termSame: (term: string) => string;
  /** `Similar to “{term}”` */
  termSimilar: (term: string) => string;
  /** `Also in {names}` */
  termShared: (names: string) => string;
  /** `This list is full. You can add up to {limit, plural, one {# term} other {# terms}}.` */
  termsFull: (limit: number) => string;
  /** `{count, plural, one {# term is too long. Shorten it to save.} other {# terms are too long. Shorten them to save.}}` */
  longTerms: (count: number) => string;
  /** `Add a term` */
  addTerm: string;
  /** `Add` */
  add: string;
  /** `Paste a list` */
  pasteList: string;
  /** `Sort A to Z` */
  sortAlphabet: string;
  /** `No terms yet. Add one above, or paste a list.` */
  noTerms: string;
  /** `Edit “{term}”` */
  editTerm: (term: string) => string;
  /** `Remove “{term}”` */
  removeTerm: (term: string) => string;
  /** `Move “{term}” up` */
  moveUp: (term: string) => string;
  /** `Move “{term}” down` */
  moveDown: (term: string) => string;
  /** `“{term}” is now {place, number} of {count, number}` */
  termMoved: (term: string, place: number, count: number) => string;
  /** `“{term}” removed` */
  termRemoved: (term: string) => string;
  /** `{count, plural, one {# term added} other {# terms added}}` */
  termsAdded: (count: number) => string;
  /** `{count, plural, one {# match} other {# matches}}` */
  termMatches: (count: number) => string;
  /** `Paste a list into {list}` */
  pasteTitle: (list: string) => string;
  /** `One term per line, or cells from a spreadsheet.` */
  pasteText: string;
  /** `Terms` */
  pasteTerms: string;
  /** `Also split at commas and semicolons` */
  splitAtCommas: string;
  /** `Preview` */
  preflight: string;
  /** `{count, number} new` */
  willAdd: (count: number) => string;
  /** `{count, number} already in the list` */
  duplicate: (count: number) => string;
  /** `{count, plural, one {# duplicate} other {# duplicates}}` */
  repeated: (count: number) => string;
  /** `{count, number} too long` */
  tooLong: (count: number) => string;
  /** `{count, number} without letters or digits` */
  neverMatches: (count: number) => string;
  /** `{count, number} over the limit of {limit, number}` */
  overLimit: (count: number, limit: number) => string;
  /** `Not added ({count, number})` */
  leftOut: (count: number) => string;
  /** `and {count, number} more` */
  andMore: (count: number) => string;
  /** `{count, plural, one {Add # term} other {Add # terms}}` */
  addMany: (count: number) => string;
  /** `Cancel` */
  cancel: string;
  /** `Match preview` */
  preview: string;
  /** `Sample text` */
  sampleText: string;
  /** `Type or paste text, or drop a .txt, .md or .csv file` */
  samplePlaceholder: string;
  /** `Open a file` */
  openSample: string;
  /** `Clear` */
  clearSample: string;
  /** `Drop a file to read it here` */
  dropSample: string;
  /** `{name} · {characters, number} characters` */
  longSample: (name: string, characters: number) => string;
  /** `Pasted text` */
  pastedSample: string;
  /** `Choose a .txt, .md or .csv file.` */
  sampleKind: string;
  /** `The file is too large. The limit is {limit, number, bytes}.` */
  sampleTooLarge: (limit: number) => string;
  /** `Couldn’t read the file.` */
  sampleFailed: string;
  /** `Add a sample text to see what matches as you type.` */
  previewEmpty: string;
  /** `Matching…` */
  matching: string;
  /** `{matches, plural, one {# match} other {# matches}} of {terms, plural, one {# term} other {# terms}} in {passages, number} of {all, plural, one {# passage} other {# passages}}` */
  found: (matches: number, terms: number, passages: number, all: number) => string;
  /** `Strict leaves out {removed, number} of {all, plural, one {# passage} other {# passages}}.` */
  strictResult: (removed: number, all: number) => string;
  /** `Guided keeps {all, plural, one {# passage} other {all # passages}} and tags {tagged, number}.` */
  guidedResult: (tagged: number, all: number) => string;
  /** `Here, each line counts as a passage. Uploads may be split differently, and entities also match by type.` */
  entityNote: string;
  /** `Mode` */
  previewMode: string;
  /** `Show` */
  show: string;
  /** `All passages` */
  showAll: string;
  /** `Matching` */
  showMatching: string;
  /** `Not matching` */
  showOthers: string;
  /** `Passages` */
  passages: string;
  /** `Left out` */
  passageLeftOut: string;
  /** `Tagged {category}` */
  passageTagged: (category: string) => string;
  /** `Showing the first {shown, number} of {all, number}` */
  showingFirst: (shown: number, all: number) => string;
  /** `Show more` */
  showMore: string;
  /** `No passages to show.` */
  noPassages: string;
  /** `Delete “{name}”?` */
  deleteTitle: (name: string) => string;
  /** `New uploads can’t use it. Content that’s already tagged stays tagged.` */
  deleteText: string;
  /** `“{name}” deleted` */
  deletedNote: (name: string) => string;
  /** `Tagged content stays tagged. If you create it again, it gets a new creation date and author.` */
  deletedText: string;
  /** `Restore` */
  createAgain: string;
  /** `Couldn’t delete the ontology` */
  deleteFailed: string;
  /** `Couldn’t create the ontology again` */
  restoreFailed: string;
  /** `Couldn’t save the ontology` */
  saveFailed: string;
  /** `Your changes are still here.` */
  draftKept: string;
  /** `An ontology with this ID already exists` */
  conflictTitle: string;
  /** `The existing one wasn’t changed, and your changes are still here. Use another ID, or open the existing one.` */
  conflictText: string;
  /** `Open existing` */
  openExisting: string;
  /** `Use “{id}”` */
  useFreeId: (id: string) => string;
  /** `Someone else deleted this ontology` */
  goneTitle: string;
  /** `Someone else also changed: {fields}` */
  clashTitle: (fields: string) => string;
  /** `Saving replaces their changes with yours.` */
  clashText: string;
  /** `Use theirs` */
  takeTheirs: string;
  /** `Save changes to “{name}”?` */
  unsavedTitle: (name: string) => string;
  /** `If you leave without saving, your changes are lost.` */
  unsavedText: string;
  /** `Discard changes to “{name}”?` */
  discardTitle: (name: string) => string;
  /** `These changes have errors. Leaving discards them.` */
  discardText: string;
  /** `Import from {name}` */
  importTitle: (name: string) => string;
  /** `New` */
  importNew: string;
  /** `Replaces existing` */
  importChanges: string;
  /** `Already up to date` */
  importSame: string;
  /** `Can’t be imported` */
  importInvalid: string;
  /** `Imported` */
  importDone: string;
  /** `Failed` */
  importFailed: string;
  /** `{count, plural, one {Import # ontology} other {Import # ontologies}}` */
  importMany: (count: number) => string;
  /** `Retry {count, number}` */
  importRetry: (count: number) => string;
  /** `{done, number} of {all, number} imported` */
  importProgress: (done: number, all: number) => string;
  /** `{count, number} of {all, number} couldn’t be imported` */
  importSomeFailed: (count: number, all: number) => string;
  /** `Stop` */
  importStop: string;
  /** `Couldn’t read any ontologies from the file` */
  importNothing: string;
  /** `This file isn’t valid JSON.` */
  notJson: string;
  /** `The version on line {line, number, digits} isn’t a whole number.` */
  badVersion: (line: number) => string;
  /** `The list on line {line, number, digits} must be entityTypes, legalTerms or requiredFields.` */
  badList: (line: number) => string;
  /** `This file has an unclosed quotation mark.` */
  notCsv: string;
  /** `This file has a syntax error or is incomplete.` */
  notRdf: string;
  /** `Couldn’t open the file` */
  fileNotRead: string;
  /** `The file may be fine: a part of this page didn’t load. Check your connection and choose the file again.` */
  fileNotReadText: string;
  /** `“{id}” doesn’t exist or was deleted` */
  unknownOntology: (id: string) => string;
  /** `Letters a–z, digits, hyphens and underscores work everywhere; other characters and long IDs may not. You can’t change the ID later.` */
  idAdvice: string;
  /** `{count, number} deprecated` */
  deprecated: (count: number) => string;
  /** `The file contains no terms.` */
  nothingToImport: string;
  /** `Enter a name.` */
  importNameMissing: string;
  /** `Columns` */
  importColumns: string;
  /** `First row is a header` */
  importHeader: string;
  /** `Column {column, number, digits}` */
  importColumn: (column: number) => string;
  /** `Import {column} as` */
  importUse: (column: string) => string;
  /** `Don’t import` */
  importSkip: string;
  /** `Split {column}` */
  importSeparator: (column: string) => string;
  /** `Don’t split` */
  importWhole: string;
  /** `Split at “{separator}”` */
  importSplitAt: (separator: string) => string;
  /** `Not imported: {columns}` */
  importSkipped: (columns: string) => string;
  /** `Too many terms for one ontology` */
  overLimitTitle: string;
  /** `{count, plural, one {Put them in # ontology} other {Split them into # ontologies}}` */
  overLimitSplit: (count: number) => string;
  overLimitBy: {
    /** `Import only the first ones` */
    trim: string;
    /** `Choose which ones to import` */
    pick: string;
  };
  /** `You can use up to {limit, number} ontologies per upload.` */
  overLimitUpload: (limit: number) => string;
  /** `Search terms` */
  searchTerms: string;
  /** `{list}: {count, number} of {limit, number}` */
  problemTooMany: (list: string, count: number, limit: number) => string;
  /** `{count, plural, one {# term is too long} other {# terms are too long}}` */
  problemTooLong: (count: number) => string;
  /** `No ID` */
  problemNoId: string;
  /** `No terms` */
  problemNoTerms: string;
  /** `Keyboard shortcuts` */
  shortcuts: string;
  /** `Move through terms` */
  shortcutTerms: string;
  /** `Edit the term` */
  shortcutEdit: string;
  /** `Move the term` */
  shortcutMove: string;
  /** `Remove the term` */
  shortcutRemove: string;
  /** `Show this list` */
  shortcutHelp: string;
}

/** Words of the ontology editor and picker, in English. */
export const ontologiesWords = (format: Format): OntologiesWords => ({
  ...ontologyPickerWords(format),
  ...words<Omit<OntologiesWords, keyof OntologyPickerWords>>(format),
});
