import { brazilianPortugueseBrain } from './brazilianPortuguese/brain.ts';
import { brazilianPortugueseChat } from './brazilianPortuguese/chat.ts';
import { brazilianPortugueseConnectorForms } from './brazilianPortuguese/connectorForms.ts';
import { brazilianPortugueseConnectorMessaging } from './brazilianPortuguese/connectorMessaging.ts';
import { brazilianPortugueseConnectors } from './brazilianPortuguese/connectors.ts';
import { brazilianPortugueseDocuments } from './brazilianPortuguese/documents.ts';
import { brazilianPortugueseFindings } from './brazilianPortuguese/findings.ts';
import { brazilianPortugueseGeneral } from './brazilianPortuguese/general.ts';
import { brazilianPortugueseOnboarding } from './brazilianPortuguese/onboarding.ts';
import { brazilianPortugueseOntologies } from './brazilianPortuguese/ontologies.ts';
import { brazilianPortugueseQuestions } from './brazilianPortuguese/questions.ts';
import { brazilianPortugueseTasks } from './brazilianPortuguese/tasks.ts';
import type { Locale } from './locale.ts';

/** Brazilian Portuguese. */
export const brazilianPortuguese: Locale = {
  tag: 'pt-BR',
  direction: 'ltr',
  words: {
    brain: brazilianPortugueseBrain,
    chat: brazilianPortugueseChat,
    connectorForms: brazilianPortugueseConnectorForms,
    connectorMessaging: brazilianPortugueseConnectorMessaging,
    connectors: brazilianPortugueseConnectors,
    documents: brazilianPortugueseDocuments,
    findings: brazilianPortugueseFindings,
    general: brazilianPortugueseGeneral,
    onboarding: brazilianPortugueseOnboarding,
    ontologies: brazilianPortugueseOntologies,
    questions: brazilianPortugueseQuestions,
    tasks: brazilianPortugueseTasks,
  },
};
