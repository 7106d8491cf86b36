// Written by `npm run words`.
import { brainWords } from '../brain.ts';
import { chatWords } from '../chat.ts';
import { connectorFormsWords } from '../connectorForms.ts';
import { connectorMessagingWords } from '../connectorMessaging.ts';
import { connectorsWords } from '../connectors.ts';
import { documentsWords } from '../documents.ts';
import { evidenceWords } from '../evidence.ts';
import { findingsWords } from '../findings.ts';
import { generalWords } from '../general.ts';
import { onboardingWords } from '../onboarding.ts';
import { ontologiesWords } from '../ontologies.ts';
import { questionsWords } from '../questions.ts';
import { tasksWords } from '../tasks.ts';
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
