import type { ConnectorMessagingWords } from '../connectorMessaging.ts';
import type { Format } from '../format.ts';

/** The words of the messaging pairing in German. */
export const germanConnectorMessaging = ({ number, plural }: Format): ConnectorMessagingWords => ({
  pairing: 'Telefon verbinden',

  introTitle: 'Telefon verbinden',
  introText:
    'Holen Sie Gruppennachrichten in Ihren Wissensgraphen. Die Gruppen wählen Sie nach dem Koppeln.',
  steps: 'So verbinden Sie',
  stepOpen: 'Öffnen Sie die Nachrichten-App auf dem Telefon.',
  stepLink: 'Öffnen Sie die Einstellungen und wählen Sie „Gerät hinzufügen“.',
  stepScan: 'Scannen Sie den hier angezeigten Code.',
  stepPictures: 'Ihre App kann etwas anders aussehen.',
  showCode: 'Code anzeigen',

  code: 'Code zum Scannen mit dem Telefon',
  preparing: 'Ein Code wird vorbereitet …',
  ready: 'Scannen Sie diesen Code mit dem Telefon',
  secondsLeft: (seconds) =>
    plural(seconds, { one: 'Neuer Code in # Sekunde', other: 'Neuer Code in # Sekunden' }),
  waitingForScan: 'Wartet auf Ihr Telefon',
  refreshing: 'Ein neuer Code wird geholt…',
  keepPrivate: 'Wer diesen Code scannt, kann sein Telefon koppeln. Geben Sie ihn nicht weiter.',
  cancel: 'Abbrechen',
  codeUnreadable: 'Dieser Code konnte nicht angezeigt werden. Der nächste erscheint automatisch.',
  connectionLost: 'Die Verbindung ist unterbrochen',
  connectionLostText: 'Wir versuchen es weiter. Dieser Code ist vielleicht nicht mehr gültig.',

  expired: 'Der Code ist abgelaufen',
  expiredText:
    'Es wurde nichts verbunden. Holen Sie einen neuen Code, wenn das Telefon zur Hand ist.',
  duplicate: 'Dieses Telefon ist schon verbunden',
  duplicateText: (phoneNumber) =>
    phoneNumber === undefined
      ? 'Es wurde nichts geändert. Sie können ein anderes Telefon verbinden.'
      : `${phoneNumber} hat schon eine Verbindung. Es wurde nichts geändert.`,
  failed: 'Das Telefon konnte nicht verbunden werden',
  failedReason: (reason) => `Grund: „${reason}“.`,
  failedText: 'Es wurde nichts geändert. Versuchen Sie es mit einem neuen Code.',
  newCode: 'Neuen Code holen',
  anotherPhone: 'Anderes Telefon verbinden',

  paired: 'Ihr Telefon ist gekoppelt',
  pairedText: (phoneNumber) =>
    phoneNumber === undefined
      ? 'Wählen Sie aus, welche Gruppen synchronisiert werden, und schließen Sie ab.'
      : `${phoneNumber} ist gekoppelt. Wählen Sie aus, welche Gruppen synchronisiert werden, und schließen Sie ab.`,
  connectionName: 'Name der Verbindung',
  connectionNameMissing: 'Geben Sie einen Namen für die Verbindung ein.',
  defaultName: (phoneNumber) =>
    phoneNumber === undefined ? 'Nachrichten' : `Nachrichten von ${phoneNumber}`,
  groups: 'Gruppen',
  groupsText: 'Nur Nachrichten aus ausgewählten Gruppen werden synchronisiert.',
  groupsChosen: (chosen, total) => `${number(chosen)} von ${number(total)} gewählt`,
  chooseAll: 'Alle auswählen',
  chooseNone: 'Keine auswählen',
  filterGroups: 'Gruppen filtern',
  noGroupFound: 'Keine passenden Gruppen.',
  noGroups: 'Dieses Telefon ist in keiner Gruppe',
  noGroupsText: 'Sie können jetzt abschließen und später Gruppen auswählen.',
  groupsUnreadable: 'Die Gruppen können hier nicht angezeigt werden',
  groupsUnreadableText: 'Sie können ohne Auswahl abschließen.',
  groupsFailed: 'Die Gruppen konnten nicht geladen werden',
  participants: (count) => plural(count, { one: '# Person', other: '# Personen' }),
  syncMode: 'Art der Synchronisierung',
  description: 'Beschreibung',
  descriptionText: 'Wovon diese Nachrichten handeln. Das hilft dem Assistenten, sie zu verstehen.',
  requiredNote: 'Felder mit * sind erforderlich.',
  finish: 'Abschließen',
  finishing: 'Wird abgeschlossen …',
  finishFailed: 'Die Verbindung konnte nicht hergestellt werden',
  finishFailedText: 'Ihre Auswahl bleibt erhalten. Versuchen Sie es erneut.',

  finished: 'Ihr Telefon ist verbunden',
  alreadyConnected: 'Ein Telefon ist schon verbunden',
  alreadyConnectedText: 'Um ein anderes zu verbinden, trennen Sie zuerst dieses.',
  phoneNumber: 'Telefonnummer',
  state: 'Status',
  connected: 'Verbunden',
  notConnected: 'Nicht verbunden',
  stopped: 'Angehalten',
  notConnectedText: 'Prüfen Sie, ob das Telefon eingeschaltet und online ist.',
  stoppedText: 'Es kommen keine Nachrichten an. Trennen Sie das Telefon und verbinden Sie es neu.',
  healthFailed: 'Der Status konnte nicht geladen werden',
  check: 'Erneut prüfen',
  fetchMessages: 'Wartende Nachrichten synchronisieren',
  fetching: 'Wird synchronisiert …',
  fetched: 'Wartende Nachrichten werden synchronisiert.',
  fetchFailed: 'Die wartenden Nachrichten konnten nicht synchronisiert werden',
});
