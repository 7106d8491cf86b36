import { simplifiedChineseBrain } from './simplifiedChinese/brain.ts';
import { simplifiedChineseChat } from './simplifiedChinese/chat.ts';
import { simplifiedChineseConnectorForms } from './simplifiedChinese/connectorForms.ts';
import { simplifiedChineseConnectorMessaging } from './simplifiedChinese/connectorMessaging.ts';
import { simplifiedChineseConnectors } from './simplifiedChinese/connectors.ts';
import { simplifiedChineseDocuments } from './simplifiedChinese/documents.ts';
import { simplifiedChineseFindings } from './simplifiedChinese/findings.ts';
import { simplifiedChineseGeneral } from './simplifiedChinese/general.ts';
import { simplifiedChineseOnboarding } from './simplifiedChinese/onboarding.ts';
import { simplifiedChineseOntologies } from './simplifiedChinese/ontologies.ts';
import { simplifiedChineseQuestions } from './simplifiedChinese/questions.ts';
import { simplifiedChineseTasks } from './simplifiedChinese/tasks.ts';
import type { Locale } from './locale.ts';

/** Simplified Chinese. */
export const simplifiedChinese: Locale = {
  tag: 'zh-CN',
  direction: 'ltr',
  words: {
    brain: simplifiedChineseBrain,
    chat: simplifiedChineseChat,
    connectorForms: simplifiedChineseConnectorForms,
    connectorMessaging: simplifiedChineseConnectorMessaging,
    connectors: simplifiedChineseConnectors,
    documents: simplifiedChineseDocuments,
    findings: simplifiedChineseFindings,
    general: simplifiedChineseGeneral,
    onboarding: simplifiedChineseOnboarding,
    ontologies: simplifiedChineseOntologies,
    questions: simplifiedChineseQuestions,
    tasks: simplifiedChineseTasks,
  },
};
