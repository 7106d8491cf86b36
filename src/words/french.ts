// Written by `npm run words`.
import { words as brain } from './french/brain.json?words';
import { words as chat } from './french/chat.json?words';
import { words as chatStart } from './french/chatStart.json?words';
import { words as connectorFields } from './french/connectorFields.json?words';
import { words as connectorForms } from './french/connectorForms.json?words';
import { words as connectorMessaging } from './french/connectorMessaging.json?words';
import { words as connectorPickers } from './french/connectorPickers.json?words';
import { words as connectors } from './french/connectors.json?words';
import { words as documents } from './french/documents.json?words';
import { words as evidence } from './french/evidence.json?words';
import { words as findings } from './french/findings.json?words';
import { words as general } from './french/general.json?words';
import { words as onboarding } from './french/onboarding.json?words';
import { words as ontologies } from './french/ontologies.json?words';
import { words as ontologyPicker } from './french/ontologyPicker.json?words';
import { words as questions } from './french/questions.json?words';
import { words as tasks } from './french/tasks.json?words';
import type { Locale } from './locale.ts';

/** French. */
export const french: Locale = {
  tag: 'fr',
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
