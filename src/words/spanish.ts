// Written by `npm run words`.
import { words as brain } from './spanish/brain.json?words';
import { words as chat } from './spanish/chat.json?words';
import { words as chatStart } from './spanish/chatStart.json?words';
import { words as connectorFields } from './spanish/connectorFields.json?words';
import { words as connectorForms } from './spanish/connectorForms.json?words';
import { words as connectorMessaging } from './spanish/connectorMessaging.json?words';
import { words as connectorPickers } from './spanish/connectorPickers.json?words';
import { words as connectors } from './spanish/connectors.json?words';
import { words as documents } from './spanish/documents.json?words';
import { words as evidence } from './spanish/evidence.json?words';
import { words as findings } from './spanish/findings.json?words';
import { words as general } from './spanish/general.json?words';
import { words as onboarding } from './spanish/onboarding.json?words';
import { words as ontologies } from './spanish/ontologies.json?words';
import { words as ontologyPicker } from './spanish/ontologyPicker.json?words';
import { words as questions } from './spanish/questions.json?words';
import { words as tasks } from './spanish/tasks.json?words';
import type { Locale } from './locale.ts';

/** Spanish. */
export const spanish: Locale = {
  tag: 'es',
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
