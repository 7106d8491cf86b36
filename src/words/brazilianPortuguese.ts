// Written by `npm run words`.
import { words as brain } from './brazilianPortuguese/brain.json?words';
import { words as chat } from './brazilianPortuguese/chat.json?words';
import { words as chatStart } from './brazilianPortuguese/chatStart.json?words';
import { words as connectorFields } from './brazilianPortuguese/connectorFields.json?words';
import { words as connectorForms } from './brazilianPortuguese/connectorForms.json?words';
import { words as connectorMessaging } from './brazilianPortuguese/connectorMessaging.json?words';
import { words as connectorPickers } from './brazilianPortuguese/connectorPickers.json?words';
import { words as connectors } from './brazilianPortuguese/connectors.json?words';
import { words as documents } from './brazilianPortuguese/documents.json?words';
import { words as evidence } from './brazilianPortuguese/evidence.json?words';
import { words as findings } from './brazilianPortuguese/findings.json?words';
import { words as general } from './brazilianPortuguese/general.json?words';
import { words as onboarding } from './brazilianPortuguese/onboarding.json?words';
import { words as ontologies } from './brazilianPortuguese/ontologies.json?words';
import { words as ontologyPicker } from './brazilianPortuguese/ontologyPicker.json?words';
import { words as questions } from './brazilianPortuguese/questions.json?words';
import { words as tasks } from './brazilianPortuguese/tasks.json?words';
import type { Locale } from './locale.ts';

/** Brazilian Portuguese. */
export const brazilianPortuguese: Locale = {
  tag: 'pt-BR',
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
