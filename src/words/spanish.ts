import { spanishBrain } from './spanish/brain.ts';
import { spanishChat } from './spanish/chat.ts';
import { spanishConnectorForms } from './spanish/connectorForms.ts';
import { spanishConnectorMessaging } from './spanish/connectorMessaging.ts';
import { spanishConnectors } from './spanish/connectors.ts';
import { spanishDocuments } from './spanish/documents.ts';
import { spanishFindings } from './spanish/findings.ts';
import { spanishGeneral } from './spanish/general.ts';
import { spanishOnboarding } from './spanish/onboarding.ts';
import { spanishOntologies } from './spanish/ontologies.ts';
import { spanishQuestions } from './spanish/questions.ts';
import { spanishTasks } from './spanish/tasks.ts';
import type { Locale } from './locale.ts';

/** Spanish. */
export const spanish: Locale = {
  tag: 'es',
  direction: 'ltr',
  words: {
    brain: spanishBrain,
    chat: spanishChat,
    connectorForms: spanishConnectorForms,
    connectorMessaging: spanishConnectorMessaging,
    connectors: spanishConnectors,
    documents: spanishDocuments,
    findings: spanishFindings,
    general: spanishGeneral,
    onboarding: spanishOnboarding,
    ontologies: spanishOntologies,
    questions: spanishQuestions,
    tasks: spanishTasks,
  },
};
