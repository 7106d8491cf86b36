import type { ConnectorMessagingWords } from '../connectorMessaging.ts';
import type { Format } from '../format.ts';

/** The words of the messaging pairing in German. */
export const germanConnectorMessaging = ({ number, plural }: Format): ConnectorMessagingWords => ({
  pairing: 'Telefon verbinden',

  introTitle: 'Telefon verbinden',
  introText:
    'Holen Sie die Nachrichten Ihrer Gruppen in Ihr Wissen. Welche Gruppen, wählen Sie, sobald das Telefon verbunden ist.',
  steps: 'So verbinden Sie',
  stepOpen: 'Öffnen Sie die Nachrichten-App auf dem Telefon.',
  stepLink: 'Wählen Sie in deren Einstellungen, ein Gerät zu koppeln.',
  stepScan: 'Halten Sie das Telefon vor den Code, der hier erscheint.',
  stepPictures: 'Beispiele. In Ihrer App kann es etwas anders aussehen.',
  showCode: 'Code anzeigen',

  code: 'Code zum Scannen mit dem Telefon',
  preparing: 'Ein Code wird vorbereitet',
  ready: 'Scannen Sie diesen Code mit dem Telefon',
  secondsLeft: (seconds) =>
    plural(seconds, { one: 'Neuer Code in # Sekunde', other: 'Neuer Code in # Sekunden' }),
  waitingForScan: 'Wartet auf Ihr Telefon',
  refreshing: 'Ein neuer Code wird geholt',
  keepPrivate: 'Wer diesen Code scannt, koppelt sein Telefon. Geben Sie ihn nicht weiter.',
  cancel: 'Abbrechen',
  codeUnreadable: 'Dieser Code ließ sich nicht zeichnen. Der nächste kommt von selbst.',
  connectionLost: 'Die Verbindung ist unterbrochen',
  connectionLostText: 'Wir versuchen es weiter. Der Code hier ist vielleicht nicht mehr aktuell.',

  expired: 'Der Code ist abgelaufen',
  expiredText:
    'Es wurde nichts verbunden. Holen Sie einen neuen Code, wenn das Telefon zur Hand ist.',
  duplicate: 'Dieses Telefon ist schon verbunden',
  duplicateText: (phoneNumber) =>
    phoneNumber === undefined
      ? 'Es wurde nichts geändert. Sie können ein anderes Telefon verbinden.'
      : `${phoneNumber} hat schon eine Verbindung. Es wurde nichts geändert.`,
  failed: 'Das Telefon konnte nicht verbunden werden',
  failedReason: (reason) => `Der angegebene Grund: „${reason}“.`,
  failedText: 'Es wurde nichts geändert. Versuchen Sie es mit einem neuen Code.',
  newCode: 'Neuen Code holen',
  anotherPhone: 'Anderes Telefon verbinden',

  paired: 'Ihr Telefon ist gekoppelt',
  pairedText: (phoneNumber) =>
    phoneNumber === undefined
      ? 'Wählen Sie, was übernommen wird, und schließen Sie ab.'
      : `${phoneNumber} ist gekoppelt. Wählen Sie, was übernommen wird, und schließen Sie ab.`,
  connectionName: 'Name der Verbindung',
  connectionNameMissing: 'Geben Sie der Verbindung einen Namen.',
  defaultName: (phoneNumber) =>
    phoneNumber === undefined ? 'Nachrichten' : `Nachrichten von ${phoneNumber}`,
  groups: 'Gruppen',
  groupsText: 'Nur Nachrichten der angekreuzten Gruppen werden übernommen.',
  groupsChosen: (chosen, total) => `${number(chosen)} von ${number(total)} gewählt`,
  chooseAll: 'Alle wählen',
  chooseNone: 'Keine wählen',
  filterGroups: 'Gruppen filtern',
  noGroupFound: 'Keine Gruppe heißt so.',
  noGroups: 'Dieses Telefon ist in keiner Gruppe',
  noGroupsText: 'Sie können jetzt abschließen und spätere Gruppen dann wählen.',
  groupsUnreadable: 'Die Gruppen können hier nicht gezeigt werden',
  groupsUnreadableText: 'Sie können ohne Auswahl abschließen.',
  groupsFailed: 'Die Gruppen konnten nicht geladen werden',
  participants: (count) => plural(count, { one: '# Person', other: '# Personen' }),
  syncMode: 'Wie Nachrichten übernommen werden',
  description: 'Beschreibung',
  descriptionText: 'Sagen Sie, wovon diese Nachrichten handeln. Das hilft, sie zu verstehen.',
  optional: 'optional',
  finish: 'Abschließen',
  finishing: 'Wird abgeschlossen',
  finishFailed: 'Die Verbindung konnte nicht hergestellt werden',
  finishFailedText: 'Ihre Auswahl bleibt erhalten. Versuchen Sie es erneut.',

  finished: 'Ihr Telefon ist verbunden',
  alreadyConnected: 'Ein Telefon ist schon verbunden',
  alreadyConnectedText: 'Um ein anderes zu verbinden, trennen Sie zuerst dieses.',
  phoneNumber: 'Telefonnummer',
  state: 'Zustand',
  connected: 'Verbunden',
  notConnected: 'Nicht verbunden',
  stopped: 'Angehalten',
  notConnectedText: 'Prüfen Sie, ob das Telefon eingeschaltet und online ist.',
  stoppedText: 'Es kommen keine Nachrichten an. Trennen Sie das Telefon und verbinden Sie es neu.',
  healthFailed: 'Der Zustand konnte nicht geladen werden',
  check: 'Erneut prüfen',
  fetchMessages: 'Wartende Nachrichten holen',
  fetching: 'Werden geholt',
  fetched: 'Wartende Nachrichten sind unterwegs.',
  fetchFailed: 'Die wartenden Nachrichten konnten nicht geholt werden',
});
