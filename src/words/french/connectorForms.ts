import type { ConnectorFormsWords } from '../connectorForms.ts';
import type { Format } from '../format.ts';
import { quoted } from './quoted.ts';

/** The words of the connector forms in French. */
export const frenchConnectorForms = ({ digits, number, plural }: Format): ConnectorFormsWords => ({
  optional: 'facultatif',
  connect: 'Connecter',
  save: 'Enregistrer les modifications',
  saving: 'Enregistrement…',
  cancel: 'Annuler',
  close: 'Fermer',
  edit: 'Modifier',
  replace: 'Remplacer',
  clear: 'Retirer',
  keepStored: 'Conserver la valeur enregistrée',
  secretStored: 'Enregistré. Vous pouvez le remplacer, mais pas l’afficher.',
  secretCleared: 'Sera retiré à l’enregistrement.',
  show: 'Afficher',
  hide: 'Masquer',
  showSecret: (field) => `Afficher\u00a0: ${field}`,
  replacingTitle: 'De nouveaux identifiants créent une nouvelle connexion',
  replacingText:
    'La connexion actuelle reste en place jusqu’à ce que vous la déconnectiez. Saisissez de nouveau tous les identifiants.',
  proposedName: (name) => `${name} (nouvelle)`,
  notSaved: 'Échec de l’enregistrement. Votre saisie est toujours là.',
  readOnlyTitle: 'Vous pouvez consulter les connexions, mais pas en créer',
  readOnlyText: (scope) =>
    `Pour connecter une source, vous avez besoin de l’autorisation ${quoted(scope)}. Adressez-vous à la personne qui gère votre compte.`,
  errorCount: (count) =>
    plural(count, { one: '# champ est à corriger', other: '# champs sont à corriger' }),
  required: (field) => `Saisissez une valeur pour ${quoted(field)}.`,
  invalid: (field) => `Vérifiez la valeur de ${quoted(field)}.`,
  mask: (field) =>
    `${quoted(field)} ne contient que des points qui masquent une valeur enregistrée. Saisissez la valeur elle-même.`,
  savedTitle: (name) => `${name}\u00a0: modifications enregistrées`,
  savedText: 'Synchronisez la connexion pour récupérer ses données.',
  replacedTitle: 'La connexion précédente existe toujours',
  replacedText: 'Déconnectez-la dans vos connexions dès que la nouvelle fonctionne.',

  pemChooseFile: 'Choisir un fichier de clé',
  pemTooLarge: 'Ce fichier est trop volumineux pour être une clé.',
  pemNoHeader: `La clé doit commencer par une ligne telle que ${quoted('-----BEGIN PRIVATE KEY-----')}.`,
  pemNoFooter: `Il manque la fin de la clé. Copiez tout jusqu’à la ligne ${quoted('-----END')} incluse.`,
  pemNotPrivate: 'Il s’agit d’une clé publique ou d’un certificat. Saisissez la clé privée.',
  pemLocked: 'Cette clé est protégée par une phrase secrète. Exportez-la sans phrase secrète.',
  pemNoLines:
    'La clé a perdu ses sauts de ligne. Choisissez le fichier au lieu de coller son contenu.',
  pemDamaged: 'La clé contient des caractères inattendus. Recopiez-la ou choisissez le fichier.',

  connectionName: 'Nom de la connexion',
  connectionNameText: 'Vous aide, vous et vos collègues, à la retrouver.',
  description: 'Description',
  descriptionText: 'Ce que contient la source et comment la lire. L’assistant s’en sert.',
  username: 'Nom d’utilisateur',
  password: 'Mot de passe',
  host: 'Hôte',
  hostText: 'Un nom d’hôte ou une adresse IP, sans port.',
  port: 'Port',
  portInvalid: `Saisissez un port compris entre ${digits(1)} et ${digits(65535)}.`,
  database: 'Base de données',
  sectionServer: 'Serveur',
  sectionSignIn: 'Identification',
  sectionSecurity: 'Sécurité',
  sectionContent: 'Contenu',

  pasteLabel: 'Collez une chaîne de connexion',
  pasteText: 'Remplit les champs ci-dessous. La chaîne elle-même n’est pas enregistrée.',
  pasteFill: 'Remplir',
  pasteIgnored: (options) => `ignoré\u00a0: ${options}`,
  pasteEmpty: 'Rien n’a été collé.',
  pasteUnknown:
    'Nous ne reconnaissons pas cette chaîne de connexion. Remplissez les champs ci-dessous.',
  pasteNoHost:
    'Aucun hôte trouvé. Collez de nouveau la chaîne entière ou remplissez les champs ci-dessous.',
  pasteBadPort: `Le port n’est pas un nombre compris entre ${digits(1)} et ${digits(65535)}. Corrigez-le et recollez la chaîne.`,
  pasteUnclosed:
    'Un guillemet ou une parenthèse n’est pas fermé. Collez de nouveau la chaîne entière.',
  pasteLoose:
    'Une partie n’a pas de nom. Si le mot de passe contient un point-virgule, mettez-le entre guillemets et recollez la chaîne.',
  pasteSocket:
    'La chaîne désigne un fichier de socket local. Utilisez un hôte accessible de l’extérieur.',
  pasteTooLong: 'C’est trop long pour une chaîne de connexion.',
  pasteBadSrv: `Une chaîne ${quoted('+srv')} a un seul hôte et pas de port. Corrigez-la et recollez-la.`,
  pasteOtherEngine: (name) =>
    `Cette chaîne concerne un autre type de base de données\u00a0: ${name}. Choisissez ce connecteur.`,
  pasteFurtherHosts: 'autres hôtes',
  pasteOtherOptions: 'autres options',
  pasteAs: (username) => `en tant que ${username}`,
  pasteNoPassword: 'pas de mot de passe',
  pasteCertificate: 'vérification du certificat non reprise',
  pasteSid: 'SID utilisé comme base de données',
  pastePlaceholder: 'champs à compléter laissés vides',
  pasteIpv6: 'Mettez l’adresse IPv6 entre crochets et recollez la chaîne.',
  pasteLocal:
    'La chaîne désigne une base de données présente uniquement sur cet ordinateur. Utilisez un hôte accessible de l’extérieur.',
  pasteAlias:
    'La chaîne désigne un alias d’un fichier de configuration. Saisissez l’hôte, le port et le service.',
  pasteWarehouse: 'Cette chaîne concerne un entrepôt de données. Choisissez ce connecteur.',
  pasteDocument:
    'Cette chaîne concerne une base de données documentaire. Choisissez ce connecteur.',
  pasteRelational: 'Cette chaîne concerne une base de données SQL. Choisissez ce connecteur.',
  pasteUndo: 'Annuler',
  pasteUndone: 'Les valeurs précédentes ont été rétablies.',
  pasteLoading: 'Lecture de la chaîne de connexion…',
  pasteNotLoaded:
    'Échec du chargement du lecteur de chaînes de connexion. Réessayez ou remplissez les champs ci-dessous.',

  test: 'Tester la connexion',
  testing: 'Test…',
  testSlow: 'En attente de la réponse de la base de données…',
  testCancel: 'Annuler le test',
  testPassed: 'La connexion fonctionne. Vous pouvez connecter la source.',
  testRefused: 'Impossible de se connecter à la base de données',
  testTimedOut: 'La base de données n’a pas répondu à temps',
  testTimedOutText: 'Rien n’a été enregistré. Réessayez ou connectez la source sans test.',
  testFailed: 'Le test n’a pas pu être exécuté',
  testNeedsPassword: 'Le test nécessite le mot de passe. Saisissez-le de nouveau pour continuer.',
  tips: 'Ce que vous pouvez essayer',
  tipTyping:
    'Vérifiez que le nom d’utilisateur et le mot de passe ne contiennent ni faute de frappe ni espace en trop.',
  tipAccount:
    'Vérifiez que cet utilisateur peut se connecter à distance et qu’il n’est pas verrouillé.',
  tipAddress: 'Vérifiez l’hôte et le port.',
  tipAllowList:
    'Ajoutez les adresses IP de ce service à la liste d’autorisation de votre pare-feu. Votre gestionnaire de compte a la liste.',
  tipPublic: 'Utilisez un hôte accessible depuis l’extérieur de votre réseau.',
  tipSsl:
    'Essayez un autre mode de chiffrement. Certains serveurs exigent le chiffrement, d’autres ne le prennent pas en charge.',
  tipDatabase:
    'Vérifiez le nom de la base de données. Les majuscules et les minuscules peuvent compter.',
  tipRights:
    'Demandez au propriétaire de la base de données d’accorder l’accès en lecture à cet utilisateur.',
  tipBusy: 'Le serveur est peut-être en cours de démarrage ou occupé. Réessayez dans une minute.',

  sqlTitle: (engine) => `Base de données SQL ${engine}`,
  sqlIntro: 'Utilisez un utilisateur en lecture seule.',
  sqlKind: 'Type de base de données',
  sqlOption: (name, port) => `${name}, port ${digits(port)}`,
  portText: (port) => `Laissez vide pour ${digits(port)}.`,
  schemas: 'Schémas',
  schemasText: 'Un par ligne. Laissez vide pour tous les inclure.',
  useSsl: 'Chiffrer la connexion',
  sslMode: 'Chiffrement',
  sslRequire: 'Obligatoire',
  sslPrefer: 'Si le serveur le prend en charge',
  sslDisable: 'Désactivé',

  discoveryTitle: 'Choisir des tables',
  discoveryText:
    'Parcourez la base de données à travers un tunnel et choisissez ce qu’il faut synchroniser.',
  discoveryOpen: 'Choisir des tables',
  discoveryTunnel: 'Tunnel',
  discoveryNoTunnel:
    'Cette opération nécessite un tunnel, et aucun n’est configuré ici. Adressez-vous aux responsables de cette application.',
  discoveryStart: 'Parcourir la base de données',
  discoveryChecking: 'Connexion à la base de données…',
  discoveryListing: 'Chargement des tables…',
  discoveryRefused: 'La base de données est injoignable',
  discoveryFound: (count) => plural(count, { one: '# table trouvée', other: '# tables trouvées' }),
  discoveryEmpty: 'Aucune table trouvée. Vérifiez les autorisations de l’utilisateur.',
  discoveryTables: 'Tables par schéma',
  discoverySearch: 'Rechercher des tables',
  discoverySearchNote:
    'Utilisez * à la place de n’importe quels caractères, comme dans sales.*_2026.',
  discoveryNoMatch: 'Aucune table correspondante',
  discoverySelectAll: (count) => `Tout sélectionner (${number(count)})`,
  discoverySelectNone: (count) => `Tout désélectionner (${number(count)})`,
  discoverySelected: (selected, all) => `${number(selected)} sur ${number(all)}`,
  discoveryPublishNote:
    'La publication enregistre votre sélection. Elle ne lance pas de synchronisation.',
  discoveryPublish: (count) => plural(count, { one: 'Publier # table', other: 'Publier # tables' }),
  discoveryPublishAndSync: 'Publier et synchroniser',
  discoveryPublishedAndSynced:
    'Votre sélection a été publiée et une synchronisation a été demandée.',
  discoveryNotSynced:
    'Votre sélection a été publiée, mais la synchronisation n’a pas pu être lancée',
  discoveryPublishing: 'Publication…',
  discoveryPublished: 'Votre sélection a été publiée. La prochaine synchronisation l’utilisera.',
  discoveryFailed: 'Cette étape a échoué. Votre saisie est toujours là.',
  discoverySignedOut: 'Vous êtes déconnecté de l’application web',
  discoverySignedOutText: 'Reconnectez-vous-y pour continuer. Votre saisie est toujours là.',
  discoverySignIn: 'Se connecter',
  discoverySigningIn: 'Connexion…',

  docstoreTitle: 'Base de données documentaire',
  docstoreIntro: 'Utilisez un utilisateur en lecture seule.',
  connectionString: 'Chaîne de connexion',
  connectionStringText:
    'Si elle contient un nom d’utilisateur et un mot de passe, ils sont déplacés dans les champs ci-dessous.',
  connectionStringInvalid: `Saisissez une chaîne de connexion avec un protocole, ${quoted('://')} et un hôte.`,
  credentialsMoved: 'Le nom d’utilisateur et le mot de passe ont été déplacés dans leurs champs.',
  databases: 'Bases de données à synchroniser',
  databasesNone:
    'Listez les bases de données pour faire votre choix. Vous pouvez aussi le faire plus tard.',
  listDatabases: 'Lister les bases de données',
  listingDatabases: 'Chargement des bases de données…',
  databasesFailed: 'Impossible de lister les bases de données',
  databasesEmpty: 'Cet utilisateur ne peut lire aucune base de données.',
  databasesNeedPassword:
    'Le mot de passe est nécessaire pour lister les bases de données. Saisissez-le de nouveau pour continuer.',
  collections: (names) => (names.length === 0 ? 'Aucune collection' : names.join(', ')),

  restTitle: 'API privée',
  restIntro: 'Laissez votre propre système envoyer des données ici.',
  restSignIn: 'Authentification',
  restBearer: 'Jeton Bearer',
  restBasic: 'Authentification Basic',
  restNone: 'Aucune',
  restToken: 'Jeton',
  webhookTitle: 'Webhook',
  webhookText: 'Votre système envoie ses données à cette URL avec cette clé.',
  webhookNone: 'Aucun webhook pour l’instant. Créez-en un pour obtenir une URL et une clé.',
  webhookCreate: 'Créer un webhook',
  webhookCreating: 'Création…',
  webhookRenew: 'Créer une nouvelle clé',
  webhookRenewTitle: 'Créer une nouvelle clé pour ce webhook\u00a0?',
  webhookRenewText:
    'Les systèmes qui utilisent encore la clé actuelle pourraient ne plus fonctionner.',
  webhookAddress: 'URL',
  webhookKey: 'Clé',
  webhookKeyOnce: 'Cette clé n’est affichée qu’une seule fois. Conservez-la avant de continuer.',
  webhookCurl: 'Essayer dans un terminal',
  webhookStored: 'J’ai conservé la clé',
  webhookKeyHint: 'La clé a été affichée lors de sa création et ne peut plus l’être.',
  webhookFailed: 'Échec de la création du webhook',
  webhookCreatedAt: (when) => `Créé le ${when}`,
  webhookNoOrganisation:
    'Un webhook nécessite l’identifiant de l’organisation, que cette page ne fournit pas. Adressez-vous aux responsables de cette application.',
  copy: 'Copier',
  copyWhat: (what) => `Copier\u00a0: ${what}`,

  warehouseTitle: 'Entrepôt de données',
  warehouseIntro: 'Utilise une paire de clés au lieu d’un mot de passe.',
  subdomain: 'Sous-domaine',
  subdomainText: 'La première partie de l’URL de votre entrepôt.',
  accountIdentifier: 'Identifiant du compte',
  privateKey: 'Clé privée',
  privateKeyText: 'Au format PEM. Collez la clé entière ou choisissez le fichier.',
  warehouse: 'Entrepôt',
  role: 'Rôle',
  schema: 'Schéma',

  crmTitle: 'CRM',
  crmIntro: 'S’identifie en tant qu’application, avec son propre identifiant et son propre secret.',
  clientId: 'ID client',
  clientSecret: 'Secret client',
  tenantId: 'ID du locataire',
  organizationUrl: 'URL de l’organisation',
  oauthScopes: 'Étendues (scopes)',
  oauthScopesText: 'Séparez-les par des espaces.',

  erpTitle: 'ERP',
});
