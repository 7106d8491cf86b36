import type { DocumentsWords } from '../documents.ts';
import type { Format } from '../format.ts';
import { quoted } from './quoted.ts';

/** The words of the document upload in French. */
export const frenchDocuments = ({ bytes, number, percent, plural }: Format): DocumentsWords => ({
  upload: 'Importer des documents',

  emptyTitle: 'Ajoutez vos documents',
  emptyText:
    'Importez des contrats, des rapports ou des notes pour les ajouter à votre graphe de connaissances.',
  chooseFiles: 'Choisir des fichiers',
  chooseFolder: 'Choisir un dossier',
  dropFiles: 'ou déposez-les ici',
  dropHere: 'Déposez des fichiers ou des dossiers',
  acceptedTypes: (types) => `Types de fichier\u00a0: ${types}`,
  maxFileSize: (size) => `Jusqu’à ${bytes(size)} par fichier`,
  maxFiles: (count) =>
    plural(count, {
      one: '# fichier à la fois au maximum',
      other: '# fichiers à la fois au maximum',
    }),
  readingFolder: (files) =>
    plural(files, {
      one: 'Lecture du dossier\u00a0: # fichier pour l’instant',
      other: 'Lecture du dossier\u00a0: # fichiers pour l’instant',
    }),
  stopReading: 'Arrêter la lecture',
  folderFailed: 'Certains fichiers ou dossiers n’ont pas pu être lus',
  folderFailedText: 'Le reste a été ajouté. Réessayez avec les fichiers manquants.',
  alreadyListed: (count) =>
    plural(count, {
      one: '# fichier est déjà dans la liste.',
      other: '# fichiers sont déjà dans la liste.',
    }),

  files: 'Fichiers à importer',
  uploadedFiles: 'Fichiers importés',
  fileCount: (count) => plural(count, { one: '# fichier', other: '# fichiers' }),
  removeFile: (name) => `Retirer ${name}`,
  cancelFile: (name) => `Annuler l’importation de ${name}`,
  retryFile: (name) => `Réimporter ${name}`,
  uploadAgain: (name) => `Importer ${name} comme nouveau fichier`,
  waiting: 'En attente',
  uploading: (name) => `Importation de ${name}`,
  progress: (done, total, share) => `${bytes(done)} sur ${bytes(total)} · ${percent(share)}`,
  failed: 'Échec de l’importation',
  interrupted: 'La connexion a été interrompue',
  cancelled: 'Annulé',
  refused: {
    empty: 'Ce fichier est vide.',
    system: 'C’est un fichier système, pas un document.',
    program: 'Les programmes ne peuvent pas être importés.',
    type: 'Ce type de fichier n’est pas pris en charge.',
    'too-large': 'Ce fichier est trop volumineux.',
    'too-many': 'Il y a trop de fichiers. Retirez-en d’abord un autre.',
    duplicate: 'Ce fichier a déjà été ajouté ou importé.',
  },
  refusedCount: (count) =>
    plural(count, {
      one: '# fichier ne peut pas être importé',
      other: '# fichiers ne peuvent pas être importés',
    }),
  addAnyway: (name) => `Ajouter ${name} quand même`,
  addAnywayShort: 'Ajouter quand même',
  uploaded: 'Importé',
  uploadedAsProcedure: 'Importé comme procédure opérationnelle',
  notProcessedYet: 'Pas encore traité',
  inQueue: 'En attente de traitement',
  processing: 'Traitement…',
  ready: 'Prêt',
  notProcessed: 'N’a pas pu être traité',
  ontologyNotFound:
    'Une ontologie sélectionnée n’existe plus. Choisissez-en une autre et réimportez le fichier.',
  processingFailed: 'Le document a été importé, mais n’a pas pu être traité.',

  settings: 'Options de traitement',
  settingsText: 'S’applique à tous les fichiers de cette importation.',
  description: 'Description',
  descriptionText: 'Ce dont parlent ces documents. Cela aide l’assistant à les comprendre.',
  groupWrong: 'Corrigez d’abord le groupe de documents.',

  uploadFiles: (count) =>
    plural(count, { one: 'Importer # fichier', other: 'Importer # fichiers' }),
  overall: 'Toutes les importations',
  overallProgress: (done, total, share) => `${bytes(done)} sur ${bytes(total)} · ${percent(share)}`,
  filesDone: (done, total) =>
    `${plural(done, { one: '# fichier importé', other: '# fichiers importés' })} sur ${number(total)}`,
  cancelAll: 'Tout annuler',
  allUploaded: (count) => plural(count, { one: '# fichier importé', other: '# fichiers importés' }),
  someFailed: (failed, total) =>
    `${plural(failed, { one: '# fichier n’a pas pu être importé', other: '# fichiers n’ont pas pu être importés' })} sur ${number(total)}`,
  someFailedText: 'Les autres sont importés. Réessayez ceux qui ont échoué.',
  retryFailed: (count) =>
    plural(count, { one: 'Réimporter # fichier', other: 'Réimporter # fichiers' }),
  clearUploaded: 'Retirer les fichiers terminés',
  earlier: 'Vos documents',
  earlierFailed: 'Échec du chargement de vos documents',
  fileTotals: (count, size) =>
    `${plural(count, { one: '# fichier', other: '# fichiers' })} · ${bytes(size)}`,
  removeDocument: (name) => `Retirer ${name}`,
  removeTitle: (name, count) =>
    count === 1 ? `Retirer ${name}\u00a0?` : `Retirer ${number(count)} documents\u00a0?`,
  removeText:
    'Le retrait concerne uniquement vos documents ici. Le fichier sur votre ordinateur n’est pas modifié.',
  remove: 'Retirer',
  removing: 'Retrait…',
  keepDocument: 'Conserver',
  removeFailed: (name) => `Impossible de retirer ${name}`,
  removeFailedText: 'Rien n’a été retiré. Réessayez plus tard.',
  removeWhileSyncing: 'Traitement en cours. Réessayez quand il sera terminé.',
  uploadedAt: (when) => `Importé le ${when}`,

  offline: 'Vous êtes hors ligne',
  offlineText: 'Vos fichiers restent dans la liste. Importez-les une fois de nouveau en ligne.',
  readOnly: 'Vous pouvez voir les documents, mais pas en importer',
  readOnlyText: (scope) =>
    `Pour importer, vous avez besoin de l’autorisation ${quoted(scope)}. Vos fichiers restent dans la liste.`,
});
