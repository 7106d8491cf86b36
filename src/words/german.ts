import { germanBrain } from './german/brain.ts';
import { germanChat } from './german/chat.ts';
import { germanConnectorForms } from './german/connectorForms.ts';
import { germanConnectorMessaging } from './german/connectorMessaging.ts';
import { germanConnectors } from './german/connectors.ts';
import { germanDocuments } from './german/documents.ts';
import { germanFindings } from './german/findings.ts';
import { germanGeneral } from './german/general.ts';
import { germanOnboarding } from './german/onboarding.ts';
import { germanOntologies } from './german/ontologies.ts';
import { germanQuestions } from './german/questions.ts';
import { germanTasks } from './german/tasks.ts';
import type { Locale } from './locale.ts';

/** German. */
export const german: Locale = {
  tag: 'de',
  direction: 'ltr',
  words: {
    brain: germanBrain,
    chat: germanChat,
    connectorForms: germanConnectorForms,
    connectorMessaging: germanConnectorMessaging,
    connectors: germanConnectors,
    documents: germanDocuments,
    findings: germanFindings,
    general: germanGeneral,
    onboarding: germanOnboarding,
    ontologies: germanOntologies,
    questions: germanQuestions,
    tasks: germanTasks,
  },
};
