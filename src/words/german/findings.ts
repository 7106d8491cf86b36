import type { FindingsWords } from '../findings.ts';
import type { Format } from '../format.ts';

/** The words of the review of findings in German. */
export const germanFindings = ({ number, plural }: Format): FindingsWords => ({
  findings: 'Erkenntnisse',
  lists: 'Listen der Erkenntnisse',
  pending: 'Zu prüfen',
  approved: 'Angenommen',
  rejected: 'Abgelehnt',
  all: 'Alle',
  skipped: 'Übersprungen',
  shown: (shown, total) =>
    shown === total
      ? `${number(total)} ${total === 1 ? 'Erkenntnis' : 'Erkenntnisse'}`
      : `${number(shown)} von ${number(total)} Erkenntnissen`,
  listedOf: (listed, counted) =>
    `${number(listed)} von ${number(counted)} werden angezeigt. Die übrigen konnten nicht geladen werden.`,
  progress: (done, total) => `${number(done)} von ${number(total)} geprüft`,
  loading: 'Erkenntnisse werden geladen',

  title: 'Erkenntnis',
  theme: 'Thema',
  confidence: 'Sicherheit',
  connections: 'Verbindungen',
  status: 'Status',
  state: 'Entscheidung',
  completed: 'Abgeschlossen',
  connectionNamed: (start) => `Verbindung ${start}`,
  sortBy: (column) => `Nach ${column} sortieren`,
  order: 'Reihenfolge',
  asListed: 'Standard',
  ascending: 'Aufsteigend',
  descending: 'Absteigend',
  direction: 'Richtung',
  group: 'Gruppieren nach',
  noGroups: 'Nichts',
  widthOf: (column) => `Breite von ${column}`,

  search: 'Erkenntnisse durchsuchen',
  filters: 'Filter',
  filtersSet: (count) => `Filter (${number(count)})`,
  clearFilters: 'Filter entfernen',
  display: 'Anzeige',
  moreActions: 'Weitere Aktionen',
  confidenceFrom: 'Mindestens',
  confidenceTo: 'Höchstens',
  includeSkipped: 'Mit übersprungenen',
  onlySkipped: 'Nur übersprungene',
  hideSkipped: 'Übersprungene ausblenden',
  columns: 'Spalten',
  moveUp: (column) => `${column} nach links`,
  moveDown: (column) => `${column} nach rechts`,
  views: 'Ansichten',
  noViews: 'Speichern Sie Filter, Sortierung und Spalten als Ansicht.',
  viewName: 'Name der Ansicht',
  saveView: 'Ansicht speichern',
  exportCsv: (count) =>
    plural(count, {
      one: '# Erkenntnis als CSV exportieren',
      other: '# Erkenntnisse als CSV exportieren',
    }),
  exportJson: (count) =>
    plural(count, {
      one: '# Erkenntnis als JSON exportieren',
      other: '# Erkenntnisse als JSON exportieren',
    }),

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
  allFiltered: 'Alles, was zu Ihren früheren Filtern passte',
  clearSelection: 'Aufheben',
  approve: 'Annehmen',
  reject: 'Ablehnen',
  skip: 'Überspringen',
  unskip: 'Wiederherstellen',
  edit: 'Bearbeiten',
  approveSelected: (count) => `${number(count)} annehmen`,
  rejectSelected: (count) => `${number(count)} ablehnen`,
  confirmApprove: (count) =>
    plural(count, { one: '# Erkenntnis annehmen?', other: '# Erkenntnisse annehmen?' }),
  confirmReject: (count) =>
    plural(count, { one: '# Erkenntnis ablehnen?', other: '# Erkenntnisse ablehnen?' }),
  confirmText: (seconds) =>
    seconds < 60
      ? plural(seconds, {
          one: 'Sie können das # Sekunde lang rückgängig machen.',
          other: 'Sie können das # Sekunden lang rückgängig machen.',
        })
      : plural(Math.round(seconds / 60), {
          one: 'Sie können das etwa # Minute lang rückgängig machen.',
          other: 'Sie können das etwa # Minuten lang rückgängig machen.',
        }),
  confirmShown: (shown) =>
    shown === 0
      ? 'Keine davon ist in dieser Ansicht.'
      : `In dieser Ansicht ${plural(shown, { one: 'ist nur # davon', other: 'sind nur # davon' })}.`,
  cancel: 'Abbrechen',

  willApproveOne: (title) => `„${title}“ angenommen`,
  willRejectOne: (title) => `„${title}“ abgelehnt`,
  willApproveMany: (count) =>
    plural(count, { one: '# Erkenntnis angenommen', other: '# Erkenntnisse angenommen' }),
  willRejectMany: (count) =>
    plural(count, { one: '# Erkenntnis abgelehnt', other: '# Erkenntnisse abgelehnt' }),
  skippedOne: (title) => `„${title}“ übersprungen`,
  unskippedOne: (title) => `„${title}“ wiederhergestellt`,
  waiting: (count) =>
    plural(count, { one: '# Entscheidung steht aus', other: '# Entscheidungen stehen aus' }),
  saved: (count) =>
    plural(count, { one: '# Entscheidung gespeichert', other: '# Entscheidungen gespeichert' }),
  undo: 'Rückgängig',
  undoAll: 'Alles rückgängig',
  sendNow: 'Jetzt übernehmen',
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
  notTaken: 'Diese Erkenntnis ist noch offen.',
  openFinding: (title) => `„${title}“ öffnen`,
  retryOne: (title) => `„${title}“ erneut versuchen`,
  skipFailed: (title) => `„${title}“ konnte nicht übersprungen oder wiederhergestellt werden`,
  elsewhereOne: (title, state) => `„${title}“ wurde bereits von jemand anderem geprüft (${state})`,
  goneOne: (title) => `„${title}“ ist nicht mehr in der Liste`,
  elsewhereMany: (count) =>
    plural(count, {
      one: '# Erkenntnis wurde bereits von jemand anderem geprüft',
      other: '# Erkenntnisse wurden bereits von jemand anderem geprüft',
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
  firstHoldsOne: (title, state) =>
    `Ihre erste Entscheidung zu „${title}“ ist angekommen (${state})`,
  firstHoldsMany: (count) =>
    plural(count, {
      one: 'Ihre erste Entscheidung zu # Erkenntnis ist angekommen',
      other: 'Ihre ersten Entscheidungen zu # Erkenntnissen sind angekommen',
    }),
  firstHoldsText:
    'Sie schien fehlgeschlagen zu sein. Ihre zweite Entscheidung wurde daher ignoriert.',
  dismiss: 'Schließen',
  moreNotices: (count) => plural(count, { one: '# weiterer Hinweis', other: '# weitere Hinweise' }),
  fewerNotices: 'Weniger Hinweise anzeigen',

  readOnly: 'Nur Ansicht',
  readOnlyTitle: 'Nur Ansicht',
  readOnlyText: (scope) =>
    `Bitten Sie Ihre Administratorin oder Ihren Administrator um Zugriff (${scope}).`,
  offlineTitle: 'Sie sind offline',
  offlineText: 'Prüfen Sie weiter. Ihre Entscheidungen warten hier, bis Sie sie senden.',
  staleTitle: 'Die Liste ist vielleicht veraltet',
  staleText: 'Aktualisieren nicht möglich. Sie sehen frühere Ergebnisse.',
  failedTitle: 'Die Erkenntnisse konnten nicht geladen werden',

  emptyTitle: 'Noch keine Erkenntnisse',
  emptyText: 'Verbinden Sie eine Quelle. Was wir daraus lernen, erscheint hier zur Freigabe.',
  allDecidedTitle: 'Alles entschieden',
  allDecidedText: 'Noch ist nicht alles gesendet.',
  donePendingTitle: 'Alles geprüft',
  donePendingText: 'Neue Erkenntnisse kommen nach der nächsten Synchronisierung.',
  allDone: (count) => plural(count, { one: '# geprüft', other: 'Alle # geprüft' }),
  leftElsewhere: (count) =>
    plural(count, {
      one: '# andere Erkenntnis ist noch offen.',
      other: '# andere Erkenntnisse sind noch offen.',
    }),
  emptyListTitle: 'Hier ist noch nichts',
  nothingFoundTitle: 'Keine passenden Erkenntnisse',
  nothingFoundText: 'Versuchen Sie eine andere Suche oder entfernen Sie die Filter.',
  refresh: 'Aktualisieren',

  details: 'Details',
  openFailed: 'Diese Erkenntnis konnte nicht geladen werden',
  closeDetails: 'Details schließen',
  learned: 'Was wir gelernt haben',
  discoveries: 'Neue Entdeckungen',
  sources: 'Quellen',
  nodes: 'In Ihrem Wissensgraphen',
  contextNodes: 'Umfeld',
  otherFields: 'Weitere Felder',
  notGiven: 'Keine Angabe',
  noTheme: 'Kein Thema',
  noConnection: 'Keine Verbindung',
  openNode: (id) => `${id} öffnen`,
  decidedElsewhere: (state) => `Von jemand anderem entschieden: ${state}`,
  processing: 'Wird bearbeitet',

  editTitle: 'Mit einem Satz bearbeiten',
  editLabel: 'Was soll sich ändern?',
  editHint: 'Zum Beispiel: Ändere den Titel zu „Zwei Namen für einen Lieferanten“.',
  editSend: 'Änderung übernehmen',
  editKeys: 'Strg+Eingabe oder ⌘+Eingabe',
  editRunning: 'Wird bearbeitet…',
  editWaiting: 'Läuft noch…',
  editStop: 'Nicht mehr warten',
  editStopText: 'Die Änderung kann noch übernommen werden.',
  editDone: 'Bearbeitet',
  editUnchanged: 'Es hat sich nichts geändert.',
  editFailed: 'Die Bearbeitung konnte nicht gespeichert werden',
  editKept: 'Ihr Text ist noch da.',
  before: 'Vorher',
  after: 'Nachher',

  keys: 'Tastenkürzel',
  keysText: 'Sie gelten überall in dieser Liste, außer während Sie schreiben.',
  keyNext: 'Nächste Erkenntnis',
  keyPrevious: 'Vorige Erkenntnis',
  keySelect: 'Auswählen oder abwählen',
  keyExtend: 'Auswahl erweitern',
  keySelectAll: 'Alle auswählen oder abwählen',
  keyRange: 'Bereich auswählen',
  click: 'Klick',
  keyFocusMode: 'Zwischen Liste und Einzelprüfung wechseln',
  keyOpen: 'Details öffnen oder schließen',
  keyUndo: 'Letzte Entscheidung rückgängig machen',
  keySearch: 'Suchen',
  keyClear: 'Auswahl aufheben',
  keyHelp: 'Diese Liste',
});
