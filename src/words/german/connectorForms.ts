import type { ConnectorFormsWords } from '../connectorForms.ts';
import type { Format } from '../format.ts';

/** The words of the connector forms in German. */
export const germanConnectorForms = ({ digits, number, plural }: Format): ConnectorFormsWords => ({
  optional: 'optional',
  connect: 'Verbinden',
  save: 'Änderungen speichern',
  saving: 'Wird gespeichert …',
  cancel: 'Abbrechen',
  close: 'Schließen',
  edit: 'Bearbeiten',
  replace: 'Ersetzen',
  clear: 'Entfernen',
  keepStored: 'Das Gespeicherte behalten',
  secretStored: 'Gespeichert. Es lässt sich ersetzen, aber nicht lesen.',
  secretCleared: 'Wird beim Speichern entfernt.',
  show: 'Zeigen',
  hide: 'Verbergen',
  showSecret: (field) => `Zeigen: ${field}`,
  replacingTitle: 'Neue Zugangsdaten ergeben eine neue Verbindung',
  replacingText:
    'Die bearbeitete Verbindung bleibt, wie sie ist, bis Sie sie trennen. Geben Sie alle Zugangsdaten neu ein.',
  proposedName: (name) => `${name} (neu)`,
  notSaved: 'Nicht gespeichert. Ihre Eingaben sind noch da.',
  readOnlyTitle: 'Sie können ansehen, aber nicht verbinden',
  readOnlyText: (scope) =>
    `Zum Verbinden fehlt die Berechtigung „${scope}“. Fragen Sie die Person, die Ihr Konto verwaltet.`,
  errorCount: (count) =>
    plural(count, { one: 'Bitte prüfen Sie ein Feld', other: 'Bitte prüfen Sie # Felder' }),
  required: (field) => `Geben Sie einen Wert für „${field}“ ein.`,
  invalid: (field) => `Prüfen Sie den Wert von „${field}“.`,
  mask: (field) =>
    `„${field}“ enthält nur Punkte, die den gespeicherten Wert verbergen. Geben Sie den Wert selbst ein.`,
  savedTitle: (name) => `${name}: gespeichert`,
  savedText: 'Die Verbindung ist gespeichert. Synchronisieren Sie sie, um die Daten zu laden.',
  replacedTitle: 'Die frühere Verbindung besteht noch',
  replacedText: 'Trennen Sie sie in der Liste Ihrer Verbindungen, sobald die neue läuft.',

  pemChooseFile: 'Schlüsseldatei wählen',
  pemTooLarge: 'Diese Datei ist zu groß für einen Schlüssel.',
  pemNoHeader: 'Der Schlüssel muss mit einer Zeile wie „-----BEGIN PRIVATE KEY-----“ beginnen.',
  pemNoFooter: 'Das Ende des Schlüssels fehlt. Kopieren Sie ihn bis zur Zeile „-----END“.',
  pemNotPrivate:
    'Das ist ein öffentlicher Schlüssel oder ein Zertifikat. Gebraucht wird der private Schlüssel.',
  pemLocked: 'Dieser Schlüssel ist mit einer Passphrase gesichert. Exportieren Sie ihn ohne.',
  pemNoLines:
    'Die Zeilenumbrüche des Schlüssels fehlen. Wählen Sie die Datei, statt sie einzufügen.',
  pemDamaged:
    'Im Schlüssel steht etwas Fremdes. Kopieren Sie ihn noch einmal oder wählen Sie die Datei.',

  connectionName: 'Name der Verbindung',
  connectionNameText: 'So finden Sie und andere sie wieder.',
  description: 'Beschreibung',
  descriptionText: 'Was hier zu finden ist und wie man es liest. Der Assistent nutzt das.',
  username: 'Benutzername',
  password: 'Passwort',
  host: 'Host',
  hostText: 'Ein Name oder eine Adresse, ohne Port.',
  port: 'Port',
  portInvalid: `Geben Sie einen Port von ${digits(1)} bis ${digits(65535)} ein.`,
  database: 'Datenbank',
  sectionServer: 'Server',
  sectionSignIn: 'Anmeldung',
  sectionSecurity: 'Sicherheit',
  sectionContent: 'Inhalt',

  pasteLabel: 'Verbindungszeichenfolge einfügen',
  pasteText: 'Sie füllt die Felder unten aus und wird sofort vergessen.',
  pasteFill: 'Ausfüllen',
  pasteIgnored: (options) => `nicht übernommen: ${options}`,
  pasteEmpty: 'Es wurde nichts eingefügt.',
  pasteUnknown: 'Diese Zeichenfolge ist uns nicht bekannt. Füllen Sie die Felder unten aus.',
  pasteNoHost:
    'Es steht kein Host darin. Fügen Sie alles noch einmal ein oder füllen Sie die Felder unten aus.',
  pasteBadPort: `Der Port ist keine Zahl von ${digits(1)} bis ${digits(65535)}. Korrigieren Sie ihn und fügen Sie den Text noch einmal ein.`,
  pasteUnclosed:
    'Ein Anführungszeichen oder eine Klammer ist nicht geschlossen. Fügen Sie alles noch einmal ein.',
  pasteLoose:
    'Ein Teil hat keinen Namen. Enthält das Passwort ein Semikolon, setzen Sie es in Anführungszeichen und fügen Sie alles noch einmal ein.',
  pasteSocket:
    'Sie führt zu einer Socket-Datei auf einem Rechner. Gebraucht wird ein Host, der von außen erreichbar ist.',
  pasteTooLong: 'Das ist zu lang für eine Verbindungszeichenfolge.',
  pasteBadSrv: 'Die Kurzform mit „+srv“ hat genau einen Host und keinen Port.',
  pasteOtherEngine: (name) =>
    `Sie gehört zu einer anderen Art von Datenbank: ${name}. Wählen Sie diesen Konnektor.`,
  pasteFurtherHosts: 'weitere Hosts',
  pasteOtherOptions: 'andere Optionen',
  pasteAs: (username) => `als ${username}`,
  pasteNoPassword: 'ohne Passwort',
  pasteCertificate: 'Zertifikatsprüfung nicht übernommen',
  pasteSid: 'die SID gilt als Datenbank',
  pastePlaceholder: 'Platzhalter bleiben leer',
  pasteIpv6: 'Setzen Sie die IPv6-Adresse in eckige Klammern und fügen Sie sie erneut ein.',
  pasteLocal:
    'Sie führt zu einer Datenbank auf nur einem Rechner. Nötig ist ein von außen erreichbarer Host.',
  pasteAlias:
    'Sie nennt einen Alias aus einer Konfigurationsdatei. Geben Sie Host, Port und Dienst ein.',
  pasteWarehouse: 'Das gehört zu einem Data Warehouse. Wählen Sie diese Quelle.',
  pasteDocument: 'Das gehört zu einer Dokumentdatenbank. Wählen Sie diese Quelle.',
  pasteRelational: 'Das gehört zu einer SQL-Datenbank. Wählen Sie diese Quelle.',
  pasteUndo: 'Rückgängig',
  pasteUndone: 'Die vorherigen Werte sind wieder da.',
  pasteLoading: 'Die Verbindungszeichenfolge wird gelesen …',
  pasteNotLoaded:
    'Ein Teil der Seite ließ sich nicht laden, der sie liest. Versuchen Sie es erneut oder füllen Sie die Felder unten aus.',

  test: 'Verbindung prüfen',
  testing: 'Wird geprüft …',
  testSlow: 'Warten auf Antwort der Datenbank …',
  testCancel: 'Prüfung abbrechen',
  testPassed: 'Die Datenbank hat geantwortet. Sie können verbinden.',
  testRefused: 'Die Datenbank ließ sich nicht nutzen',
  testTimedOut: 'Die Datenbank hat nicht rechtzeitig geantwortet',
  testTimedOutText:
    'Es wurde nichts gespeichert. Prüfen Sie noch einmal oder verbinden Sie ohne Prüfung.',
  testFailed: 'Die Prüfung war nicht möglich',
  testNeedsPassword:
    'Zum Prüfen wird das Passwort gebraucht, und das gespeicherte ist nicht lesbar. Ersetzen Sie es, um zu prüfen.',
  tips: 'Was Sie tun können',
  tipTyping:
    'Suchen Sie nach Tippfehlern in Benutzername und Passwort, auch nach Leerzeichen am Ende.',
  tipAccount: 'Prüfen Sie, ob dieser Benutzer sich von außen anmelden darf und nicht gesperrt ist.',
  tipAddress: 'Prüfen Sie Host und Port.',
  tipAllowList:
    'Geben Sie die Adressen dieses Dienstes in Ihrer Firewall frei. Die Liste bekommen Sie bei Ihrem Ansprechpartner.',
  tipPublic: 'Verwenden Sie einen Host, der von außerhalb Ihres Netzes erreichbar ist.',
  tipSsl:
    'Versuchen Sie eine andere Verschlüsselung: Manche Server verlangen sie, andere haben keine.',
  tipDatabase: 'Prüfen Sie den Namen der Datenbank; Groß- und Kleinschreibung können zählen.',
  tipRights: 'Lassen Sie diesem Benutzer Leserechte geben.',
  tipBusy:
    'Der Server startet vielleicht oder ist ausgelastet. Versuchen Sie es in einer Minute wieder.',

  sqlTitle: (engine) => `SQL-Datenbank ${engine}`,
  sqlIntro: 'Verwenden Sie einen Benutzer, der nur lesen darf.',
  sqlKind: 'Art der Datenbank',
  sqlOption: (name, port) => `${name}, Port ${port}`,
  portText: (port) => `Ohne Angabe ${port}.`,
  schemas: 'Schemas',
  schemasText: 'Eines pro Zeile. Ohne Angabe alle.',
  useSsl: 'Verbindung verschlüsseln',
  sslMode: 'Verschlüsselung',
  sslRequire: 'Verlangt',
  sslPrefer: 'Wenn der Server sie anbietet',
  sslDisable: 'Aus',

  discoveryTitle: 'Tabellen auswählen',
  discoveryText:
    'Sehen Sie durch einen Tunnel in die Datenbank und wählen Sie aus, was synchronisiert wird.',
  discoveryOpen: 'Tabellen auswählen',
  discoveryTunnel: 'Tunnel',
  discoveryNoTunnel:
    'Hier ist kein Tunnel eingerichtet, und er wird gebraucht. Fragen Sie die Betreiber dieser Seite.',
  discoveryPasswordKept:
    'Aus dem vorigen Schritt. Wird vergessen, sobald Sie veröffentlichen oder schließen.',
  discoveryStart: 'In die Datenbank sehen',
  discoveryChecking: 'Der Weg zur Datenbank wird geprüft …',
  discoveryListing: 'Die Liste der Tabellen wird gelesen …',
  discoveryRefused: 'Die Datenbank war nicht erreichbar',
  discoveryFound: (count) => (count === 1 ? 'Eine Tabelle gefunden' : `${count} Tabellen gefunden`),
  discoveryEmpty: 'Keine Tabelle gefunden. Prüfen Sie die Rechte des Benutzers.',
  discoveryTables: 'Tabellen nach Schema',
  discoverySearch: 'Tabellen suchen',
  discoverySearchNote: 'Ein * steht für beliebige Zeichen, etwa in sales.*_2026.',
  discoveryNoMatch: 'Keine passende Tabelle',
  discoverySelectAll: (count) => `Alle ${number(count)} auswählen`,
  discoverySelectNone: (count) => `Alle ${number(count)} abwählen`,
  discoverySelected: (selected, all) => `${number(selected)} von ${number(all)}`,
  discoveryPublishNote:
    'Das Veröffentlichen sichert Ihre Auswahl. Eine Synchronisierung beginnt damit nicht.',
  discoveryPublish: (count) =>
    plural(count, { one: '# Tabelle veröffentlichen', other: '# Tabellen veröffentlichen' }),
  discoveryPublishAndSync: 'Veröffentlichen und synchronisieren',
  discoveryPublishedAndSynced:
    'Die Auswahl ist veröffentlicht, und eine Synchronisierung ist angefordert.',
  discoveryNotSynced:
    'Die Auswahl ist veröffentlicht, aber die Synchronisierung konnte nicht beginnen',
  discoveryPublishing: 'Wird veröffentlicht …',
  discoveryPublished: 'Die Auswahl ist veröffentlicht. Die nächste Synchronisierung nutzt sie.',
  discoveryFailed: 'Dieser Schritt ist fehlgeschlagen. Ihre Eingaben sind noch da.',
  discoverySignedOut: 'Ihre Anmeldung bei der Web-App ist abgelaufen',
  discoverySignedOutText:
    'Melden Sie sich dort an, dann kann dieser Schritt weitergehen. Ihre Eingaben sind noch da.',
  discoverySignIn: 'Anmelden',
  discoverySigningIn: 'Anmeldung läuft …',

  docstoreTitle: 'Dokumentdatenbank',
  docstoreIntro: 'Verwenden Sie einen Benutzer, der nur lesen darf.',
  connectionString: 'Verbindungszeichenfolge',
  connectionStringText: 'Name und Passwort darin kommen in die Felder unten.',
  connectionStringInvalid: 'Geben Sie die Art, „://“ und den Host an.',
  credentialsMoved: 'Name und Passwort stehen jetzt in ihren Feldern.',
  databases: 'Zu synchronisierende Datenbanken',
  databasesNone: 'Listen Sie die Datenbanken auf, um auszuwählen. Das geht auch später.',
  listDatabases: 'Datenbanken auflisten',
  listingDatabases: 'Die Datenbank wird gelesen …',
  databasesFailed: 'Die Datenbanken ließen sich nicht auflisten',
  databasesEmpty: 'Es gibt keine Datenbank, die dieser Benutzer lesen darf.',
  databasesNeedPassword:
    'Zum Auflisten wird das Passwort gebraucht, und das gespeicherte ist nicht lesbar. Ersetzen Sie es, um aufzulisten.',
  collections: (names) => (names.length === 0 ? 'Keine Sammlungen' : names.join(', ')),

  restTitle: 'Private API',
  restIntro: 'Lassen Sie Ihr eigenes System Daten senden.',
  restSignIn: 'Authentifizierung',
  restBearer: 'Bearer-Token',
  restBasic: 'Basic-Authentifizierung',
  restNone: 'Keine',
  restToken: 'Token',
  webhookTitle: 'Webhook',
  webhookText: 'Ihr System sendet seine Daten mit diesem Schlüssel an diese Adresse.',
  webhookNone:
    'Es gibt noch keinen Webhook. Erstellen Sie einen, um Adresse und Schlüssel zu erhalten.',
  webhookCreate: 'Webhook erstellen',
  webhookCreating: 'Wird erstellt …',
  webhookRenew: 'Neuen Schlüssel erstellen',
  webhookRenewTitle: 'Neuen Schlüssel für diesen Webhook erstellen?',
  webhookRenewText:
    'Was noch den bisherigen Schlüssel nutzt, wird danach möglicherweise abgewiesen.',
  webhookAddress: 'URL',
  webhookKey: 'Schlüssel',
  webhookKeyOnce: 'Der Schlüssel wird nur jetzt gezeigt. Sichern Sie ihn, bevor Sie weitergehen.',
  webhookCurl: 'Im Terminal ausprobieren',
  webhookStored: 'Ich habe den Schlüssel gesichert',
  webhookKeyHint:
    'Der Schlüssel wurde beim Erstellen gezeigt und lässt sich nicht noch einmal zeigen.',
  webhookFailed: 'Der Webhook konnte nicht erstellt werden',
  webhookCreatedAt: (when) => `Erstellt am ${when}`,
  webhookNoOrganisation:
    'Ein Webhook braucht die Kennung der Organisation, die diese Seite nicht angegeben hat.',
  copy: 'Kopieren',
  copyWhat: (what) => `Kopieren: ${what}`,

  warehouseTitle: 'Data Warehouse',
  warehouseIntro: 'Meldet sich mit einem Schlüsselpaar an, ohne Passwort.',
  subdomain: 'Subdomain',
  subdomainText: 'Der erste Teil der Adresse Ihres Data Warehouse.',
  accountIdentifier: 'Kontokennung',
  privateKey: 'Privater Schlüssel',
  privateKeyText: 'Im PEM-Format. Fügen Sie ihn mit allen Zeilen ein oder wählen Sie die Datei.',
  warehouse: 'Warehouse',
  role: 'Rolle',
  schema: 'Schema',

  crmTitle: 'CRM',
  crmIntro: 'Meldet sich als Anwendung mit eigener Kennung und eigenem Geheimnis an.',
  clientId: 'Client-ID',
  clientSecret: 'Client-Geheimnis',
  tenantId: 'Mandanten-ID',
  organizationUrl: 'Adresse der Organisation',
  oauthScopes: 'Berechtigungen',
  oauthScopesText: 'Durch Leerzeichen getrennt.',

  erpTitle: 'ERP',
});
