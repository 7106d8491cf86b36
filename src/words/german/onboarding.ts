import type { OnboardingWords } from '../onboarding.ts';

/** The words of the onboarding in German. */
export const germanOnboarding: OnboardingWords = {
  onboarding: 'Einstieg',

  introTitle: 'Erzählen Sie uns, wie Sie arbeiten',
  introText:
    'Beantworten Sie ein paar Fragen zu Ihrer Organisation, Schritt für Schritt. Bis zum Ende können Sie zu jeder Antwort zurück.',
  begin: 'Beginnen',
  asking: 'Die ersten Fragen werden geladen …',
  beginFailed: 'Die Fragen konnten nicht geladen werden',

  step: (number) => `Schritt ${number}`,
  answeredSoFar: (count) => (count === 1 ? '1 Frage beantwortet' : `${count} Fragen beantwortet`),
  nothingAsked: 'In diesem Schritt gibt es nichts zu beantworten. Gehen Sie weiter.',
  somethingElse: 'Etwas anderes',
  ownWords: 'Ihre eigene Antwort',
  yes: 'Ja',
  no: 'Nein',
  answerMissing: 'Wählen Sie eine Antwort oder schreiben Sie eine eigene.',
  back: 'Zurück',
  next: 'Weiter',
  sending: 'Wird gesendet …',
  sendFailed: 'Ihre Antworten wurden nicht gesendet. Sie stehen noch hier',
  readOnly: 'Sie können hier lesen, aber nicht antworten',
  readOnlyText: (scope) =>
    `Zum Antworten ist die Berechtigung „${scope}“ nötig. Ihre Antworten stehen noch hier.`,
  keptHere: 'Ihre Antworten bleiben auf diesem Gerät, bis Sie fertig sind oder sich abmelden.',
  notKept: 'Ihre Antworten konnten auf diesem Gerät nicht behalten werden',
  notKeptText: 'Machen Sie weiter, aber verlassen Sie diese Seite nicht.',

  completedTitle: 'Das ist alles, was wir brauchen',
  completedText: 'Ihre Antworten wurden gespeichert. Das haben Sie uns gesagt.',
  summary: 'Ihre Antworten',

  earlierAnswers: 'Frühere Antworten',
  earlierFailed: 'Nicht alle Antworten konnten geladen werden',
  nothingStored: 'In Ihrer Organisation wurde noch nichts beantwortet.',
};
