// Written by `npm run words`.
import { words as brain } from './simplifiedChinese/brain.json?words';
import { words as chat } from './simplifiedChinese/chat.json?words';
import { words as chatStart } from './simplifiedChinese/chatStart.json?words';
import { words as connectorFields } from './simplifiedChinese/connectorFields.json?words';
import { words as connectorForms } from './simplifiedChinese/connectorForms.json?words';
import { words as connectorMessaging } from './simplifiedChinese/connectorMessaging.json?words';
import { words as connectorPickers } from './simplifiedChinese/connectorPickers.json?words';
import { words as connectors } from './simplifiedChinese/connectors.json?words';
import { words as documents } from './simplifiedChinese/documents.json?words';
import { words as evidence } from './simplifiedChinese/evidence.json?words';
import { words as findings } from './simplifiedChinese/findings.json?words';
import { words as general } from './simplifiedChinese/general.json?words';
import { words as onboarding } from './simplifiedChinese/onboarding.json?words';
import { words as ontologies } from './simplifiedChinese/ontologies.json?words';
import { words as ontologyPicker } from './simplifiedChinese/ontologyPicker.json?words';
import { words as questions } from './simplifiedChinese/questions.json?words';
import { words as tasks } from './simplifiedChinese/tasks.json?words';
import type { Locale } from './locale.ts';

/** Simplified Chinese. */
export const simplifiedChinese: Locale = {
  tag: 'zh-CN',
  direction: 'ltr',
  words: {
    brain,
    chat: (format) => ({ ...chatStart(format), ...chat(format) }),
    connectorForms: (format) => ({ ...connectorFields(format), ...connectorForms(format) }),
    connectorMessaging,
    connectors: (format) => ({ ...connectorPickers(format), ...connectors(format) }),
    documents,
    evidence,
    findings,
    general,
    onboarding,
    ontologies: (format) => ({ ...ontologyPicker(format), ...ontologies(format) }),
    questions,
    tasks,
  },
};
