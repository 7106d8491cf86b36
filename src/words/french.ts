import { frenchBrain } from './french/brain.ts';
import { frenchChat } from './french/chat.ts';
import { frenchConnectorForms } from './french/connectorForms.ts';
import { frenchConnectorMessaging } from './french/connectorMessaging.ts';
import { frenchConnectors } from './french/connectors.ts';
import { frenchDocuments } from './french/documents.ts';
import { frenchFindings } from './french/findings.ts';
import { frenchGeneral } from './french/general.ts';
import { frenchOnboarding } from './french/onboarding.ts';
import { frenchOntologies } from './french/ontologies.ts';
import { frenchQuestions } from './french/questions.ts';
import { frenchTasks } from './french/tasks.ts';
import type { Locale } from './locale.ts';

/** French. */
export const french: Locale = {
  tag: 'fr',
  direction: 'ltr',
  words: {
    brain: frenchBrain,
    chat: frenchChat,
    connectorForms: frenchConnectorForms,
    connectorMessaging: frenchConnectorMessaging,
    connectors: frenchConnectors,
    documents: frenchDocuments,
    findings: frenchFindings,
    general: frenchGeneral,
    onboarding: frenchOnboarding,
    ontologies: frenchOntologies,
    questions: frenchQuestions,
    tasks: frenchTasks,
  },
};
