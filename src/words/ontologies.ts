import { ontologyPickerWords, type OntologyPickerWords } from './ontologyPicker.ts';

/** Words of the ontology editor and picker. */
export interface OntologiesWords extends OntologyPickerWords {
  /** Names the widget's region. */
  ontologies: string;

  newOntology: string;
  sortBy: string;
  sortName: string;
  sortTerms: string;
  sortMatches: string;
  importFile: string;
  exportAllJson: string;
  exportAllCsv: string;
  tryCombination: string;
  tryText: string;
  emptyTitle: string;
  emptyText: string;
  chooseOne: string;
  back: string;
  untitled: string;
  unsaved: string;
  save: string;
  saving: string;
  savedNote: (name: string) => string;
  undo: string;
  redo: string;
  copyOntology: string;
  copyName: (name: string) => string;
  exportJson: string;
  exportCsv: string;
  deleteOntology: string;
  name: string;
  nameText: string;
  id: string;
  idText: string;
  idMissing: string;
  idNotLowercase: string;
  idTaken: (id: string) => string;
  idDeleted: string;
  versionField: string;
  version: (version: number) => string;
  noVersion: string;
  raiseVersion: (version: number) => string;
  entityTypes: string;
  entityTypesText: string;
  legalTerms: string;
  legalTermsText: string;
  requiredFields: string;
  requiredFieldsText: string;
  termLists: string;
  ofLimit: (count: number, limit: number) => string;
  tooMany: (list: string, over: number) => string;
  termMissing: string;
  termTooLong: (length: number, limit: number) => string;
  termEmpty: string;
  termNeverMatches: string;
  termSame: (term: string) => string;
  termsFull: (limit: number) => string;
  longTerms: (count: number) => string;
  addTerm: string;
  add: string;
  pasteList: string;
  sortAlphabet: string;
  noTerms: string;
  editTerm: (term: string) => string;
  removeTerm: (term: string) => string;
  moveUp: (term: string) => string;
  moveDown: (term: string) => string;
  termMoved: (term: string, place: number, count: number) => string;
  termRemoved: (term: string) => string;
  termsAdded: (count: number) => string;
  termMatches: (count: number, figure: string) => string;
  pasteTitle: (list: string) => string;
  pasteText: string;
  pasteTerms: string;
  splitAtCommas: string;
  preflight: string;
  willAdd: (count: number) => string;
  duplicate: (count: number) => string;
  repeated: (count: number) => string;
  tooLong: (count: number) => string;
  neverMatches: (count: number) => string;
  overLimit: (count: number, limit: number) => string;
  leftOut: (count: number) => string;
  andMore: (count: number) => string;
  addMany: (count: number) => string;
  cancel: string;
  preview: string;
  sampleText: string;
  samplePlaceholder: string;
  openSample: string;
  clearSample: string;
  dropSample: string;
  longSample: (name: string, characters: string) => string;
  pastedSample: string;
  sampleKind: string;
  sampleTooLarge: (limit: string) => string;
  sampleFailed: string;
  previewEmpty: string;
  matching: string;
  found: (matches: string, terms: string, passages: string, all: string) => string;
  strictResult: (removed: string, all: string) => string;
  guidedResult: (tagged: string, all: string) => string;
  entityNote: string;
  previewMode: string;
  show: string;
  showAll: string;
  showMatching: string;
  showOthers: string;
  passages: string;
  passageLeftOut: string;
  passageTagged: (category: string) => string;
  showingFirst: (shown: string, all: string) => string;
  showMore: string;
  noPassages: string;
  deleteTitle: (name: string) => string;
  deleteText: string;
  deletedNote: (name: string) => string;
  deletedText: string;
  createAgain: string;
  deleteFailed: string;
  restoreFailed: string;
  saveFailed: string;
  draftKept: string;
  conflictTitle: string;
  conflictText: string;
  openExisting: string;
  useFreeId: (id: string) => string;
  goneTitle: string;
  clashTitle: (fields: string) => string;
  clashText: string;
  takeTheirs: string;
  readOnlyText: (scope: string) => string;
  unsavedTitle: (name: string) => string;
  unsavedText: string;
  keepEditing: string;
  discard: string;
  importTitle: (name: string) => string;
  importNew: string;
  importChanges: string;
  importSame: string;
  importInvalid: string;
  importDone: string;
  importFailed: string;
  importMany: (count: number) => string;
  importRetry: (count: number) => string;
  importProgress: (done: number, all: number) => string;
  importSomeFailed: (count: number, all: number) => string;
  importStop: string;
  importNothing: string;
  importEmpty: string;
  notJson: string;
  notOntologies: string;
  notCsv: string;
  missingColumn: (name: string) => string;
  badVersion: (line: number) => string;
  badList: (line: number) => string;
  problemTooMany: (list: string, count: number, limit: number) => string;
  problemTooLong: (count: number) => string;
  problemNoId: string;
  problemNoTerms: string;
  shortcuts: string;
  shortcutTerms: string;
  shortcutEdit: string;
  shortcutMove: string;
  shortcutRemove: string;
  shortcutHelp: string;
}

/** The words of the ontology editor and picker in English. */
export const ontologiesWords: OntologiesWords = {
  ...ontologyPickerWords,

  ontologies: 'Ontologies',

  newOntology: 'New ontology',
  sortBy: 'Sort by',
  sortName: 'Name',
  sortTerms: 'Most terms',
  sortMatches: 'Most matches in the sample',
  importFile: 'Import',
  exportAllJson: 'Export all as JSON',
  exportAllCsv: 'Export all as CSV',
  tryCombination: 'Try a combination',
  tryText: 'Choose what an upload would use, and see what becomes of a sample text.',
  emptyTitle: 'Say which words matter in your documents',
  emptyText:
    'An ontology is a list of terms. Documents that are uploaded with it are tagged where the terms stand in them, or held to what matches.',
  chooseOne: 'Choose an ontology to read or change it.',
  back: 'Back to the list',
  untitled: 'New ontology',
  unsaved: 'Unsaved changes',
  save: 'Save',
  saving: 'Saving',
  savedNote: (name) => `“${name}” is saved`,
  undo: 'Undo',
  redo: 'Redo',
  copyOntology: 'Make a copy',
  copyName: (name) => `Copy of ${name}`,
  exportJson: 'Export as JSON',
  exportCsv: 'Export as CSV',
  deleteOntology: 'Delete',
  name: 'Name',
  nameText: 'The category that matching content carries.',
  id: 'Id',
  idText: 'Lowercase. It can’t be changed later.',
  idMissing: 'Give it an id.',
  idNotLowercase: 'Use lowercase letters only.',
  idTaken: (id) => `“${id}” is taken. Choose another id, or open the one that has it.`,
  idDeleted:
    'You deleted an ontology with this id. Saving creates it again: its creation date and author start over.',
  versionField: 'Version',
  version: (version) => `Version ${version}`,
  noVersion: 'No version',
  raiseVersion: (version) => `Save as version ${version}`,
  entityTypes: 'Entity types',
  entityTypesText:
    'Kinds of things, such as Supplier. Compared with what an entity is, and found in text.',
  legalTerms: 'Legal terms',
  legalTermsText: 'Words and phrases to find in text.',
  requiredFields: 'Required fields',
  requiredFieldsText: 'Words that point to data that must be there, such as contract number.',
  termLists: 'Lists of terms',
  ofLimit: (count, limit) => `${count} of ${limit}`,
  tooMany: (list, over) => `${list} has ${over} too many. Remove them to save.`,
  termMissing: 'Add a term to one of the lists to save.',
  termTooLong: (length, limit) => `${length} characters. The limit is ${limit}.`,
  termEmpty: 'Write a term.',
  termNeverMatches: 'It has no letter or digit, so it would never match.',
  termSame: (term) => `Same as “${term}”`,
  termsFull: (limit) => `The list is full: ${limit} is the most.`,
  longTerms: (count) =>
    `${count === 1 ? '1 term is' : `${count} terms are`} too long. Shorten ${count === 1 ? 'it' : 'them'} to save.`,
  addTerm: 'Add a term',
  add: 'Add',
  pasteList: 'Paste a list',
  sortAlphabet: 'Sort A to Z',
  noTerms: 'No terms yet. Write one above, or paste a list.',
  editTerm: (term) => `Change “${term}”`,
  removeTerm: (term) => `Remove “${term}”`,
  moveUp: (term) => `Move “${term}” up`,
  moveDown: (term) => `Move “${term}” down`,
  termMoved: (term, place, count) => `“${term}” is now ${place} of ${count}`,
  termRemoved: (term) => `“${term}” removed`,
  termsAdded: (count) => (count === 1 ? '1 term added' : `${count} terms added`),
  termMatches: (count, figure) => (count === 1 ? '1 match' : `${figure} matches`),
  pasteTitle: (list) => `Paste a list into ${list}`,
  pasteText: 'One term in a line, or cells from a spreadsheet.',
  pasteTerms: 'Terms',
  splitAtCommas: 'Split at commas and semicolons too',
  preflight: 'What will happen',
  willAdd: (count) => `${count} new`,
  duplicate: (count) => `${count} already there`,
  repeated: (count) => `${count} repeated`,
  tooLong: (count) => `${count} too long`,
  neverMatches: (count) => `${count} without letter or digit`,
  overLimit: (count, limit) => `${count} over the limit of ${limit}`,
  leftOut: (count) => `Left out (${count})`,
  andMore: (count) => `and ${count} more`,
  addMany: (count) => (count === 1 ? 'Add 1 term' : `Add ${count} terms`),
  cancel: 'Cancel',
  preview: 'Match preview',
  sampleText: 'Sample text',
  samplePlaceholder: 'Type or paste text, or drop a .txt, .md or .csv file',
  openSample: 'Open a file',
  clearSample: 'Clear',
  dropSample: 'Drop the file to read it here',
  longSample: (name, characters) => `${name} · ${characters} characters`,
  pastedSample: 'Pasted text',
  sampleKind: 'Only .txt, .md and .csv files can be read here.',
  sampleTooLarge: (limit) => `Files up to ${limit} can be read here.`,
  sampleFailed: 'The file could not be read.',
  previewEmpty: 'Give a sample text to see what would match, as you type.',
  matching: 'Matching',
  found: (matches, terms, passages, all) =>
    `${matches} matches of ${terms} terms, in ${passages} of ${all} passages`,
  strictResult: (removed, all) => `Strict leaves out ${removed} of ${all} passages.`,
  guidedResult: (tagged, all) => `Guided keeps all ${all} passages and tags ${tagged}.`,
  entityNote:
    'Passages are the lines of your text; the service may cut it differently. Entities are also kept by their type.',
  previewMode: 'Mode',
  show: 'Show',
  showAll: 'All passages',
  showMatching: 'Those that match',
  showOthers: 'Those that don’t',
  passages: 'Passages',
  passageLeftOut: 'Left out',
  passageTagged: (category) => `Tagged ${category}`,
  showingFirst: (shown, all) => `Showing the first ${shown} of ${all}`,
  showMore: 'Show more',
  noPassages: 'No passage is like this.',
  deleteTitle: (name) => `Delete “${name}”?`,
  deleteText: 'Uploads can’t use it any more. What it has tagged so far stays tagged.',
  deletedNote: (name) => `“${name}” was deleted`,
  deletedText:
    'What it has tagged stays tagged. Created again, its creation date and author start over.',
  createAgain: 'Create it again',
  deleteFailed: 'It could not be deleted',
  restoreFailed: 'It could not be created again',
  saveFailed: 'It could not be saved',
  draftKept: 'What you wrote is kept here.',
  conflictTitle: 'An ontology with this id is already there',
  conflictText: 'Saving a new one never changes one that is there. What you wrote is kept.',
  openExisting: 'Open that one',
  useFreeId: (id) => `Use “${id}”`,
  goneTitle: 'This was deleted elsewhere',
  clashTitle: (fields) => `Somebody else changed this too: ${fields}`,
  clashText: 'Saving replaces theirs with yours.',
  takeTheirs: 'Take theirs',
  readOnlyText: (scope) =>
    `You can read everything here. To change it, your account needs the permission “${scope}”.`,
  unsavedTitle: (name) => `Save the changes to “${name}”?`,
  unsavedText: 'They are lost if you leave without saving.',
  keepEditing: 'Keep editing',
  discard: 'Discard',
  importTitle: (name) => `Import from ${name}`,
  importNew: 'New',
  importChanges: 'Replaces the one that is there',
  importSame: 'Already the same',
  importInvalid: 'Can’t be imported',
  importDone: 'Imported',
  importFailed: 'Failed',
  importMany: (count) => (count === 1 ? 'Import 1 ontology' : `Import ${count} ontologies`),
  importRetry: (count) => `Try ${count} again`,
  importProgress: (done, all) => `${done} of ${all} imported`,
  importSomeFailed: (count, all) => `${count} of ${all} could not be imported`,
  importStop: 'Stop',
  importNothing: 'Nothing could be read from the file',
  importEmpty: 'The file holds no ontology.',
  notJson: 'It begins like JSON but is not complete.',
  notOntologies:
    'Its JSON holds no ontologies: a list of objects with an ontologyId and lists of terms is expected.',
  notCsv: 'It is neither JSON nor a table with the columns ontologyId, list and term.',
  missingColumn: (name) => `The column “${name}” is missing.`,
  badVersion: (line) => `The version in line ${line} is no whole number.`,
  badList: (line) =>
    `The list in line ${line} is none of entityTypes, legalTerms and requiredFields.`,
  problemTooMany: (list, count, limit) => `${list}: ${count} of ${limit}`,
  problemTooLong: (count) => (count === 1 ? '1 term is too long' : `${count} terms are too long`),
  problemNoId: 'No id',
  problemNoTerms: 'No terms',
  shortcuts: 'Keyboard shortcuts',
  shortcutTerms: 'Go through the terms',
  shortcutEdit: 'Change the term',
  shortcutMove: 'Move the term',
  shortcutRemove: 'Remove the term',
  shortcutHelp: 'Show this list',
};
