import { arabicBrain } from './arabic/brain.ts';
import { arabicChat } from './arabic/chat.ts';
import { arabicConnectorForms } from './arabic/connectorForms.ts';
import { arabicConnectorMessaging } from './arabic/connectorMessaging.ts';
import { arabicConnectors } from './arabic/connectors.ts';
import { arabicDocuments } from './arabic/documents.ts';
import { arabicFindings } from './arabic/findings.ts';
import { arabicGeneral } from './arabic/general.ts';
import { arabicOnboarding } from './arabic/onboarding.ts';
import { arabicOntologies } from './arabic/ontologies.ts';
import { arabicQuestions } from './arabic/questions.ts';
import { arabicTasks } from './arabic/tasks.ts';
import type { Locale } from './locale.ts';

/**
 * Arabic, which runs from right to left. Its figures are 0 to 9 everywhere, whatever a browser would
 * write by itself; with a tag such as `ar-u-nu-arab` they are ٠ to ٩.
 */
export const arabic: Locale = {
  tag: 'ar-u-nu-latn',
  direction: 'rtl',
  words: {
    brain: arabicBrain,
    chat: arabicChat,
    connectorForms: arabicConnectorForms,
    connectorMessaging: arabicConnectorMessaging,
    connectors: arabicConnectors,
    documents: arabicDocuments,
    findings: arabicFindings,
    general: arabicGeneral,
    onboarding: arabicOnboarding,
    ontologies: arabicOntologies,
    questions: arabicQuestions,
    tasks: arabicTasks,
  },
};
