import type { ConnectorMessagingWords } from '../connectorMessaging.ts';
import type { Format } from '../format.ts';
import { quoted } from './quoted.ts';

/** The words of the messaging pairing in French. */
export const frenchConnectorMessaging = ({ number, plural }: Format): ConnectorMessagingWords => ({
  pairing: 'Connecter un téléphone',

  introTitle: 'Connecter un téléphone',
  introText:
    'Ajoutez les messages de groupe à votre graphe de connaissances. Vous choisirez les groupes après l’association.',
  steps: 'Comment connecter',
  stepOpen: 'Ouvrez l’application de messagerie sur votre téléphone.',
  stepLink: 'Ouvrez les réglages et choisissez «\u00a0Associer un appareil\u00a0».',
  stepScan: 'Scannez le code affiché ici.',
  stepPictures: 'Votre application peut avoir un aspect légèrement différent.',
  showCode: 'Afficher le code',

  code: 'Code à scanner avec votre téléphone',
  preparing: 'Préparation d’un code…',
  ready: 'Scannez ce code avec votre téléphone',
  secondsLeft: (seconds) =>
    plural(seconds, { one: 'Nouveau code dans # seconde', other: 'Nouveau code dans # secondes' }),
  waitingForScan: 'En attente de votre téléphone',
  refreshing: 'Obtention d’un nouveau code…',
  keepPrivate: 'Toute personne qui scanne ce code peut associer son téléphone. Ne le partagez pas.',
  cancel: 'Annuler',
  codeUnreadable: 'Ce code n’a pas pu être affiché. Un nouveau apparaîtra automatiquement.',
  connectionLost: 'Connexion interrompue',
  connectionLostText: 'Nous continuons d’essayer. Ce code n’est peut-être plus à jour.',

  expired: 'Le code a expiré',
  expiredText:
    'Rien n’a été connecté. Obtenez un nouveau code lorsque vous aurez votre téléphone à portée de main.',
  duplicate: 'Ce téléphone est déjà connecté',
  duplicateText: (phoneNumber) =>
    phoneNumber === undefined
      ? 'Rien n’a été modifié. Vous pouvez connecter un autre téléphone.'
      : `${phoneNumber} a déjà une connexion. Rien n’a été modifié.`,
  failed: 'Échec de la connexion du téléphone',
  failedReason: (reason) => `Motif\u00a0: ${quoted(reason)}.`,
  failedText: 'Rien n’a été modifié. Réessayez avec un nouveau code.',
  newCode: 'Obtenir un nouveau code',
  anotherPhone: 'Connecter un autre téléphone',

  paired: 'Votre téléphone est associé',
  pairedText: (phoneNumber) =>
    phoneNumber === undefined
      ? 'Choisissez les groupes à synchroniser, puis terminez.'
      : `${phoneNumber} est associé. Choisissez les groupes à synchroniser, puis terminez.`,
  connectionName: 'Nom de la connexion',
  connectionNameMissing: 'Saisissez un nom de connexion.',
  defaultName: (phoneNumber) =>
    phoneNumber === undefined ? 'Messages' : `Messages de ${phoneNumber}`,
  groups: 'Groupes',
  groupsText: 'Seuls les messages des groupes sélectionnés sont synchronisés.',
  groupsChosen: (chosen, total) =>
    `${plural(chosen, { one: '# sélectionné', other: '# sélectionnés' })} sur ${number(total)}`,
  chooseAll: 'Tout sélectionner',
  chooseNone: 'Tout désélectionner',
  filterGroups: 'Filtrer les groupes',
  noGroupFound: 'Aucun groupe correspondant.',
  noGroups: 'Ce téléphone ne fait partie d’aucun groupe',
  noGroupsText: 'Vous pouvez terminer maintenant et sélectionner des groupes plus tard.',
  groupsUnreadable: 'Les groupes ne peuvent pas être affichés ici',
  groupsUnreadableText: 'Vous pouvez terminer sans en sélectionner.',
  groupsFailed: 'Échec du chargement des groupes',
  participants: (count) => plural(count, { one: '# personne', other: '# personnes' }),
  syncMode: 'Mode de synchronisation',
  description: 'Description',
  descriptionText: 'Ce dont parlent ces messages. Cela aide l’assistant à les comprendre.',
  requiredNote: 'Les champs marqués * sont obligatoires.',
  finish: 'Terminer',
  finishing: 'Finalisation…',
  finishFailed: 'Échec de la création de la connexion',
  finishFailedText: 'Votre sélection est toujours là. Réessayez.',

  finished: 'Votre téléphone est connecté',
  alreadyConnected: 'Un téléphone est déjà connecté',
  alreadyConnectedText: 'Pour connecter un autre téléphone, déconnectez d’abord celui-ci.',
  phoneNumber: 'Numéro de téléphone',
  state: 'État',
  connected: 'Connecté',
  notConnected: 'Non connecté',
  stopped: 'Arrêté',
  notConnectedText: 'Vérifiez que le téléphone est allumé et en ligne.',
  stoppedText: 'Aucun nouveau message n’arrive. Déconnectez ce téléphone, puis reconnectez-le.',
  healthFailed: 'Échec du chargement de l’état',
  check: 'Vérifier de nouveau',
  fetchMessages: 'Synchroniser les messages en attente',
  fetching: 'Synchronisation…',
  fetched: 'Les messages en attente sont en cours de synchronisation.',
  fetchFailed: 'Échec de la synchronisation des messages en attente',
});
