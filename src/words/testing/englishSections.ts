import * as words from '../index.ts';
import type { Format } from '../format.ts';
import type { Catalog } from '../locale.ts';

/** The English words of every section, which widgets bring one by one. */
export const englishSections: { [K in keyof Catalog]: (format: Format) => Catalog[K] } = {
  brain: words.brainWords,
  chat: words.chatWords,
  connectorForms: words.connectorFormsWords,
  connectorMessaging: words.connectorMessagingWords,
  connectors: words.connectorsWords,
  documents: words.documentsWords,
  findings: words.findingsWords,
  general: words.generalWords,
  onboarding: words.onboardingWords,
  ontologies: words.ontologiesWords,
  questions: words.questionsWords,
  tasks: words.tasksWords,
};
