import type { Format } from '../format.ts';
import type { OnboardingWords } from '../onboarding.ts';

/** The words of the onboarding in French. */
export const frenchOnboarding = ({ number, plural }: Format): OnboardingWords => ({
  onboarding: 'Prise en main',

  introTitle: 'Dites-nous comment vous travaillez',
  introText:
    'Quelques questions rapides sur votre organisation. Vous pouvez modifier chaque réponse avant de terminer.',
  introSteps: [
    'Répondez à quelques questions à la fois',
    'Arrêtez-vous quand vous voulez et reprenez plus tard',
    'Retrouvez vos réponses à la fin',
  ],
  begin: 'Commencer',
  resume: 'Reprendre là où vous en étiez',
  startAgain: 'Recommencer',
  asking: 'Chargement des premières questions…',
  beginFailed: 'Échec du chargement des questions',

  step: (step) => `Étape ${number(step)}`,
  answeredSoFar: (count) =>
    plural(count, { one: '# question avec réponse', other: '# questions avec réponse' }),
  nothingAsked: 'Rien à répondre ici. Passez à l’étape suivante.',
  answerMissing: 'Choisissez une réponse ou rédigez la vôtre.',
  optionsUnreadable: 'Impossible de charger les options. Écrivez votre propre réponse.',
  back: 'Retour',
  finishLater: 'Terminer plus tard',
  next: 'Continuer',
  sending: 'Envoi…',
  sendFailed: 'Échec de l’envoi de vos réponses. Elles sont toujours là.',
  readOnly: 'Consultation seule',
  readOnlyText: (scope) =>
    `Demandez l’accès à votre administrateur (${scope}). Rien de ce que vous avez saisi n’est perdu.`,
  savedHere:
    'Vos réponses sont enregistrées sur cet appareil jusqu’à ce que vous ayez terminé ou que vous vous déconnectiez.',
  draftsSavedHere:
    'Les réponses non envoyées sont enregistrées sur cet appareil jusqu’à leur envoi ou votre déconnexion.',
  notSaved: 'Échec de l’enregistrement de vos réponses sur cet appareil',
  notSavedText: 'Vous pouvez continuer, mais ne quittez pas et n’actualisez pas cette page.',

  completedTitle: 'C’est tout ce qu’il nous faut',
  completedText: 'Vos réponses ont été enregistrées. Voici ce que vous nous avez dit.',
  summary: 'Vos réponses',

  earlierAnswers: 'Réponses précédentes',
  earlierFailed: 'Échec du chargement de toutes les réponses précédentes',
  nothingStored: 'Votre organisation n’a encore répondu à aucune question.',

  delegated: 'Des questions pour vous',
  asksYou: (assigner, organisation) =>
    assigner === undefined
      ? organisation === undefined
        ? 'Des questions vous attendent'
        : `Des questions vous attendent de la part de ${organisation}`
      : `Des questions vous attendent de la part de ${assigner}${organisation === undefined ? '' : ` (${organisation})`}`,
  delegatedText:
    'Répondez à ce que vous pouvez maintenant et revenez sur ce lien pour le reste. Aucun compte requis.',
  delegatedProgress: (answered, total) =>
    `${plural(answered, { one: '# réponse', other: '# réponses' })} sur ${number(total)}`,
  due: (date) => `À rendre le ${date}`,
  overdue: (date) => `En retard depuis le ${date}`,
  answered: 'Répondu',
  yourAnswer: 'Votre réponse',
  changeAnswer: 'Modifier la réponse',
  leaveAsItIs: 'Conserver la réponse',
  ownWordsWanted: 'Rédigez votre propre réponse ou choisissez-en une autre.',
  chooseSeveral: 'Sélectionnez toutes les réponses qui conviennent',
  sendAnswers: (count) =>
    count === 0
      ? 'Envoyer les réponses'
      : plural(count, { one: 'Envoyer # réponse', other: 'Envoyer # réponses' }),
  answerFirst: 'Répondez d’abord à au moins une question.',
  answersSent: (count, left) =>
    `${plural(count, { one: '# réponse envoyée.', other: '# réponses envoyées.' })} ${left === 0 ? 'Il ne reste aucune question.' : plural(left, { one: 'Il reste # question.', other: 'Il reste # questions.' })}`,
  answersNotSent: 'Échec de l’envoi de vos réponses. Elles sont toujours là.',
  allAnswered: 'Vous avez répondu à toutes les questions',
  allAnsweredText: 'Merci. Vous pouvez fermer cette page.',
  nothingDelegated: 'Aucune question en attente',
  nothingDelegatedText: 'Ce lien ne comporte aucune question en attente.',
  answeredByOthersTitle: (count) =>
    plural(count, {
      one: 'Quelqu’un d’autre a répondu à # de ces questions',
      other: 'Quelqu’un d’autre a répondu à # de ces questions',
    }),
  answeredByOthersText: 'Vos réponses remplaceraient les siennes. Rien n’a encore été envoyé.',
  sendMine: 'Envoyer les miennes',
  keepTheirs: 'Conserver les siennes',
  linkIncomplete: 'Ce lien est incomplet',
  linkIncompleteText: 'Il en manque une partie. Copiez le lien entier depuis le message reçu.',
  linkUnknown: 'Ce lien n’est pas valide',
  linkUnknownText: 'Demandez-en un nouveau à la personne qui vous l’a envoyé.',
  linkEnded: 'Ce lien a expiré',
  linkEndedText: 'Demandez-en un nouveau à la personne qui vous l’a envoyé.',
  whatYouWrote: 'Vos réponses non envoyées',
  delegatedFailed: 'Échec du chargement des questions',

  product: 'Configurez votre espace de travail',
  chapters: 'Chapitres',
  chapterNames: ['Activité', 'Processus', 'Opérations', 'Performance', 'Technologie'],
  partNames: ['Situation initiale', 'Approfondissement', 'Vérification'],
  part: (chapter, part) => `${chapter} · ${part}`,
  partCompleted: 'terminé',
  partStarted: 'commencé',
  partOpen: 'non commencé',
  partsDone: (done, total) => `${number(done)} parties terminées sur ${number(total)}`,
  reviewText: 'Vérifiez vos réponses, corrigez les erreurs et confirmez le chapitre.',
  saveAndContinue: 'Enregistrer et continuer',
  confirmChapter: 'Confirmer le chapitre',
  questionsFailed: 'Échec du chargement des questions',
  statusFailed: 'Échec du chargement de votre progression',
  noQuestions: 'Cette partie ne comporte aucune question.',
  rawData: 'Données brutes',
  notSendable: 'Consultation seule',
  notSendableText: 'Les réponses ne peuvent pas être envoyées depuis cette application.',
  saved: 'Vos réponses ont été enregistrées.',
  productCompleted: 'Tous les chapitres sont terminés. Vous pouvez encore modifier vos réponses.',
});
