import type { Format } from '../format.ts';
import type { GeneralWords } from '../general.ts';

/** The shared words in German. */
export const germanGeneral = (format: Format): GeneralWords => ({
  tryAgain: 'Erneut versuchen',
  details: 'Details',
  needAttention: (count) =>
    format.plural(count, { one: '# wartet auf Sie', other: '# warten auf Sie' }),
  needAttentionAtLeast: (count) =>
    format.plural(count, {
      one: 'Mindestens # wartet auf Sie',
      other: 'Mindestens # warten auf Sie',
    }),
  close: 'Schließen',
  unsavedTitle: 'Eingaben verwerfen?',
  unsavedText:
    'Was Sie eingegeben oder ausgewählt haben, ist nicht gespeichert und geht sonst verloren.',
  keepEditing: 'Weiter bearbeiten',
  discard: 'Verwerfen',

  networkTitle: 'Keine Verbindung',
  networkText:
    'Der Dienst ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  timeoutTitle: 'Das hat zu lange gedauert',
  timeoutText: 'Der Dienst hat nicht rechtzeitig geantwortet. Versuchen Sie es erneut.',
  refusedTitle: 'Sie haben keinen Zugriff',
  refusedText: 'Bitten Sie die Person, die Ihr Konto verwaltet, um Zugriff.',
  signedOutTitle: 'Sie sind abgemeldet',
  signedOutText: 'Melden Sie sich erneut an, um fortzufahren.',
  tokenFailedTitle: 'Ihre Sitzung ist abgelaufen',
  missingScopeTitle: 'Ihnen fehlt eine Berechtigung',
  missingScopeText: (scope) =>
    `Sie brauchen die Berechtigung „${scope}“. Fragen Sie die Person, die Ihr Konto verwaltet.`,
  notFoundTitle: 'Das gibt es nicht mehr',
  notFoundText: 'Vielleicht wurde es gelöscht.',
  rejectedTitle: 'Der Dienst hat das nicht angenommen',
  rejectedText:
    'Prüfen Sie Ihre Angaben und versuchen Sie es erneut. Wenn es wieder passiert, schicken Sie die Details an den Support.',
  rejectedReason: (reason) => `Der Dienst meldet: „${reason}“`,
  conflictTitle: 'Jemand anderes hat das geändert',
  conflictText:
    'Es wurde nichts gespeichert, Ihre Änderungen sind noch da. Speichern Sie erneut, um die anderen zu ersetzen.',
  busyTitle: 'Zu viele Anfragen',
  busyText: 'Warten Sie einen Moment und versuchen Sie es dann erneut.',
  sendsIn: (seconds) => `Wird in ${format.number(seconds)} s gesendet`,
  heldBack: 'Der Dienst ist ausgelastet. Dies wird gleich gesendet.',
  platformTitle: 'Der Dienst hatte ein Problem',
  platformText: 'Versuchen Sie es gleich noch einmal.',
  unexpectedTitle: 'Etwas ist schiefgegangen',
  unexpectedText:
    'Versuchen Sie es erneut. Wenn es wieder passiert, schicken Sie die Details an den Support.',
  partFailedTitle: 'Dieser Teil kann nicht angezeigt werden',
  partFailedText: 'Versuchen Sie es noch einmal. Hilft das nicht, laden Sie die Seite neu.',

  entriesUnreadable: (count) =>
    format.plural(count, {
      one: '# Eintrag konnte nicht gelesen werden',
      other: '# Einträge konnten nicht gelesen werden',
    }),
  partOfList: (shown, total) =>
    total === undefined
      ? `Die ersten ${format.number(shown)} werden angezeigt. Es gibt weitere.`
      : `${format.number(shown)} von ${format.number(total)} angezeigt`,

  copyCode: 'Code kopieren',
  downloadCode: 'Herunterladen',
  wrapCode: 'Zeilen umbrechen',
  copied: 'Kopiert',
  copyFailed: 'Kopieren nicht möglich',
  copyTable: 'Tabelle kopieren',
  downloadTable: 'CSV herunterladen',
  table: 'Tabelle',
  code: 'Code',
  image: 'Bild',
  footnote: (label) => `Fußnote ${label}`,
  citation: (number, source) => `Quelle ${format.number(number)}: ${source}`,
  alerts: {
    note: 'Hinweis',
    tip: 'Tipp',
    important: 'Wichtig',
    warning: 'Warnung',
    caution: 'Vorsicht',
  },
});
