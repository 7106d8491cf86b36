import type { Format } from '../format.ts';
import type { OntologiesWords } from '../ontologies.ts';
import { frenchOntologyPicker } from './ontologyPicker.ts';
import { quoted } from './quoted.ts';

/** The words of the ontology editor and picker in French. */
export const frenchOntologies = (format: Format): OntologiesWords => ({
  ...frenchOntologyPicker(format),

  ontologies: 'Ontologies',

  newOntology: 'Nouvelle ontologie',
  sortBy: 'Trier par',
  sortName: 'Nom',
  sortTerms: 'Plus grand nombre de termes',
  sortMatches: 'Plus grand nombre de correspondances dans l’exemple',
  importFile: 'Importer',
  exportAllJson: 'Tout exporter en JSON',
  exportAllCsv: 'Tout exporter en CSV',
  exportAllTtl: 'Tout exporter en SKOS',
  tryCombination: 'Essayer une combinaison',
  chooseToTry: 'Sélectionnez une ontologie pour voir les correspondances.',
  tryText:
    'Sélectionnez des ontologies comme pour une importation et voyez comment un exemple de texte serait traité.',
  emptyTitle: 'Définissez les termes importants de vos documents',
  emptyText:
    'Une ontologie est une liste de termes. Les documents importés avec elle sont étiquetés là où ils correspondent, ou limités à ce qui correspond.',
  chooseOne: 'Sélectionnez une ontologie pour la consulter ou la modifier.',
  back: 'Retour à la liste',
  untitled: 'Nouvelle ontologie',
  unsaved: 'Modifications non enregistrées',
  save: 'Enregistrer',
  saving: 'Enregistrement…',
  savedNote: (name) => `Ontologie enregistrée\u00a0: ${quoted(name)}`,
  undo: 'Annuler',
  redo: 'Rétablir',
  copyOntology: 'Dupliquer',
  copyName: (name) => `Copie de ${name}`,
  exportJson: 'Exporter en JSON',
  exportCsv: 'Exporter en CSV',
  exportTtl: 'Exporter en SKOS',
  deleteOntology: 'Supprimer',
  name: 'Nom',
  nameText: 'Catégorie ajoutée au contenu correspondant.',
  id: 'ID',
  idText: 'En minuscules. Vous ne pourrez plus le modifier.',
  idMissing: 'Saisissez un ID.',
  idNotLowercase: 'Saisissez l’ID en minuscules.',
  idTaken: (id) =>
    `${quoted(id)} est déjà utilisé. Utilisez un autre ID ou ouvrez l’ontologie qui le porte.`,
  idDeleted:
    'Vous avez supprimé une ontologie avec cet ID. L’enregistrement en crée une nouvelle, avec une nouvelle date de création et un nouvel auteur.',
  versionField: 'Version',
  createdAt: 'Création',
  createdBy: 'Créée par',
  entityTypes: 'Types d’entités',
  entityTypesText:
    'Catégories de choses, comme Fournisseur. Comparées aux entités et recherchées dans le texte.',
  legalTerms: 'Termes juridiques',
  legalTermsText: 'Mots et expressions à rechercher dans le texte.',
  requiredFields: 'Champs obligatoires',
  requiredFieldsText:
    'Mots désignant les données qui doivent être présentes, comme numéro de contrat.',
  termLists: 'Listes de termes',
  ofLimit: (count, limit) => `${format.number(count)} sur ${format.number(limit)}`,
  tooMany: (list, over) =>
    `${list}\u00a0: ${format.plural(over, { one: '# terme en trop. Retirez-le pour enregistrer.', other: '# termes en trop. Retirez-les pour enregistrer.' })}`,
  termMissing: 'Ajoutez au moins un terme pour enregistrer.',
  termTooLong: (length, limit) =>
    `${format.plural(length, { one: '# caractère', other: '# caractères' })} sur ${format.number(limit)}. Raccourcissez ce terme.`,
  termEmpty: 'Saisissez un terme.',
  termNeverMatches:
    'Ce terme ne contient ni lettre ni chiffre\u00a0: il ne correspondra donc jamais.',
  termSame: (term) => `Identique à ${quoted(term)}`,
  termSimilar: (term) => `Semblable à ${quoted(term)}`,
  termShared: (names) => `Aussi dans ${names}`,
  termsFull: (limit) =>
    `Cette liste est pleine. Vous pouvez ajouter jusqu’à ${format.plural(limit, { one: '# terme', other: '# termes' })}.`,
  longTerms: (count) =>
    format.plural(count, {
      one: '# terme est trop long. Raccourcissez-le pour enregistrer.',
      other: '# termes sont trop longs. Raccourcissez-les pour enregistrer.',
    }),
  addTerm: 'Ajouter un terme',
  add: 'Ajouter',
  pasteList: 'Coller une liste',
  sortAlphabet: 'Trier de A à Z',
  noTerms: 'Aucun terme pour l’instant. Ajoutez-en un ci-dessus ou collez une liste.',
  editTerm: (term) => `Modifier ${quoted(term)}`,
  removeTerm: (term) => `Retirer ${quoted(term)}`,
  moveUp: (term) => `Monter ${quoted(term)}`,
  moveDown: (term) => `Descendre ${quoted(term)}`,
  termMoved: (term, place, count) =>
    `${quoted(term)} est maintenant en position ${format.number(place)} sur ${format.number(count)}`,
  termRemoved: (term) => `Terme retiré\u00a0: ${quoted(term)}`,
  termsAdded: (count) => format.plural(count, { one: '# terme ajouté', other: '# termes ajoutés' }),
  termMatches: (count) =>
    format.plural(count, { one: '# correspondance', other: '# correspondances' }),
  pasteTitle: (list) => `Coller une liste dans ${list}`,
  pasteText: 'Un terme par ligne, ou des cellules d’une feuille de calcul.',
  pasteTerms: 'Termes',
  splitAtCommas: 'Séparer aussi aux virgules et aux points-virgules',
  preflight: 'Aperçu',
  willAdd: (count) => format.plural(count, { one: '# nouveau', other: '# nouveaux' }),
  duplicate: (count) => `${format.number(count)} déjà dans la liste`,
  repeated: (count) => format.plural(count, { one: '# doublon', other: '# doublons' }),
  tooLong: (count) => format.plural(count, { one: '# trop long', other: '# trop longs' }),
  neverMatches: (count) => `${format.number(count)} sans lettre ni chiffre`,
  overLimit: (count, limit) =>
    `${format.number(count)} au-delà de la limite de ${format.number(limit)}`,
  leftOut: (count) => format.plural(count, { one: 'Non ajouté (#)', other: 'Non ajoutés (#)' }),
  andMore: (count) => format.plural(count, { one: 'et # autre', other: 'et # autres' }),
  addMany: (count) => format.plural(count, { one: 'Ajouter # terme', other: 'Ajouter # termes' }),
  cancel: 'Annuler',
  preview: 'Aperçu des correspondances',
  sampleText: 'Exemple de texte',
  samplePlaceholder: 'Saisissez ou collez du texte, ou déposez un fichier .txt, .md ou .csv',
  openSample: 'Ouvrir un fichier',
  clearSample: 'Effacer',
  dropSample: 'Déposez un fichier pour le lire ici',
  longSample: (name, characters) =>
    `${name} · ${format.plural(characters, { one: '# caractère', other: '# caractères' })}`,
  pastedSample: 'Texte collé',
  sampleKind: 'Seuls les fichiers .txt, .md et .csv peuvent être ouverts ici.',
  sampleTooLarge: (limit) =>
    `Le fichier est trop volumineux. La limite est de ${format.bytes(limit)}.`,
  sampleFailed: 'Échec de la lecture du fichier.',
  previewEmpty: 'Ajoutez un exemple de texte pour voir les correspondances pendant la saisie.',
  matching: 'Recherche de correspondances…',
  found: (matches, terms, passages, all) =>
    `${format.plural(matches, { one: '# correspondance', other: '# correspondances' })} de ${format.plural(terms, { one: '# terme', other: '# termes' })} dans ${format.plural(passages, { one: '# passage', other: '# passages' })} sur ${format.number(all)}`,
  strictResult: (removed, all) =>
    `Le mode strict écarte ${format.plural(removed, { one: '# passage', other: '# passages' })} sur ${format.number(all)}.`,
  guidedResult: (tagged, all) =>
    `Le mode guidé garde ${format.plural(all, { one: '# passage', other: 'les # passages' })} et en étiquette ${format.number(tagged)}.`,
  entityNote:
    'Ici, chaque ligne de votre texte compte comme un passage. Le service peut le découper autrement, et garde aussi des entités selon leur type.',
  previewMode: 'Mode',
  show: 'Afficher',
  showAll: 'Tous les passages',
  showMatching: 'Avec correspondance',
  showOthers: 'Sans correspondance',
  passages: 'Passages',
  passageLeftOut: 'Écarté',
  passageTagged: (category) => `Étiqueté ${category}`,
  showingFirst: (shown, all) =>
    `${format.plural(shown, { one: '# premier affiché', other: '# premiers affichés' })} sur ${format.number(all)}`,
  showMore: 'Afficher plus',
  noPassages: 'Aucun passage à afficher.',
  deleteTitle: (name) => `Supprimer ${quoted(name)}\u00a0?`,
  deleteText:
    'Les nouvelles importations ne pourront plus l’utiliser. Le contenu déjà étiqueté le reste.',
  deletedNote: (name) => `Ontologie supprimée\u00a0: ${quoted(name)}`,
  deletedText:
    'Le contenu étiqueté le reste. Si vous la créez de nouveau, elle aura une nouvelle date de création et un nouvel auteur.',
  createAgain: 'Créer de nouveau',
  deleteFailed: 'Échec de la suppression de l’ontologie',
  restoreFailed: 'L’ontologie n’a pas pu être créée de nouveau',
  saveFailed: 'Échec de l’enregistrement de l’ontologie',
  draftKept: 'Vos modifications sont toujours là.',
  conflictTitle: 'Une ontologie avec cet ID existe déjà',
  conflictText:
    'L’ontologie existante n’a pas été modifiée, et vos modifications sont toujours là. Utilisez un autre ID ou ouvrez l’ontologie existante.',
  openExisting: 'Ouvrir l’existante',
  useFreeId: (id) => `Utiliser ${quoted(id)}`,
  goneTitle: 'Quelqu’un d’autre a supprimé cette ontologie',
  clashTitle: (fields) => `Quelqu’un d’autre a aussi modifié\u00a0: ${fields}`,
  clashText: 'L’enregistrement remplace ses modifications par les vôtres.',
  takeTheirs: 'Utiliser les siennes',
  readOnlyText: (scope) =>
    `Vous pouvez consulter les ontologies. Pour les modifier, vous avez besoin de l’autorisation ${quoted(scope)}.`,
  unsavedTitle: (name) => `Enregistrer les modifications de ${quoted(name)}\u00a0?`,
  unsavedText: 'Si vous quittez sans enregistrer, vos modifications seront perdues.',
  discardTitle: (name) => `Abandonner les modifications de ${quoted(name)}\u00a0?`,
  discardText:
    'Ces modifications ne peuvent pas être enregistrées en l’état. Si vous quittez, elles seront perdues.',
  importTitle: (name) => `Importer depuis ${name}`,
  importNew: 'Nouvelle',
  importChanges: 'Remplace l’existante',
  importSame: 'Déjà à jour',
  importInvalid: 'Ne peut pas être importée',
  importDone: 'Importée',
  importFailed: 'Échec',
  importMany: (count) =>
    format.plural(count, { one: 'Importer # ontologie', other: 'Importer # ontologies' }),
  importRetry: (count) => `Réessayer (${format.number(count)})`,
  importProgress: (done, all) =>
    `${format.plural(done, { one: '# importée', other: '# importées' })} sur ${format.number(all)}`,
  importSomeFailed: (count, all) =>
    `${format.plural(count, { one: '# n’a pas pu être importée', other: '# n’ont pas pu être importées' })} sur ${format.number(all)}`,
  importStop: 'Arrêter',
  importNothing: 'Aucune ontologie n’a pu être lue dans le fichier',
  notJson: 'Le JSON de ce fichier est incomplet.',
  badVersion: (line) => `La version à la ligne ${format.digits(line)} n’est pas un nombre entier.`,
  badList: (line) =>
    `La liste à la ligne ${format.digits(line)} doit être entityTypes, legalTerms ou requiredFields.`,
  notCsv: 'Un guillemet de ce fichier n’est jamais fermé.',
  notRdf: 'Ce fichier contient une erreur de syntaxe ou est incomplet.',
  fileNotRead: 'Impossible d’ouvrir le fichier',
  fileNotReadText:
    'Le fichier est peut-être correct\u00a0: une partie de cette page n’a pas pu être chargée. Vérifiez votre connexion et choisissez à nouveau le fichier.',
  unknownOntology: (id) => `${quoted(id)} n’existe pas ou a été supprimé`,
  idAdvice:
    'Les lettres a–z, les chiffres, les tirets et les tirets bas fonctionnent partout, pas forcément les autres caractères ni les longs identifiants. L’identifiant ne pourra plus être modifié.',
  deprecated: (count) => format.plural(count, { one: '# obsolète', other: '# obsolètes' }),
  nothingToImport: 'Le fichier ne contient aucun terme.',
  importNameMissing: 'Saisissez un nom.',
  importColumns: 'Colonnes',
  importHeader: 'La première ligne contient les noms des colonnes',
  importColumn: (column) => `Colonne ${format.digits(column)}`,
  importUse: (column) => `Importer ${column} en tant que`,
  importSkip: 'Ne pas importer',
  importSeparator: (column) => `Séparer ${column}`,
  importWhole: 'Ne pas séparer',
  importSplitAt: (separator) => `Séparer à ${quoted(separator)}`,
  importSkipped: (columns) => `Non importé\u00a0: ${columns}`,
  overLimitTitle: 'Il y a plus de termes qu’une ontologie ne peut en contenir',
  overLimitSplit: (count) =>
    format.plural(count, {
      one: 'Les mettre dans # ontologie',
      other: 'Les répartir sur # ontologies',
    }),
  overLimitBy: {
    trim: 'Importer seulement les premiers',
    pick: 'Choisir lesquels importer',
  },
  overLimitUpload: (limit) =>
    `Une importation peut en utiliser ${format.number(limit)} au maximum.`,
  searchTerms: 'Rechercher des termes',
  problemTooMany: (list, count, limit) =>
    `${list}\u00a0: ${format.number(count)} sur ${format.number(limit)}`,
  problemTooLong: (count) =>
    format.plural(count, { one: '# terme est trop long', other: '# termes sont trop longs' }),
  problemNoId: 'Sans ID',
  problemNoTerms: 'Sans terme',
  shortcuts: 'Raccourcis clavier',
  shortcutTerms: 'Parcourir les termes',
  shortcutEdit: 'Modifier le terme',
  shortcutMove: 'Déplacer le terme',
  shortcutRemove: 'Retirer le terme',
  shortcutHelp: 'Afficher cette liste',
});
