import type { Format } from '../format.ts';
import type { GeneralWords } from '../general.ts';

/** The shared words in German. */
export const germanGeneral = (format: Format): GeneralWords => ({
  tryAgain: 'Erneut versuchen',
  details: 'Einzelheiten',
  close: 'Schließen',

  networkTitle: 'Keine Verbindung',
  networkText: 'Der Dienst ist nicht erreichbar. Prüfen Sie Ihre Verbindung.',
  timeoutTitle: 'Das hat zu lange gedauert',
  timeoutText: 'Der Dienst hat nicht rechtzeitig geantwortet.',
  refusedTitle: 'Sie haben keinen Zugriff',
  refusedText: 'Bitten Sie die Verwaltung Ihres Kontos um Zugriff.',
  signedOutTitle: 'Sie sind abgemeldet',
  signedOutText: 'Melden Sie sich an, um fortzufahren.',
  tokenFailedTitle: 'Ihre Anmeldung konnte nicht erneuert werden',
  tokenFailedText: 'Versuchen Sie es gleich noch einmal. Ihr Text bleibt erhalten.',
  missingScopeTitle: 'Dafür fehlt Ihnen eine Berechtigung',
  missingScopeText: (scope) => `Nötig ist die Berechtigung „${scope}“.`,
  notFoundTitle: 'Das gibt es nicht mehr',
  notFoundText: 'Vielleicht wurde es gelöscht.',
  busyTitle: 'Zu viele Anfragen',
  busyText: 'Warten Sie einen Moment und versuchen Sie es dann erneut.',
  platformTitle: 'Der Dienst hatte ein Problem',
  platformText: 'Versuchen Sie es gleich noch einmal.',
  unexpectedTitle: 'Etwas ist schiefgegangen',
  unexpectedText: 'Versuchen Sie es erneut. Bleibt es so, helfen die Einzelheiten dem Support.',
  partFailedTitle: 'Dieser Teil kann nicht angezeigt werden',

  partOfList: (shown, total) =>
    total === undefined
      ? `Die ersten ${format.number(shown)} werden angezeigt. Es gibt weitere.`
      : `${format.number(shown)} von ${format.number(total)} angezeigt`,

  copyCode: 'Code kopieren',
  copied: 'Kopiert',
  copyFailed: 'Kopieren nicht möglich',
  table: 'Tabelle',
  code: 'Code',
  image: 'Bild',
});
