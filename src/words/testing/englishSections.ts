// Written by `npm run words`.
import { brainWords } from '../english/brain.ts';
import { chatWords } from '../english/chat.ts';
import { connectorFormsWords } from '../english/connectorForms.ts';
import { connectorMessagingWords } from '../english/connectorMessaging.ts';
import { connectorsWords } from '../english/connectors.ts';
import { documentsWords } from '../english/documents.ts';
import { evidenceWords } from '../english/evidence.ts';
import { findingsWords } from '../english/findings.ts';
import { generalWords } from '../english/general.ts';
import { onboardingWords } from '../english/onboarding.ts';
import { ontologiesWords } from '../english/ontologies.ts';
import { questionsWords } from '../english/questions.ts';
import { tasksWords } from '../english/tasks.ts';
import type { Catalog } from '../catalog.ts';
import type { Format } from '../format.ts';

/** The English words of every section, which widgets bring one by one. */
export const englishSections: { [K in keyof Catalog]: (format: Format) => Catalog[K] } = {
  brain: brainWords,
  chat: chatWords,
  connectorForms: connectorFormsWords,
  connectorMessaging: connectorMessagingWords,
  connectors: connectorsWords,
  documents: documentsWords,
  evidence: evidenceWords,
  findings: findingsWords,
  general: generalWords,
  onboarding: onboardingWords,
  ontologies: ontologiesWords,
  questions: questionsWords,
  tasks: tasksWords,
};
