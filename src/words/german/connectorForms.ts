import type { ConnectorFormsWords } from '../connectorForms.ts';
import type { Format } from '../format.ts';

/** The words of the connector forms in German. */
export const germanConnectorForms = ({
  digits,
  list,
  number,
  plural,
}: Format): ConnectorFormsWords => ({
  connect: 'Verbinden',
  save: 'Änderungen speichern',
  saving: 'Wird gespeichert …',
  cancel: 'Abbrechen',
  close: 'Schließen',
  edit: 'Bearbeiten',
  replace: 'Ersetzen',
  clear: 'Entfernen',
  keepStored: 'Gespeicherten Wert behalten',
  secretStored: 'Gespeichert und verborgen. Sie können den Wert ersetzen.',
  secretCleared: 'Wird beim Speichern entfernt.',
  showSecret: (field) => `${field} anzeigen`,
  replacingTitle: 'Neue Zugangsdaten ergeben eine neue Verbindung',
  replacingText:
    'Die bisherige Verbindung bleibt bestehen, bis Sie sie trennen. Geben Sie alle Zugangsdaten neu ein.',
  proposedName: (name) => `${name} (neu)`,
  notSaved: 'Speichern nicht möglich. Ihre Eingaben sind noch da.',
  readOnlyTitle: 'Sie können Verbindungen ansehen, aber keine erstellen',
  readOnlyText: (scope) =>
    `Zum Verbinden brauchen Sie die Berechtigung „${scope}“. Fragen Sie die Person, die Ihr Konto verwaltet.`,
  errorCount: (count) =>
    plural(count, { one: 'Bitte prüfen Sie ein Feld', other: 'Bitte prüfen Sie # Felder' }),
  required: (field) => `Geben Sie einen Wert für „${field}“ ein.`,
  invalid: (field) => `Prüfen Sie den Wert von „${field}“.`,
  mask: (field) =>
    `„${field}“ enthält nur Punkte, die den gespeicherten Wert verbergen. Geben Sie den Wert selbst ein.`,
  savedTitle: (name) => `${name} gespeichert`,
  savedText: 'Synchronisieren Sie die Verbindung, um die Daten zu laden.',
  replacedTitle: 'Die frühere Verbindung besteht noch',
  replacedText: 'Trennen Sie sie in der Liste Ihrer Verbindungen, sobald die neue funktioniert.',

  pemChooseFile: 'Schlüsseldatei wählen',
  pemTooLarge: 'Diese Datei ist zu groß für einen Schlüssel.',
  pemNoHeader: 'Der Schlüssel muss mit einer Zeile wie „-----BEGIN PRIVATE KEY-----“ beginnen.',
  pemNoFooter: 'Das Ende des Schlüssels fehlt. Kopieren Sie ihn bis zur Zeile „-----END“.',
  pemNotPrivate:
    'Das ist ein öffentlicher Schlüssel oder ein Zertifikat. Geben Sie den privaten Schlüssel ein.',
  pemLocked: 'Dieser Schlüssel ist mit einer Passphrase gesichert. Exportieren Sie ihn ohne.',
  pemNoLines:
    'Die Zeilenumbrüche des Schlüssels fehlen. Wählen Sie die Datei, statt sie einzufügen.',
  pemDamaged:
    'Der Schlüssel enthält unerwartete Zeichen. Kopieren Sie ihn noch einmal oder wählen Sie die Datei.',

  connectionName: 'Name der Verbindung',
  connectionNameText: 'Damit Ihr Team sie findet.',
  description: 'Beschreibung',
  descriptionText: 'Was die Quelle enthält und wie es zu lesen ist. Der Assistent nutzt das.',
  username: 'Benutzername',
  password: 'Passwort',
  host: 'Host',
  hostText: 'Hostname oder IP-Adresse, ohne Port.',
  hostInvalid:
    'Geben Sie nur einen Hostnamen oder eine IP-Adresse ein, ohne Port, Benutzernamen oder Kennwort.',
  port: 'Port',
  portInvalid: `Geben Sie einen Port von ${digits(1)} bis ${digits(65535)} ein.`,
  database: 'Datenbank',
  sectionServer: 'Server',
  sectionSignIn: 'Anmeldung',
  sectionSecurity: 'Sicherheit',
  sectionContent: 'Inhalt',

  pasteLabel: 'Verbindungszeichenfolge einfügen',
  pasteText: 'Wir füllen die Felder für Sie aus. Die Zeichenfolge wird nicht gespeichert.',
  pasteByHand: 'Angaben selbst eingeben',
  pasteIgnored: (options) => `ignoriert: ${options}`,
  pasteEmpty: 'Es wurde nichts eingefügt.',
  pasteUnknown:
    'Diese Verbindungszeichenfolge wird nicht erkannt. Füllen Sie die Felder unten aus.',
  pasteNoHost:
    'Kein Host gefunden. Fügen Sie alles noch einmal ein oder füllen Sie die Felder unten aus.',
  pasteBadPort: `Der Port ist keine Zahl von ${digits(1)} bis ${digits(65535)}. Korrigieren Sie ihn und fügen Sie den Text noch einmal ein.`,
  pasteUnclosed:
    'Ein Anführungszeichen oder eine Klammer ist nicht geschlossen. Fügen Sie alles noch einmal ein.',
  pasteLoose:
    'Ein Teil hat keinen Namen. Enthält das Passwort ein Semikolon, setzen Sie es in Anführungszeichen und fügen Sie alles noch einmal ein.',
  pasteSocket:
    'Sie verweist auf eine lokale Socket-Datei. Verwenden Sie einen Host, der von außen erreichbar ist.',
  pasteTooLong: 'Das ist zu lang für eine Verbindungszeichenfolge.',
  pasteSeveral:
    'Es wurde mehr als eine Zeichenfolge eingefügt, oder sie enthält Text, der nicht dazugehört. Fügen Sie nur eine ein und setzen Sie Werte mit Leer- oder Sonderzeichen in Anführungszeichen.',
  pasteLocked: (field) =>
    `„${field}“ ist hier festgelegt, und diese Zeichenfolge hat einen anderen Wert dafür.`,
  pasteBadSrv:
    'Eine Zeichenfolge mit „+srv“ hat genau einen Host und keinen Port. Korrigieren Sie sie und fügen Sie sie noch einmal ein.',
  pasteOtherEngine: (name) =>
    `Sie gehört zu einer anderen Art von Datenbank: ${name}. Wählen Sie diese Quelle.`,
  pasteFurtherHosts: 'weitere Hosts',
  pasteUnknownOptions: 'unbekannte Optionen',
  pasteAs: (username) => `als ${username}`,
  pasteNoPassword: 'ohne Passwort',
  pasteCertificate: 'Zertifikatsprüfung nicht übernommen',
  pasteSid: 'die SID gilt als Datenbank',
  pastePlaceholder: 'Platzhalter bleiben leer',
  pasteIpv6: 'Setzen Sie die IPv6-Adresse in eckige Klammern und fügen Sie sie erneut ein.',
  pasteLocal:
    'Sie verweist auf eine Datenbank nur auf diesem Rechner. Verwenden Sie einen Host, der von außen erreichbar ist.',
  pasteAlias:
    'Sie nennt vielleicht einen Alias aus einer Konfigurationsdatei statt eines Hosts. Geben Sie Host, Port und Dienst ein.',
  pasteWarehouse: 'Das gehört zu einem Data Warehouse. Wählen Sie diese Quelle.',
  pasteDocument: 'Das gehört zu einer Dokumentdatenbank. Wählen Sie diese Quelle.',
  pasteRelational: 'Das gehört zu einer SQL-Datenbank. Wählen Sie diese Quelle.',
  pasteUndo: 'Rückgängig',
  pasteUndone: 'Die vorherigen Werte sind wieder da.',
  pasteLoading: 'Die Verbindungszeichenfolge wird gelesen …',
  pasteNotLoaded:
    'Verbindungszeichenfolgen konnten nicht gelesen werden. Versuchen Sie es erneut oder füllen Sie die Felder unten aus.',

  test: 'Verbindung prüfen',
  testing: 'Wird geprüft …',
  testSlow: 'Warten auf die Datenbank …',
  testCancel: 'Prüfung abbrechen',
  testPassed: 'Verbindung erfolgreich',
  testRefused: 'Keine Verbindung zur Datenbank',
  testTimedOut: 'Die Datenbank hat nicht rechtzeitig geantwortet',
  testTimedOutText:
    'Es wurde nichts gespeichert. Prüfen Sie noch einmal oder verbinden Sie ohne Prüfung.',
  testFailed: 'Die Prüfung war nicht möglich',
  testNeedsPassword: 'Zum Prüfen wird das Passwort gebraucht. Geben Sie es erneut ein.',
  tips: 'Was Sie prüfen können',
  tipTyping: 'Prüfen Sie Benutzername und Passwort auf Tippfehler und Leerzeichen.',
  tipAccount: 'Prüfen Sie, ob dieser Benutzer sich von außen anmelden darf und nicht gesperrt ist.',
  tipAddress: 'Prüfen Sie Host und Port.',
  tipAllowList:
    'Geben Sie unsere IP-Adressen in Ihrer Firewall frei. Ihr Account-Manager hat die Liste.',
  tipPublic: 'Verwenden Sie einen Host, der von außerhalb Ihres Netzes erreichbar ist.',
  tipSsl:
    'Versuchen Sie eine andere Verschlüsselung: Manche Server verlangen sie, andere unterstützen sie nicht.',
  tipDatabase: 'Prüfen Sie den Namen der Datenbank; Groß- und Kleinschreibung können zählen.',
  tipRights: 'Bitten Sie den Eigentümer der Datenbank, diesem Benutzer Leserechte zu geben.',
  tipBusy:
    'Der Server startet vielleicht oder ist ausgelastet. Versuchen Sie es in einer Minute wieder.',

  sqlTitle: (engine) => `SQL ${engine}`,
  sqlIntro: 'Wir empfehlen einen Nur-Lese-Benutzer.',
  sqlAny: 'SQL-Datenbank',
  sqlKind: 'Art der Datenbank',
  sqlOption: (name, port) => `${name}, Port ${port}`,
  portText: (port) => `Ohne Angabe ${port}.`,
  schemas: 'Schemas',
  schemasText: 'Eines pro Zeile. Leer bedeutet alle Schemas.',
  useSsl: 'Verbindung verschlüsseln',
  sslMode: 'Verschlüsselung',
  sslRequire: 'Erforderlich',
  sslPrefer: 'Wenn der Server sie unterstützt',
  sslDisable: 'Aus',

  discoveryTitle: 'Tabellen auswählen',
  discoveryText:
    'Durchsuchen Sie die Datenbank über einen Tunnel und wählen Sie aus, was synchronisiert wird.',
  discoveryOpen: 'Tabellen auswählen',
  discoveryTunnel: 'Tunnel',
  discoveryNoTunnel:
    'Dafür ist ein Tunnel nötig, und hier ist keiner eingerichtet. Fragen Sie die Betreiber dieser App.',
  discoveryPasswordKept:
    'Aus dem vorigen Schritt. Wird vergessen, sobald Sie veröffentlichen oder schließen.',
  discoveryStart: 'Datenbank durchsuchen',
  discoveryChecking: 'Verbindung zur Datenbank wird hergestellt …',
  discoveryListing: 'Tabellen werden geladen …',
  discoveryRefused: 'Die Datenbank war nicht erreichbar',
  discoveryListRefused: 'Die Tabellen ließen sich nicht auflisten',
  discoveryPartly: 'Einige Tabellen ließen sich nicht auflisten',
  discoveryFound: (count) =>
    count === 1 ? 'Eine Tabelle gefunden' : `${number(count)} Tabellen gefunden`,
  discoveryEmpty: 'Keine Tabelle gefunden. Prüfen Sie die Rechte des Benutzers.',
  discoveryTables: 'Tabellen nach Schema',
  discoverySearch: 'Tabellen suchen',
  discoverySearchNote: 'Ein * steht für beliebige Zeichen, etwa in sales.*_2026.',
  discoveryNoMatch: 'Keine passende Tabelle',
  discoverySelectAll: (count) => `Alle ${number(count)} auswählen`,
  discoverySelectNone: (count) => `Alle ${number(count)} abwählen`,
  discoverySelected: (selected, all) => `${number(selected)} von ${number(all)}`,
  discoveryPublishNote:
    'Veröffentlichen speichert Ihre Auswahl. Eine Synchronisierung startet damit nicht.',
  discoveryPublish: (count) =>
    plural(count, { one: '# Tabelle veröffentlichen', other: '# Tabellen veröffentlichen' }),
  discoveryPublishAndSync: 'Veröffentlichen und synchronisieren',
  discoveryPublishedAndSynced:
    'Die Auswahl ist veröffentlicht, und eine Synchronisierung ist angefordert.',
  discoveryNotSynced:
    'Die Auswahl ist veröffentlicht, aber die Synchronisierung konnte nicht gestartet werden',
  discoveryPublishing: 'Wird veröffentlicht …',
  discoveryPublished: 'Die Auswahl ist veröffentlicht. Die nächste Synchronisierung nutzt sie.',
  discoveryFailed: 'Dieser Schritt ist fehlgeschlagen. Ihre Eingaben sind noch da.',
  discoverySignedOut: 'Sie sind bei der Web-App abgemeldet',
  discoverySignedOutText: 'Melden Sie sich dort an, um fortzufahren. Ihre Eingaben sind noch da.',
  discoverySignIn: 'Anmelden',
  discoverySigningIn: 'Anmeldung läuft …',

  docstoreTitle: 'Dokumentdatenbank',
  docstoreIntro: 'Wir empfehlen einen Nur-Lese-Benutzer.',
  connectionString: 'Verbindungszeichenfolge',
  connectionStringText:
    'Enthält sie Benutzername und Passwort, werden diese in die Felder unten übernommen.',
  connectionStringInvalid: 'Geben Sie eine Verbindungszeichenfolge mit Schema, „://“ und Host ein.',
  credentialsMoved: 'Benutzername und Passwort stehen jetzt in ihren Feldern.',
  databases: 'Zu synchronisierende Datenbanken',
  databasesNone: 'Listen Sie die Datenbanken auf, um auszuwählen. Das geht auch später.',
  listDatabases: 'Datenbanken auflisten',
  listingDatabases: 'Datenbanken werden geladen …',
  databasesFailed: 'Die Datenbanken ließen sich nicht auflisten',
  databasesEmpty: 'Dieser Benutzer darf keine Datenbank lesen.',
  databasesNeedPassword: 'Zum Auflisten wird das Passwort gebraucht. Geben Sie es erneut ein.',
  collections: (names) => (names.length === 0 ? 'Keine Sammlungen' : list(names)),

  restTitle: 'Private API',
  restIntro: 'Lassen Sie Ihr eigenes System Daten hierher senden.',
  restSignIn: 'Authentifizierung',
  restBearer: 'Bearer-Token',
  restBasic: 'Basic-Authentifizierung',
  restNone: 'Keine',
  restToken: 'Token',
  webhookTitle: 'Webhook',
  webhookText: 'Ihr System sendet seine Daten mit diesem Schlüssel an diese URL.',
  webhookNone:
    'Es gibt noch keinen Webhook. Erstellen Sie einen, um eine URL und einen Schlüssel zu erhalten.',
  webhookCreate: 'Webhook erstellen',
  webhookCreating: 'Wird erstellt …',
  webhookRenew: 'Schlüssel erneuern',
  webhookRenewTitle: 'Den Schlüssel dieses Webhooks erneuern?',
  webhookRenewText:
    'Systeme, die noch den bisherigen Schlüssel nutzen, funktionieren danach vielleicht nicht mehr.',
  webhookAddress: 'URL',
  webhookKey: 'Schlüssel',
  webhookKeyOnce:
    'Der Schlüssel wird nur dieses eine Mal angezeigt. Speichern Sie ihn, bevor Sie fortfahren.',
  webhookCurl: 'Im Terminal ausprobieren',
  webhookStored: 'Ich habe den Schlüssel gespeichert',
  webhookKeyHint:
    'Der Schlüssel wurde beim Erstellen angezeigt und lässt sich nicht noch einmal anzeigen.',
  webhookFailed: 'Der Webhook konnte nicht erstellt werden',
  webhookCreatedAt: (when) => `Erstellt am ${when}`,
  webhookNoOrganisation:
    'Ein Webhook braucht die ID der Organisation, und diese Seite gibt sie nicht an. Fragen Sie die Betreiber dieser App.',
  copy: 'Kopieren',
  copyWhat: (what) => `${what} kopieren`,

  warehouseTitle: 'Data Warehouse',
  warehouseIntro: 'Meldet sich mit einem Schlüsselpaar an, ohne Passwort.',
  subdomain: 'Subdomain',
  subdomainText: 'Der erste Teil der URL Ihres Data Warehouse.',
  accountIdentifier: 'Kontokennung',
  privateKey: 'Privater Schlüssel',
  privateKeyText: 'Im PEM-Format. Fügen Sie ihn mit allen Zeilen ein oder wählen Sie die Datei.',
  warehouse: 'Warehouse',
  role: 'Rolle',
  schema: 'Schema',

  crmTitle: 'CRM',
  crmIntro: 'Meldet sich als Anwendung an, mit eigener ID und eigenem Secret.',
  clientId: 'Client-ID',
  clientSecret: 'Client-Secret',
  tenantId: 'Mandanten-ID',
  organizationUrl: 'Adresse der Organisation',
  oauthScopes: 'Berechtigungen',
  oauthScopesText: 'Durch Leerzeichen getrennt.',

  erpTitle: 'ERP',
  requiredNote: 'Felder mit * sind erforderlich.',
  on: 'Ein',
  off: 'Aus',
  moreOptions: 'Weitere Optionen',
  done: 'Fertig',
  erpIntro:
    'Geben Sie die Zugangsdaten ein, die Ihr ERP erwartet, unter den Namen, die es verwendet.',
  freeName: (number: number) => `Name ${digits(number)}`,
  freeValue: (number: number) => `Wert ${digits(number)}`,
  freeAdd: 'Zugangsdatum hinzufügen',
  freeRemove: (number: number) => `Zugangsdatum ${digits(number)} entfernen`,
  accessToken: 'Zugriffstoken',
  tokenExpiry: 'Zugriffstoken läuft ab',
  provider: 'Anbieter',
  restTokenText:
    'Das Token, das Ihre eigene API akzeptiert. Der Webhook bekommt einen anderen Schlüssel.',
});
