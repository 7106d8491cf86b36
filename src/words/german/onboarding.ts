import type { OnboardingWords } from '../onboarding.ts';
import type { Format } from '../format.ts';

/** The words of the onboarding in German. */
export const germanOnboarding = ({ number, plural }: Format): OnboardingWords => ({
  onboarding: 'Einstieg',

  introTitle: 'Erzählen Sie uns, wie Sie arbeiten',
  introText:
    'Ein paar kurze Fragen zu Ihrer Organisation. Sie können jede Antwort ändern, bis Sie fertig sind.',
  introSteps: [
    'Beantworten Sie jeweils ein paar Fragen',
    'Hören Sie jederzeit auf und machen Sie später weiter',
    'Sehen Sie am Ende, was Sie uns gesagt haben',
  ],
  begin: 'Beginnen',
  resume: 'Dort weitermachen, wo Sie aufgehört haben',
  startAgain: 'Von vorn beginnen',
  asking: 'Die ersten Fragen werden geladen …',
  beginFailed: 'Die Fragen konnten nicht geladen werden',

  step: (step) => `Schritt ${number(step)}`,
  answeredSoFar: (count) =>
    plural(count, { one: '# Frage beantwortet', other: '# Fragen beantwortet' }),
  nothingAsked: 'Hier gibt es nichts zu beantworten. Weiter zum nächsten Schritt.',
  answerMissing: 'Wählen Sie eine Antwort oder schreiben Sie eine eigene.',
  optionsUnreadable: 'Die Auswahl konnte nicht geladen werden. Schreiben Sie eine eigene Antwort.',
  back: 'Zurück',
  finishLater: 'Später fertigstellen',
  next: 'Weiter',
  sending: 'Wird gesendet …',
  sendFailed: 'Ihre Antworten konnten nicht gesendet werden. Sie sind noch da.',
  readOnly: 'Nur Ansicht',
  readOnlyText: (scope) =>
    `Bitten Sie Ihre Administratorin oder Ihren Administrator um Zugriff (${scope}). Ihre Eingaben sind noch da.`,
  savedHere:
    'Ihre Antworten werden auf diesem Gerät gespeichert, bis Sie fertig sind oder sich abmelden.',
  draftsSavedHere:
    'Nicht gesendete Antworten bleiben auf diesem Gerät, bis Sie sie senden oder sich abmelden.',
  notSaved: 'Ihre Antworten konnten auf diesem Gerät nicht gespeichert werden',
  notSavedText:
    'Sie können weitermachen, aber verlassen Sie diese Seite nicht und laden Sie sie nicht neu.',

  completedTitle: 'Das ist alles, was wir brauchen',
  completedText: 'Ihre Antworten wurden gespeichert. Das haben Sie uns gesagt.',
  summary: 'Ihre Antworten',

  earlierAnswers: 'Frühere Antworten',
  earlierFailed: 'Nicht alle Antworten konnten geladen werden',
  nothingStored: 'Ihre Organisation hat noch keine Fragen beantwortet.',

  delegated: 'Fragen an Sie',
  asksYou: (assigner, organisation) =>
    assigner === undefined
      ? `${organisation ?? 'Jemand'} hat Fragen an Sie`
      : `${assigner}${organisation === undefined ? '' : ` von ${organisation}`} hat Fragen an Sie`,
  delegatedText:
    'Beantworten Sie jetzt, was Sie können, und kommen Sie für den Rest über diesen Link zurück. Sie brauchen kein Konto.',
  delegatedProgress: (answered, total) => `${number(answered)} von ${number(total)} beantwortet`,
  due: (date) => `Fällig am ${date}`,
  overdue: (date) => `Überfällig seit ${date}`,
  answered: 'Beantwortet',
  yourAnswer: 'Ihre Antwort',
  changeAnswer: 'Antwort ändern',
  leaveAsItIs: 'Antwort behalten',
  ownWordsWanted: 'Schreiben Sie eine eigene Antwort oder wählen Sie eine andere.',
  chooseSeveral: 'Wählen Sie alle zutreffenden aus',
  sendAnswers: (count) =>
    count === 0
      ? 'Antworten senden'
      : plural(count, { one: '# Antwort senden', other: '# Antworten senden' }),
  answerFirst: 'Beantworten Sie zuerst mindestens eine Frage.',
  answersSent: (count, left) =>
    `${plural(count, { one: '# Antwort wurde', other: '# Antworten wurden' })} gesendet. ${
      left === 0 ? 'Es ist nichts mehr offen.' : `Noch ${number(left)} offen.`
    }`,
  answersNotSent: 'Ihre Antworten konnten nicht gesendet werden. Sie sind noch da.',
  allAnswered: 'Alles ist beantwortet',
  allAnsweredText: 'Vielen Dank. Sie können diese Seite schließen.',
  nothingDelegated: 'Es gibt nichts zu beantworten',
  nothingDelegatedText: 'Hinter diesem Link warten keine Fragen.',
  answeredByOthersTitle: (count) =>
    plural(count, {
      one: 'Jemand anderes hat inzwischen eine davon beantwortet',
      other: 'Jemand anderes hat inzwischen # davon beantwortet',
    }),
  answeredByOthersText: 'Ihre Antworten würden die anderen ersetzen. Noch wurde nichts gesendet.',
  sendMine: 'Meine stattdessen senden',
  keepTheirs: 'Die anderen behalten',
  linkIncomplete: 'Dieser Link ist nicht vollständig',
  linkIncompleteText:
    'Ein Teil fehlt. Kopieren Sie den ganzen Link aus der Nachricht, die Sie bekommen haben.',
  linkUnknown: 'Dieser Link ist ungültig',
  linkUnknownText: 'Bitten Sie die Person, die ihn geschickt hat, um einen neuen.',
  linkEnded: 'Dieser Link ist abgelaufen',
  linkEndedText: 'Bitten Sie die Person, die ihn gesendet hat, um einen neuen.',
  whatYouWrote: 'Ihre nicht gesendeten Antworten',
  delegatedFailed: 'Die Fragen konnten nicht geladen werden',

  product: 'Arbeitsbereich einrichten',
  chapters: 'Kapitel',
  chapterNames: ['Geschäft', 'Prozesse', 'Betrieb', 'Leistung', 'Technik'],
  partNames: ['Grundlagen', 'Nachfragen', 'Durchsicht'],
  part: (chapter, part) => `${chapter} · ${part}`,
  partCompleted: 'abgeschlossen',
  partStarted: 'begonnen',
  partOpen: 'nicht begonnen',
  partsDone: (done, total) => `${number(done)} von ${number(total)} Teilen abgeschlossen`,
  reviewText:
    'Lesen Sie Ihre Antworten noch einmal, ändern Sie, was nicht stimmt, und bestätigen Sie das Kapitel.',
  saveAndContinue: 'Speichern und weiter',
  confirmChapter: 'Kapitel bestätigen',
  questionsFailed: 'Die Fragen konnten nicht geladen werden',
  statusFailed: 'Ihr Fortschritt konnte nicht geladen werden',
  noQuestions: 'In diesem Teil gibt es keine Fragen.',
  rawData: 'Rohdaten',
  notSendable: 'Nur Ansicht',
  notSendableText: 'Antworten können aus dieser App nicht gesendet werden.',
  saved: 'Ihre Antworten wurden gespeichert.',
  productCompleted: 'Alle Kapitel sind abgeschlossen. Sie können Antworten noch ändern.',
});
