import { japaneseBrain } from './japanese/brain.ts';
import { japaneseChat } from './japanese/chat.ts';
import { japaneseConnectorForms } from './japanese/connectorForms.ts';
import { japaneseConnectorMessaging } from './japanese/connectorMessaging.ts';
import { japaneseConnectors } from './japanese/connectors.ts';
import { japaneseDocuments } from './japanese/documents.ts';
import { japaneseFindings } from './japanese/findings.ts';
import { japaneseGeneral } from './japanese/general.ts';
import { japaneseOnboarding } from './japanese/onboarding.ts';
import { japaneseOntologies } from './japanese/ontologies.ts';
import { japaneseQuestions } from './japanese/questions.ts';
import { japaneseTasks } from './japanese/tasks.ts';
import type { Locale } from './locale.ts';

/** Japanese. */
export const japanese: Locale = {
  tag: 'ja',
  direction: 'ltr',
  words: {
    brain: japaneseBrain,
    chat: japaneseChat,
    connectorForms: japaneseConnectorForms,
    connectorMessaging: japaneseConnectorMessaging,
    connectors: japaneseConnectors,
    documents: japaneseDocuments,
    findings: japaneseFindings,
    general: japaneseGeneral,
    onboarding: japaneseOnboarding,
    ontologies: japaneseOntologies,
    questions: japaneseQuestions,
    tasks: japaneseTasks,
  },
};
