// Written by `npm run words`.
import { words as brain } from './japanese/brain.json?words';
import { words as chat } from './japanese/chat.json?words';
import { words as chatStart } from './japanese/chatStart.json?words';
import { words as connectorFields } from './japanese/connectorFields.json?words';
import { words as connectorForms } from './japanese/connectorForms.json?words';
import { words as connectorMessaging } from './japanese/connectorMessaging.json?words';
import { words as connectorPickers } from './japanese/connectorPickers.json?words';
import { words as connectors } from './japanese/connectors.json?words';
import { words as documents } from './japanese/documents.json?words';
import { words as evidence } from './japanese/evidence.json?words';
import { words as findings } from './japanese/findings.json?words';
import { words as general } from './japanese/general.json?words';
import { words as onboarding } from './japanese/onboarding.json?words';
import { words as ontologies } from './japanese/ontologies.json?words';
import { words as ontologyPicker } from './japanese/ontologyPicker.json?words';
import { words as questions } from './japanese/questions.json?words';
import { words as tasks } from './japanese/tasks.json?words';
import type { Locale } from './locale.ts';

/** Japanese. */
export const japanese: Locale = {
  tag: 'ja',
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
