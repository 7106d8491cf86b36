import type { DocumentsWords } from '../documents.ts';
import type { Format } from '../format.ts';

/** The words of the document upload in German. */
export const germanDocuments = ({ bytes, number, percent, plural }: Format): DocumentsWords => ({
  upload: 'Dokumente hochladen',

  emptyTitle: 'Fügen Sie Ihre Dokumente hinzu',
  emptyText:
    'Laden Sie Verträge, Berichte oder Notizen hoch, um sie Ihrem Wissensgraphen hinzuzufügen.',
  chooseFiles: 'Dateien auswählen',
  chooseFolder: 'Ordner auswählen',
  dropFiles: 'oder hierher ziehen',
  dropHere: 'Dateien oder Ordner ablegen',
  acceptedTypes: (types) => `Dateitypen: ${types}`,
  maxFileSize: (size) => `Bis zu ${bytes(size)} pro Datei`,
  maxFiles: (count) =>
    plural(count, { one: 'Höchstens # Datei auf einmal', other: 'Höchstens # Dateien auf einmal' }),
  readingFolder: (files) =>
    plural(files, {
      one: 'Der Ordner wird gelesen: bisher # Datei',
      other: 'Der Ordner wird gelesen: bisher # Dateien',
    }),
  stopReading: 'Lesen beenden',
  folderFailed: 'Einige Dateien oder Ordner konnten nicht gelesen werden',
  folderFailedText: 'Der Rest wurde hinzugefügt. Versuchen Sie die fehlenden Dateien noch einmal.',
  alreadyListed: (count) =>
    plural(count, {
      one: '# Datei stand schon in der Liste.',
      other: '# Dateien standen schon in der Liste.',
    }),

  files: 'Dateien zum Hochladen',
  uploadedFiles: 'Hochgeladene Dateien',
  fileCount: (count) => plural(count, { one: '# Datei', other: '# Dateien' }),
  removeFile: (name) => `${name} entfernen`,
  cancelFile: (name) => `Hochladen von ${name} abbrechen`,
  retryFile: (name) => `${name} erneut hochladen`,
  uploadAgain: (name) => `${name} als neue Datei hochladen`,
  waiting: 'In der Warteschlange',
  uploading: (name) => `${name} wird hochgeladen`,
  progress: (done, total, share) => `${bytes(done)} von ${bytes(total)} · ${percent(share)}`,
  failed: 'Das Hochladen ist fehlgeschlagen',
  interrupted: 'Die Verbindung wurde unterbrochen',
  cancelled: 'Abgebrochen',
  refused: {
    empty: 'Diese Datei ist leer.',
    system: 'Das ist eine Systemdatei und kein Dokument.',
    program: 'Programme können nicht hochgeladen werden.',
    type: 'Dieser Dateityp wird nicht unterstützt.',
    'too-large': 'Diese Datei ist zu groß.',
    'too-many': 'Es sind zu viele Dateien. Entfernen Sie zuerst eine andere.',
    duplicate: 'Diese Datei wurde schon hinzugefügt oder hochgeladen.',
  },
  refusedCount: (count) =>
    plural(count, {
      one: '# Datei kann nicht hochgeladen werden',
      other: '# Dateien können nicht hochgeladen werden',
    }),
  addAnyway: (name) => `${name} trotzdem hinzufügen`,
  addAnywayShort: 'Trotzdem hinzufügen',
  uploaded: 'Hochgeladen',
  uploadedAsProcedure: 'Als Arbeitsanweisung hochgeladen',
  notProcessedYet: 'Noch nicht verarbeitet',
  inQueue: 'Wartet auf Verarbeitung',
  processing: 'Wird verarbeitet …',
  ready: 'Bereit',
  notProcessed: 'Konnte nicht verarbeitet werden',
  ontologyNotFound:
    'Eine ausgewählte Ontologie gibt es nicht mehr. Wählen Sie eine andere und laden Sie die Datei erneut hoch.',
  processingFailed: 'Das Dokument wurde hochgeladen, konnte aber nicht verarbeitet werden.',

  settings: 'Verarbeitungsoptionen',
  settingsText: 'Gilt für alle Dateien dieses Uploads.',
  description: 'Beschreibung',
  descriptionText: 'Wovon diese Dokumente handeln. Das hilft dem Assistenten, sie zu verstehen.',
  groupWrong: 'Korrigieren Sie zuerst die Dokumentgruppe.',

  uploadFiles: (count) => plural(count, { one: '# Datei hochladen', other: '# Dateien hochladen' }),
  overall: 'Alle Dateien',
  overallProgress: (done, total, share) => `${bytes(done)} von ${bytes(total)} · ${percent(share)}`,
  filesDone: (done, total) => `${number(done)} von ${number(total)} Dateien hochgeladen`,
  cancelAll: 'Alle abbrechen',
  allUploaded: (count) =>
    plural(count, { one: '# Datei ist hochgeladen', other: '# Dateien sind hochgeladen' }),
  someFailed: (failed, total) =>
    `${number(failed)} von ${number(total)} Dateien konnten nicht hochgeladen werden`,
  someFailedText: 'Die anderen sind hochgeladen. Versuchen Sie die fehlgeschlagenen noch einmal.',
  retryFailed: (count) =>
    plural(count, { one: '# Datei erneut hochladen', other: '# Dateien erneut hochladen' }),
  clearUploaded: 'Fertige entfernen',
  earlier: 'Ihre Dokumente',
  earlierFailed: 'Ihre Dokumente konnten nicht geladen werden',
  fileTotals: (count, size) =>
    `${plural(count, { one: '# Datei', other: '# Dateien' })} · ${bytes(size)}`,
  removeDocument: (name) => `${name} entfernen`,
  removeTitle: (name, count) =>
    count === 1 ? `${name} entfernen?` : `${number(count)} Dokumente entfernen?`,
  removeText:
    'Es gehört dann nicht mehr zu Ihren Dokumenten. Die Datei auf Ihrem Rechner bleibt unverändert.',
  remove: 'Entfernen',
  removing: 'Wird entfernt …',
  keepDocument: 'Behalten',
  removeFailed: (name) => `${name} konnte nicht entfernt werden`,
  removeFailedText: 'Es wurde nichts entfernt. Versuchen Sie es später noch einmal.',
  removeWhileSyncing: 'Wird noch verarbeitet. Versuchen Sie es danach noch einmal.',
  uploadedAt: (when) => `Hochgeladen ${when}`,

  offline: 'Sie sind offline',
  offlineText:
    'Ihre Dateien bleiben in der Liste. Laden Sie sie hoch, sobald Sie wieder online sind.',
  readOnly: 'Sie können Dokumente sehen, aber nicht hochladen',
  readOnlyText: (scope) =>
    `Zum Hochladen brauchen Sie die Berechtigung „${scope}“. Ihre Dateien bleiben in der Liste.`,
});
