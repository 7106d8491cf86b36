// Written by `npm run words`.
import { words as brain } from './german/brain.json?words';
import { words as chat } from './german/chat.json?words';
import { words as chatStart } from './german/chatStart.json?words';
import { words as connectorFields } from './german/connectorFields.json?words';
import { words as connectorForms } from './german/connectorForms.json?words';
import { words as connectorMessaging } from './german/connectorMessaging.json?words';
import { words as connectorPickers } from './german/connectorPickers.json?words';
import { words as connectors } from './german/connectors.json?words';
import { words as documents } from './german/documents.json?words';
import { words as evidence } from './german/evidence.json?words';
import { words as findings } from './german/findings.json?words';
import { words as general } from './german/general.json?words';
import { words as onboarding } from './german/onboarding.json?words';
import { words as ontologies } from './german/ontologies.json?words';
import { words as ontologyPicker } from './german/ontologyPicker.json?words';
import { words as questions } from './german/questions.json?words';
import { words as tasks } from './german/tasks.json?words';
import type { Locale } from './locale.ts';

/** German. */
export const german: Locale = {
  tag: 'de',
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
