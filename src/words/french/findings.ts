import type { FindingsWords } from '../findings.ts';
import type { Format } from '../format.ts';
import { quoted } from './quoted.ts';

/** The words of the review of findings in French. */
export const frenchFindings = ({ number, plural }: Format): FindingsWords => ({
  findings: 'Constats',
  lists: 'Listes de constats',
  pending: 'En attente',
  approved: 'Approuvés',
  rejected: 'Rejetés',
  all: 'Tous',
  skipped: 'Passé',
  shown: (shown, total) =>
    shown === total
      ? plural(total, { one: '# constat', other: '# constats' })
      : `${plural(shown, { one: '# constat', other: '# constats' })} sur ${number(total)}`,
  listedOf: (listed, counted) =>
    `${plural(listed, { one: '# constat chargé', other: '# constats chargés' })} sur ${number(counted)}. Le service n’a pas renvoyé les autres.`,
  progress: (done, total) =>
    `${plural(done, { one: '# décision prise', other: '# décisions prises' })} sur ${number(total)}`,
  loading: 'Chargement des constats',

  title: 'Constat',
  theme: 'Thème',
  confidence: 'Confiance',
  connections: 'Connexions',
  status: 'Statut',
  state: 'Examen',
  completed: 'Terminé',
  connectionNamed: (start) => `Connexion ${start}`,
  sortBy: (column) => `Trier par ${column}`,
  order: 'Ordre',
  asListed: 'Par défaut',
  ascending: 'Croissant',
  descending: 'Décroissant',
  direction: 'Sens',
  group: 'Grouper par',
  noGroups: 'Sans groupes',
  widthOf: (column) => `Largeur de la colonne ${column}`,

  search: 'Rechercher des constats',
  filters: 'Filtres',
  filtersSet: (count) => `Filtres (${number(count)})`,
  clearFilters: 'Effacer les filtres',
  confidenceFrom: 'Minimum',
  confidenceTo: 'Maximum',
  includeSkipped: 'Inclure les constats passés',
  onlySkipped: 'Uniquement les constats passés',
  hideSkipped: 'Masquer les constats passés',
  columns: 'Colonnes',
  moveUp: (column) => `Avancer ${column}`,
  moveDown: (column) => `Reculer ${column}`,
  views: 'Vues',
  noViews:
    'Enregistrez une vue pour conserver sa liste, sa recherche, ses filtres, son ordre et ses colonnes.',
  viewName: 'Nom de la vue',
  saveView: 'Enregistrer la vue',
  export: 'Exporter',
  exportText: (count) =>
    plural(count, {
      one: 'Exporte # constat tel qu’affiché.',
      other: 'Exporte # constats tels qu’affichés, dans cet ordre.',
    }),
  exportCsv: 'Télécharger en CSV',
  exportJson: 'Télécharger en JSON',

  select: (title) => `Sélectionner ${quoted(title)}`,
  selectAll: (count) => `Tout sélectionner (${number(count)})`,
  selectGroup: (count, name) => `Tout sélectionner (${number(count)}) dans ${quoted(name)}`,
  focusMode: 'Un à la fois',
  place: (at, total) => `${number(at)} sur ${number(total)}`,
  selected: (count, shown) => {
    const selected = plural(count, { one: '# sélectionné', other: '# sélectionnés' });
    if (shown === count) return selected;
    return `${selected}, ${shown === 0 ? 'aucun' : number(shown)} dans cette vue`;
  },
  allMatching: (search) => `Tous ceux qui correspondent à ${quoted(search)}`,
  allFiltered: 'Tous ceux qui correspondaient aux filtres précédents',
  clearSelection: 'Effacer la sélection',
  approve: 'Approuver',
  reject: 'Rejeter',
  skip: 'Passer',
  unskip: 'Ne plus passer',
  edit: 'Modifier',
  approveSelected: (count) => `Approuver (${number(count)})`,
  rejectSelected: (count) => `Rejeter (${number(count)})`,
  confirmApprove: (count) =>
    plural(count, { one: 'Approuver # constat\u00a0?', other: 'Approuver # constats\u00a0?' }),
  confirmReject: (count) =>
    plural(count, { one: 'Rejeter # constat\u00a0?', other: 'Rejeter # constats\u00a0?' }),
  confirmText: (seconds) =>
    plural(seconds, {
      one: 'Vous pouvez annuler pendant # seconde.',
      other: 'Vous pouvez annuler pendant # secondes.',
    }),
  confirmShown: (shown) =>
    shown === 0
      ? 'Aucun d’eux n’est dans cette vue.'
      : plural(shown, {
          one: 'Seul # d’entre eux est dans cette vue.',
          other: 'Seuls # d’entre eux sont dans cette vue.',
        }),
  cancel: 'Annuler',

  willApproveOne: (title) => `${quoted(title)} sera approuvé`,
  willRejectOne: (title) => `${quoted(title)} sera rejeté`,
  willApproveMany: (count) =>
    plural(count, { one: '# constat sera approuvé', other: '# constats seront approuvés' }),
  willRejectMany: (count) =>
    plural(count, { one: '# constat sera rejeté', other: '# constats seront rejetés' }),
  skippedOne: (title) => `${quoted(title)} a été passé`,
  unskippedOne: (title) => `${quoted(title)} n’est plus passé`,
  waiting: (count) =>
    plural(count, {
      one: '# décision pas encore envoyée',
      other: '# décisions pas encore envoyées',
    }),
  saved: (count) =>
    plural(count, { one: '# décision enregistrée', other: '# décisions enregistrées' }),
  undo: 'Annuler',
  undoAll: 'Tout annuler',
  sendNow: 'Envoyer maintenant',
  approving: (done, total) => `Approbation\u00a0: ${number(done)} sur ${number(total)}`,
  rejecting: (done, total) => `Rejet\u00a0: ${number(done)} sur ${number(total)}`,
  sentOnline: (count) =>
    plural(count, {
      one: '# décision sera envoyée dès votre retour en ligne',
      other: '# décisions seront envoyées dès votre retour en ligne',
    }),
  stop: 'Arrêter',
  stopped: (done, total) => `Arrêté après ${number(done)} sur ${number(total)}`,
  stoppedText: 'Les autres sont toujours en attente.',
  failed: (count) =>
    plural(count, {
      one: '# décision n’a pas pu être enregistrée',
      other: '# décisions n’ont pas pu être enregistrées',
    }),
  failedText: 'Ces constats sont toujours en attente. Réessayez.',
  notTaken: 'Le service indique toujours ce constat comme en attente.',
  openFinding: (title) => `Ouvrir ${quoted(title)}`,
  retryOne: (title) => `Réessayer pour ${quoted(title)}`,
  skipFailed: (title) => `${quoted(title)} n’a pas pu être passé`,
  elsewhereOne: (title, state) =>
    `Décision d’une autre personne sur ${quoted(title)}\u00a0: ${state}`,
  goneOne: (title) => `${quoted(title)} n’est plus dans la liste`,
  elsewhereMany: (count) =>
    plural(count, {
      one: 'Une autre personne a pris une décision sur # constat',
      other: 'D’autres ont pris une décision sur # constats',
    }),
  ownUnsent: (count) =>
    plural(count, {
      one: 'Votre décision n’a pas été envoyée.',
      other: '# de vos décisions n’ont pas été envoyées.',
    }),
  ownLate: (count) =>
    plural(count, {
      one: 'Votre décision est arrivée trop tard.',
      other: '# de vos décisions sont arrivées trop tard.',
    }),
  firstHoldsOne: (title, state) =>
    `Votre première décision sur ${quoted(title)} est conservée\u00a0: ${state}`,
  firstHoldsMany: (count) =>
    plural(count, {
      one: 'Votre première décision est conservée pour # constat',
      other: 'Vos premières décisions sont conservées pour # constats',
    }),
  firstHoldsText: 'Elle semblait avoir échoué. Ce que vous avez décidé ensuite ne compte pas.',
  dismiss: 'Ignorer',
  moreNotices: (count) =>
    plural(count, { one: '# autre notification', other: '# autres notifications' }),
  fewerNotices: 'Afficher moins de notifications',

  readOnly: 'Lecture seule',
  readOnlyTitle: 'Vous pouvez lire les constats, mais pas prendre de décision',
  readOnlyText: (scope) =>
    `Pour approuver ou rejeter, vous avez besoin de l’autorisation ${quoted(scope)}.`,
  offlineTitle: 'Vous êtes hors ligne',
  offlineText:
    'Vous pouvez poursuivre l’examen. Les décisions qui ne peuvent pas être envoyées restent ici pour que vous les envoyiez plus tard.',
  staleTitle: 'Cette liste n’est peut-être plus à jour',
  staleText: 'Échec de l’actualisation. Résultats précédents affichés.',
  failedTitle: 'Échec du chargement des constats',

  emptyTitle: 'Aucun constat pour l’instant',
  emptyText: 'Les constats à examiner apparaissent ici après la synchronisation d’une connexion.',
  allDecidedTitle: 'Tout est décidé',
  allDecidedText: 'Tout n’est pas encore envoyé.',
  donePendingTitle: 'Vous êtes à jour',
  donePendingText: 'De nouveaux constats apparaîtront après la prochaine synchronisation.',
  allDone: (count) => plural(count, { one: '# examiné', other: '# examinés' }),
  leftElsewhere: (count) =>
    plural(count, {
      one: '# autre constat est toujours en attente.',
      other: '# autres constats sont toujours en attente.',
    }),
  emptyListTitle: 'Rien pour l’instant',
  nothingFoundTitle: 'Aucun constat correspondant',
  nothingFoundText: 'Essayez une autre recherche ou effacez les filtres.',
  refresh: 'Actualiser',

  details: 'Détails',
  openFailed: 'Échec du chargement de ce constat',
  closeDetails: 'Fermer les détails',
  learned: 'Ce qui a été appris',
  discoveries: 'Nouvelles découvertes',
  sources: 'Sources',
  nodes: 'Dans le graphe de connaissances',
  contextNodes: 'Contexte',
  otherFields: 'Autres champs',
  notGiven: 'Non indiqué',
  noTheme: 'Sans thème',
  noConnection: 'Sans connexion',
  openNode: (id) => `Ouvrir ${id}`,
  decidedElsewhere: (state) => `Décision d’une autre personne\u00a0: ${state}`,
  processing: 'Modification en cours',

  editTitle: 'Modifier en langage courant',
  editLabel: 'Que faut-il changer\u00a0?',
  editHint: `Par exemple\u00a0: remplacer le titre par ${quoted('Deux noms pour un même fournisseur')}.`,
  editSend: 'Envoyer la modification',
  editKeys: 'Ctrl+Entrée ou ⌘+Entrée',
  editRunning: 'Modification…',
  editWaiting: 'Le service est encore en train de modifier',
  editStop: 'Ne plus attendre',
  editStopText: 'Il se peut que le service termine tout de même la modification.',
  editDone: 'Modifié',
  editUnchanged: 'Rien n’a changé.',
  editFailed: 'La modification n’a pas pu être enregistrée',
  editKept: 'Votre texte est toujours ci-dessous.',
  before: 'Avant',
  after: 'Après',

  keys: 'Raccourcis clavier',
  keysText: 'Ils fonctionnent partout dans l’examen des constats, sauf pendant la saisie.',
  keyNext: 'Constat suivant',
  keyPrevious: 'Constat précédent',
  keySelect: 'Sélectionner ou désélectionner',
  keyExtend: 'Étendre la sélection',
  keySelectAll: 'Tout sélectionner ou désélectionner',
  keyRange: 'Sélectionner une plage',
  click: 'Clic',
  keyFocusMode: 'Un constat à la fois, ou la liste',
  keyOpen: 'Ouvrir ou fermer les détails',
  keyUndo: 'Annuler la dernière décision',
  keySearch: 'Rechercher',
  keyClear: 'Effacer la sélection',
  keyHelp: 'Afficher cette liste',
});
