import type { FindingsWords } from '../findings.ts';
import type { Format } from '../format.ts';

/** The words of the review of findings in German. */
export const germanFindings = ({ number, plural }: Format): FindingsWords => ({
  findings: 'Erkenntnisse',
  lists: 'Listen der Erkenntnisse',
  pending: 'Offen',
  approved: 'Angenommen',
  rejected: 'Abgelehnt',
  all: 'Alle',
  skipped: 'Übersprungen',
  shown: (shown, total) =>
    shown === total
      ? `${number(total)} ${total === 1 ? 'Erkenntnis' : 'Erkenntnisse'}`
      : `${number(shown)} von ${number(total)} Erkenntnissen`,
  listedOf: (listed, counted) =>
    `${number(listed)} von ${number(counted)} Erkenntnissen geladen. Die übrigen hat der Dienst nicht geliefert.`,
  progress: (done, total) => `${number(done)} von ${number(total)} entschieden`,
  loading: 'Erkenntnisse werden geladen',

  title: 'Erkenntnis',
  theme: 'Thema',
  confidence: 'Sicherheit',
  connections: 'Verbindungen',
  status: 'Status',
  state: 'Prüfung',
  completed: 'Abgeschlossen',
  connectionNamed: (start) => `Verbindung ${start}`,
  sortBy: (column) => `Nach ${column} sortieren`,
  order: 'Reihenfolge',
  asListed: 'Standard',
  ascending: 'Aufsteigend',
  descending: 'Absteigend',
  direction: 'Richtung',
  group: 'Gruppieren nach',
  noGroups: 'Keine Gruppen',
  widthOf: (column) => `Breite von ${column}`,

  search: 'Erkenntnisse durchsuchen',
  filters: 'Filter',
  filtersSet: (count) => `Filter (${number(count)})`,
  clearFilters: 'Filter entfernen',
  confidenceFrom: 'Mindestens',
  confidenceTo: 'Höchstens',
  includeSkipped: 'Mit übersprungenen',
  onlySkipped: 'Nur übersprungene',
  hideSkipped: 'Übersprungene ausblenden',
  columns: 'Spalten',
  moveUp: (column) => `${column} nach vorn`,
  moveDown: (column) => `${column} nach hinten`,
  views: 'Ansichten',
  noViews:
    'Speichern Sie eine Ansicht, um Liste, Suche, Filter, Reihenfolge und Spalten zu behalten.',
  viewName: 'Name der Ansicht',
  saveView: 'Ansicht speichern',
  export: 'Exportieren',
  exportText: (count) =>
    `Exportiert ${plural(count, { one: '# Erkenntnis', other: '# Erkenntnisse' })} wie angezeigt, in dieser Reihenfolge.`,
  exportCsv: 'CSV herunterladen',
  exportJson: 'JSON herunterladen',

  select: (title) => `„${title}“ auswählen`,
  selectAll: (count) => `Alle ${number(count)} auswählen`,
  selectGroup: (count, name) => `Alle ${number(count)} in „${name}“ auswählen`,
  focusMode: 'Einzeln prüfen',
  place: (at, total) => `${number(at)} von ${number(total)}`,
  selected: (count, shown) =>
    shown === count
      ? `${number(count)} ausgewählt`
      : `${number(count)} ausgewählt, davon ${shown === 0 ? 'keine' : number(shown)} in dieser Ansicht`,
  allMatching: (search) => `Alle mit „${search}“`,
  allFiltered: 'Alle, die zu den früheren Filtern passen',
  clearSelection: 'Auswahl aufheben',
  approve: 'Annehmen',
  reject: 'Ablehnen',
  skip: 'Überspringen',
  unskip: 'Überspringen rückgängig machen',
  edit: 'Bearbeiten',
  approveSelected: (count) => `${number(count)} annehmen`,
  rejectSelected: (count) => `${number(count)} ablehnen`,
  confirmApprove: (count) =>
    plural(count, { one: '# Erkenntnis annehmen?', other: '# Erkenntnisse annehmen?' }),
  confirmReject: (count) =>
    plural(count, { one: '# Erkenntnis ablehnen?', other: '# Erkenntnisse ablehnen?' }),
  confirmText: (seconds) =>
    plural(seconds, {
      one: 'Sie können das # Sekunde lang rückgängig machen.',
      other: 'Sie können das # Sekunden lang rückgängig machen.',
    }),
  confirmShown: (shown) =>
    shown === 0
      ? 'Keine davon ist in dieser Ansicht.'
      : `In dieser Ansicht ${plural(shown, { one: 'ist nur # davon', other: 'sind nur # davon' })}.`,
  cancel: 'Abbrechen',

  willApproveOne: (title) => `„${title}“ wird angenommen`,
  willRejectOne: (title) => `„${title}“ wird abgelehnt`,
  willApproveMany: (count) =>
    plural(count, {
      one: '# Erkenntnis wird angenommen',
      other: '# Erkenntnisse werden angenommen',
    }),
  willRejectMany: (count) =>
    plural(count, { one: '# Erkenntnis wird abgelehnt', other: '# Erkenntnisse werden abgelehnt' }),
  skippedOne: (title) => `„${title}“ übersprungen`,
  unskippedOne: (title) => `„${title}“ nicht mehr übersprungen`,
  waiting: (count) =>
    plural(count, {
      one: '# Entscheidung noch nicht gesendet',
      other: '# Entscheidungen noch nicht gesendet',
    }),
  saved: (count) =>
    plural(count, { one: '# Entscheidung gespeichert', other: '# Entscheidungen gespeichert' }),
  undo: 'Rückgängig',
  undoAll: 'Alles rückgängig',
  sendNow: 'Jetzt senden',
  approving: (done, total) => `${number(done)} von ${number(total)} angenommen`,
  rejecting: (done, total) => `${number(done)} von ${number(total)} abgelehnt`,
  sentOnline: (count) =>
    plural(count, {
      one: '# Entscheidung wird gesendet, sobald Sie wieder online sind',
      other: '# Entscheidungen werden gesendet, sobald Sie wieder online sind',
    }),
  stop: 'Anhalten',
  stopped: (done, total) => `Nach ${number(done)} von ${number(total)} angehalten`,
  stoppedText: 'Die übrigen sind weiter offen.',
  failed: (count) =>
    plural(count, {
      one: '# Entscheidung konnte nicht gespeichert werden',
      other: '# Entscheidungen konnten nicht gespeichert werden',
    }),
  failedText: 'Diese Erkenntnisse sind weiter offen. Versuchen Sie es erneut.',
  notTaken: 'Der Dienst führt diese Erkenntnis weiter als offen.',
  openFinding: (title) => `„${title}“ öffnen`,
  retryOne: (title) => `„${title}“ erneut versuchen`,
  skipFailed: (title) => `Ob „${title}“ übersprungen ist, konnte nicht geändert werden`,
  elsewhereOne: (title, state) => `„${title}“ wurde von jemand anderem entschieden: ${state}`,
  goneOne: (title) => `„${title}“ ist nicht mehr in der Liste`,
  elsewhereMany: (count) =>
    plural(count, {
      one: '# Erkenntnis wurde von jemand anderem entschieden',
      other: '# Erkenntnisse wurden von jemand anderem entschieden',
    }),
  ownUnsent: (count) =>
    plural(count, {
      one: 'Ihre Entscheidung wurde nicht gesendet.',
      other: '# Ihrer Entscheidungen wurden nicht gesendet.',
    }),
  ownLate: (count) =>
    plural(count, {
      one: 'Ihre Entscheidung kam zu spät.',
      other: '# Ihrer Entscheidungen kamen zu spät.',
    }),
  firstHoldsOne: (title, state) => `Ihre erste Entscheidung zu „${title}“ gilt: ${state}`,
  firstHoldsMany: (count) =>
    plural(count, {
      one: 'Bei # Erkenntnis gilt Ihre erste Entscheidung',
      other: 'Bei # Erkenntnissen gilt Ihre erste Entscheidung',
    }),
  firstHoldsText:
    'Sie schien fehlgeschlagen zu sein. Ihre spätere Entscheidung zählt deshalb nicht.',
  dismiss: 'Schließen',
  moreNotices: (count) => plural(count, { one: '# weiterer Hinweis', other: '# weitere Hinweise' }),
  fewerNotices: 'Weniger Hinweise anzeigen',

  readOnly: 'Nur lesen',
  readOnlyTitle: 'Sie können Erkenntnisse lesen, aber nicht entscheiden',
  readOnlyText: (scope) => `Zum Annehmen oder Ablehnen brauchen Sie die Berechtigung „${scope}“.`,
  offlineTitle: 'Sie sind offline',
  offlineText:
    'Sie können weiter prüfen. Entscheidungen, die nicht gesendet werden können, bleiben hier, bis Sie sie senden.',
  staleTitle: 'Die Liste ist vielleicht veraltet',
  staleText: 'Aktualisieren nicht möglich. Es werden frühere Ergebnisse angezeigt.',
  failedTitle: 'Die Erkenntnisse konnten nicht geladen werden',

  emptyTitle: 'Noch keine Erkenntnisse',
  emptyText: 'Nach der Synchronisierung einer Verbindung erscheinen hier Erkenntnisse zur Prüfung.',
  allDecidedTitle: 'Alles entschieden',
  allDecidedText: 'Noch ist nicht alles gesendet.',
  donePendingTitle: 'Alles geprüft',
  donePendingText: 'Neue Erkenntnisse kommen nach der nächsten Synchronisierung.',
  allDone: (count) => plural(count, { one: '# erledigt', other: 'Alle # erledigt' }),
  leftElsewhere: (count) =>
    plural(count, {
      one: '# andere Erkenntnis ist noch offen.',
      other: '# andere Erkenntnisse sind noch offen.',
    }),
  emptyListTitle: 'Hier ist noch nichts',
  nothingFoundTitle: 'Keine passenden Erkenntnisse',
  nothingFoundText: 'Versuchen Sie eine andere Suche, oder entfernen Sie die Filter.',
  refresh: 'Aktualisieren',

  details: 'Details',
  openFailed: 'Diese Erkenntnis konnte nicht geladen werden',
  closeDetails: 'Details schließen',
  learned: 'Was gelernt wurde',
  discoveries: 'Neue Entdeckungen',
  sources: 'Quellen',
  nodes: 'Im Gehirn',
  contextNodes: 'Umfeld',
  otherFields: 'Weitere Felder',
  notGiven: 'Keine Angabe',
  noTheme: 'Kein Thema',
  noConnection: 'Keine Verbindung',
  openNode: (id) => `${id} öffnen`,
  decidedElsewhere: (state) => `Von jemand anderem entschieden: ${state}`,
  processing: 'Wird bearbeitet',

  editTitle: 'In eigenen Worten bearbeiten',
  editLabel: 'Was soll sich ändern?',
  editHint: 'Zum Beispiel: Ändere den Titel zu „Zwei Namen für einen Lieferanten“.',
  editSend: 'Bearbeitung senden',
  editKeys: 'Strg+Eingabe oder ⌘+Eingabe',
  editRunning: 'Wird bearbeitet…',
  editWaiting: 'Der Dienst bearbeitet sie weiter',
  editStop: 'Nicht mehr warten',
  editStopText: 'Der Dienst kann die Bearbeitung noch beenden.',
  editDone: 'Bearbeitet',
  editUnchanged: 'Es hat sich nichts geändert.',
  editFailed: 'Die Bearbeitung konnte nicht gespeichert werden',
  editKept: 'Ihr Text steht weiter unten bereit.',
  before: 'Vorher',
  after: 'Nachher',

  keys: 'Tastenkürzel',
  keysText: 'Sie gelten überall in der Prüfung, außer während Sie schreiben.',
  keyNext: 'Nächste Erkenntnis',
  keyPrevious: 'Vorige Erkenntnis',
  keySelect: 'Auswählen oder abwählen',
  keyExtend: 'Auswahl erweitern',
  keySelectAll: 'Alle auswählen oder abwählen',
  keyRange: 'Bereich auswählen',
  click: 'Klick',
  keyFocusMode: 'Eine Erkenntnis nach der anderen oder die Liste',
  keyOpen: 'Details öffnen oder schließen',
  keyUndo: 'Letzte Entscheidung rückgängig machen',
  keySearch: 'Suchen',
  keyClear: 'Auswahl aufheben',
  keyHelp: 'Diese Liste',
});
