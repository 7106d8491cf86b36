import type { Format } from '../format.ts';
import type { GeneralWords } from '../general.ts';
import { quoted } from './quoted.ts';

/** The shared words in French. */
export const frenchGeneral = ({ number, plural }: Format): GeneralWords => ({
  tryAgain: 'Réessayer',
  details: 'Détails',
  needAttention: (count) =>
    plural(count, { one: '# élément vous attend', other: '# éléments vous attendent' }),
  needAttentionAtLeast: (count) =>
    plural(count, {
      one: 'Au moins # élément vous attend',
      other: 'Au moins # éléments vous attendent',
    }),
  close: 'Fermer',
  unsavedTitle: 'Abandonner votre saisie\u00a0?',
  unsavedText:
    'Votre saisie ou votre sélection n’est pas enregistrée. Elle sera perdue si vous quittez.',
  keepEditing: 'Continuer à modifier',
  discard: 'Abandonner',

  networkTitle: 'Vous n’êtes pas connecté à Internet',
  networkText: 'Le service est injoignable. Vérifiez votre connexion, puis réessayez.',
  timeoutTitle: 'L’opération a pris trop de temps',
  timeoutText: 'Le service n’a pas répondu à temps. Réessayez.',
  refusedTitle: 'Vous n’avez pas accès à cet élément',
  refusedText: 'Demandez l’accès à la personne qui gère votre compte.',
  signedOutTitle: 'Vous êtes déconnecté',
  signedOutText: 'Reconnectez-vous pour continuer.',
  tokenFailedTitle: 'Votre session a expiré',
  missingScopeTitle: 'Il vous manque une autorisation',
  missingScopeText: (scope) =>
    `Vous avez besoin de l’autorisation ${quoted(scope)}. Adressez-vous à la personne qui gère votre compte.`,
  notFoundTitle: 'Cet élément n’existe plus',
  notFoundText: 'Il a peut-être été supprimé.',
  rejectedTitle: 'Le service n’a pas accepté cette demande',
  rejectedText:
    'Vérifiez votre saisie, puis réessayez. Si le problème persiste, envoyez les détails à l’assistance.',
  rejectedReason: (reason) => `Réponse du service\u00a0: ${quoted(reason)}`,
  conflictTitle: 'Quelqu’un d’autre a modifié cet élément',
  conflictText:
    'Rien n’a été enregistré et vos modifications sont toujours là. Enregistrez de nouveau pour remplacer les siennes.',
  busyTitle: 'Trop de requêtes',
  busyText: 'Patientez un instant, puis réessayez.',
  sendsIn: (seconds) => `Envoi dans ${number(seconds)} s`,
  heldBack: 'Le service est très sollicité. L’envoi se fera dans un instant.',
  platformTitle: 'Le service a rencontré un problème',
  platformText: 'Réessayez dans un instant.',
  unexpectedTitle: 'Une erreur s’est produite',
  unexpectedText: 'Réessayez. Si le problème persiste, envoyez les détails à l’assistance.',
  partFailedTitle: 'Cette partie ne peut pas être affichée',
  partFailedText: 'Réessayez. Si cela ne suffit pas, rechargez la page.',

  entriesUnreadable: (count) =>
    plural(count, {
      one: '# élément n’a pas pu être lu',
      other: '# éléments n’ont pas pu être lus',
    }),
  partOfList: (shown, total) =>
    total === undefined
      ? plural(shown, {
          one: 'Seul le premier élément est affiché. Il y en a d’autres.',
          other: 'Les # premiers éléments sont affichés. Il y en a d’autres.',
        })
      : `${plural(shown, { one: '# élément affiché', other: '# éléments affichés' })} sur ${number(total)}`,

  copyCode: 'Copier le code',
  downloadCode: 'Télécharger',
  wrapCode: 'Renvoyer à la ligne',
  copied: 'Copié',
  copyFailed: 'Échec de la copie',
  copyTable: 'Copier le tableau',
  downloadTable: 'Télécharger en CSV',
  table: 'Tableau',
  code: 'Code',
  image: 'Image',
  footnote: (label) => `Note ${label}`,
  citation: (index, source) => `Source ${number(index)}\u00a0: ${source}`,
  alerts: {
    note: 'Remarque',
    tip: 'Conseil',
    important: 'Important',
    warning: 'Avertissement',
    caution: 'Attention',
  },
});
