import type { FindingsWords } from '../findings.ts';
import type { Format } from '../format.ts';
import { quoted } from './quoted.ts';

/** The words of the review of findings in French. */
export const frenchFindings = ({ number, plural }: Format): FindingsWords => ({
  findings: 'Constats',
  lists: 'Listes de constats',
  pending: 'À examiner',
  approved: 'Approuvés',
  rejected: 'Rejetés',
  all: 'Tous',
  skipped: 'Passé',
  shown: (shown, total) =>
    shown === total
      ? plural(total, { one: '# constat', other: '# constats' })
      : `${plural(shown, { one: '# constat', other: '# constats' })} sur ${number(total)}`,
  listedOf: (listed, counted) =>
    `${number(listed)} sur ${number(counted)} affichés. Les autres n’ont pas pu être chargés.`,
  progress: (done, total) =>
    `${plural(done, { one: '# examiné', other: '# examinés' })} sur ${number(total)}`,
  loading: 'Chargement des constats',

  title: 'Constat',
  theme: 'Thème',
  confidence: 'Confiance',
  connections: 'Connexions',
  status: 'Statut',
  state: 'Décision',
  completed: 'Terminé',
  connectionNamed: (start) => `Connexion ${start}`,
  sortBy: (column) => `Trier par ${column}`,
  order: 'Ordre',
  asListed: 'Par défaut',
  ascending: 'Croissant',
  descending: 'Décroissant',
  direction: 'Sens',
  group: 'Grouper par',
  noGroups: 'Rien',
  widthOf: (column) => `Largeur de la colonne ${column}`,

  search: 'Rechercher des constats',
  filters: 'Filtrer',
  filtersSet: (count) => `Filtrer (${number(count)})`,
  clearFilters: 'Effacer les filtres',
  display: 'Affichage',
  moreActions: 'Autres actions',
  confidenceFrom: 'Minimum',
  confidenceTo: 'Maximum',
  includeSkipped: 'Inclure les constats passés',
  onlySkipped: 'Uniquement les constats passés',
  hideSkipped: 'Masquer les constats passés',
  columns: 'Colonnes',
  moveUp: (column) => `Déplacer ${column} à gauche`,
  moveDown: (column) => `Déplacer ${column} à droite`,
  views: 'Vues',
  noViews: 'Enregistrez vos filtres, votre tri et vos colonnes dans une vue.',
  viewName: 'Nom de la vue',
  saveView: 'Enregistrer la vue',
  exportCsv: (count) =>
    plural(count, { one: 'Exporter # constat en CSV', other: 'Exporter # constats en CSV' }),
  exportJson: (count) =>
    plural(count, { one: 'Exporter # constat en JSON', other: 'Exporter # constats en JSON' }),

  select: (title) => `Sélectionner ${quoted(title)}`,
  selectAll: (count) => `Tout sélectionner (${number(count)})`,
  selectGroup: (count, name) => `Tout sélectionner (${number(count)}) dans ${quoted(name)}`,
  focusMode: 'Examiner un par un',
  place: (at, total) => `${number(at)} sur ${number(total)}`,
  selected: (count, shown) => {
    const selected = plural(count, { one: '# sélectionné', other: '# sélectionnés' });
    if (shown === count) return selected;
    return `${selected}, ${shown === 0 ? 'aucun' : number(shown)} dans cette vue`;
  },
  allMatching: (search) => `Tous ceux qui correspondent à ${quoted(search)}`,
  allFiltered: 'Tout ce qui correspondait à vos filtres précédents',
  clearSelection: 'Effacer',
  approve: 'Approuver',
  reject: 'Rejeter',
  skip: 'Passer',
  unskip: 'Rétablir',
  edit: 'Modifier',
  approveSelected: (count) => `Approuver (${number(count)})`,
  rejectSelected: (count) => `Rejeter (${number(count)})`,
  confirmApprove: (count) =>
    plural(count, { one: 'Approuver # constat\u00a0?', other: 'Approuver # constats\u00a0?' }),
  confirmReject: (count) =>
    plural(count, { one: 'Rejeter # constat\u00a0?', other: 'Rejeter # constats\u00a0?' }),
  confirmText: (seconds) =>
    seconds < 60
      ? plural(seconds, {
          one: 'Vous pouvez annuler pendant # seconde.',
          other: 'Vous pouvez annuler pendant # secondes.',
        })
      : plural(Math.round(seconds / 60), {
          one: 'Vous pouvez annuler pendant environ # minute.',
          other: 'Vous pouvez annuler pendant environ # minutes.',
        }),
  confirmShown: (shown) =>
    shown === 0
      ? 'Aucun d’eux n’est dans cette vue.'
      : plural(shown, {
          one: 'Seul # d’entre eux est dans cette vue.',
          other: 'Seuls # d’entre eux sont dans cette vue.',
        }),
  cancel: 'Annuler',

  willApproveOne: (title) => `${quoted(title)} approuvé`,
  willRejectOne: (title) => `${quoted(title)} rejeté`,
  willApproveMany: (count) =>
    plural(count, { one: '# constat approuvé', other: '# constats approuvés' }),
  willRejectMany: (count) =>
    plural(count, { one: '# constat rejeté', other: '# constats rejetés' }),
  skippedOne: (title) => `${quoted(title)} passé`,
  unskippedOne: (title) => `${quoted(title)} rétabli`,
  waiting: (count) =>
    plural(count, { one: '# décision en attente', other: '# décisions en attente' }),
  saved: (count) =>
    plural(count, { one: '# décision enregistrée', other: '# décisions enregistrées' }),
  undo: 'Annuler',
  undoAll: 'Tout annuler',
  sendNow: 'Appliquer maintenant',
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
  notTaken: 'Ce constat est toujours en attente.',
  openFinding: (title) => `Ouvrir ${quoted(title)}`,
  retryOne: (title) => `Réessayer pour ${quoted(title)}`,
  skipFailed: (title) => `${quoted(title)} n’a pas pu être passé ni rétabli`,
  elsewhereOne: (title, state) => `Une autre personne a déjà examiné ${quoted(title)} (${state})`,
  goneOne: (title) => `${quoted(title)} n’est plus dans la liste`,
  elsewhereMany: (count) =>
    plural(count, {
      one: '# constat a déjà été examiné par une autre personne',
      other: '# constats ont déjà été examinés par d’autres',
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
    `Votre première décision sur ${quoted(title)} a bien été prise en compte (${state})`,
  firstHoldsMany: (count) =>
    plural(count, {
      one: 'Votre première décision sur # constat a bien été prise en compte',
      other: 'Vos premières décisions sur # constats ont bien été prises en compte',
    }),
  firstHoldsText: 'Elle semblait avoir échoué. Votre deuxième décision a donc été ignorée.',
  dismiss: 'Ignorer',
  moreNotices: (count) =>
    plural(count, { one: '# autre notification', other: '# autres notifications' }),
  fewerNotices: 'Afficher moins de notifications',

  readOnly: 'Consultation seule',
  readOnlyTitle: 'Consultation seule',
  readOnlyText: (scope) => `Demandez l’accès à votre administrateur (${scope}).`,
  offlineTitle: 'Vous êtes hors ligne',
  offlineText: 'Poursuivez l’examen. Vos décisions restent ici jusqu’à ce que vous les envoyiez.',
  staleTitle: 'Cette liste n’est peut-être plus à jour',
  staleText: 'Actualisation impossible. Vous voyez des résultats antérieurs.',
  failedTitle: 'Échec du chargement des constats',

  emptyTitle: 'Aucun constat pour l’instant',
  emptyText:
    'Connectez une source. Ce que nous en apprenons apparaît ici pour que vous l’approuviez.',
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
  learned: 'Ce que nous avons appris',
  discoveries: 'Nouvelles découvertes',
  sources: 'Sources',
  nodes: 'Dans votre graphe de connaissances',
  contextNodes: 'Contexte',
  otherFields: 'Autres champs',
  notGiven: 'Non indiqué',
  noTheme: 'Sans thème',
  noConnection: 'Sans connexion',
  openNode: (id) => `Ouvrir ${id}`,
  decidedElsewhere: (state) => `Décision d’une autre personne\u00a0: ${state}`,
  processing: 'Modification en cours',

  editTitle: 'Modifier avec une phrase',
  editLabel: 'Que faut-il changer\u00a0?',
  editHint: `Par exemple\u00a0: remplacer le titre par ${quoted('Deux noms pour un même fournisseur')}.`,
  editSend: 'Appliquer la modification',
  editKeys: 'Ctrl+Entrée ou ⌘+Entrée',
  editRunning: 'Modification…',
  editWaiting: 'Toujours en cours…',
  editStop: 'Ne plus attendre',
  editStopText: 'La modification peut encore aboutir.',
  editDone: 'Modifié',
  editUnchanged: 'Rien n’a changé.',
  editFailed: 'La modification n’a pas pu être enregistrée',
  editKept: 'Votre texte est conservé.',
  before: 'Avant',
  after: 'Après',

  keys: 'Raccourcis clavier',
  keysText: 'Ils fonctionnent partout dans cette liste, sauf pendant la saisie.',
  keyNext: 'Constat suivant',
  keyPrevious: 'Constat précédent',
  keySelect: 'Sélectionner ou désélectionner',
  keyExtend: 'Étendre la sélection',
  keySelectAll: 'Tout sélectionner ou désélectionner',
  keyRange: 'Sélectionner une plage',
  click: 'Clic',
  keyFocusMode: 'Passer de la liste à l’examen un par un',
  keyOpen: 'Ouvrir ou fermer les détails',
  keyUndo: 'Annuler la dernière décision',
  keySearch: 'Rechercher',
  keyClear: 'Effacer la sélection',
  keyHelp: 'Afficher cette liste',
});
