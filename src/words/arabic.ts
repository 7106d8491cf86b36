// Written by `npm run words`.
import { words as brain } from './arabic/brain.json?words';
import { words as chat } from './arabic/chat.json?words';
import { words as chatStart } from './arabic/chatStart.json?words';
import { words as connectorFields } from './arabic/connectorFields.json?words';
import { words as connectorForms } from './arabic/connectorForms.json?words';
import { words as connectorMessaging } from './arabic/connectorMessaging.json?words';
import { words as connectorPickers } from './arabic/connectorPickers.json?words';
import { words as connectors } from './arabic/connectors.json?words';
import { words as documents } from './arabic/documents.json?words';
import { words as evidence } from './arabic/evidence.json?words';
import { words as findings } from './arabic/findings.json?words';
import { words as general } from './arabic/general.json?words';
import { words as onboarding } from './arabic/onboarding.json?words';
import { words as ontologies } from './arabic/ontologies.json?words';
import { words as ontologyPicker } from './arabic/ontologyPicker.json?words';
import { words as questions } from './arabic/questions.json?words';
import { words as tasks } from './arabic/tasks.json?words';
import type { Locale } from './locale.ts';

/** Arabic, which runs from right to left. Its figures are 0 to 9 everywhere, whatever a browser would write by itself; with a tag such as `ar-u-nu-arab` they are ٠ to ٩. */
export const arabic: Locale = {
  tag: 'ar-u-nu-latn',
  direction: 'rtl',
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
