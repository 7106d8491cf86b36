// Written by `npm run words`.
import { words as brain } from './britishEnglish/brain.json?words';
import { words as chatStart } from './britishEnglish/chatStart.json?words';
import { words as connectorForms } from './britishEnglish/connectorForms.json?words';
import { words as connectors } from './britishEnglish/connectors.json?words';
import { words as documents } from './britishEnglish/documents.json?words';
import { words as onboarding } from './britishEnglish/onboarding.json?words';
import { words as tasks } from './britishEnglish/tasks.json?words';
import type { Locale } from './locale.ts';

/** English as it is spelled in Britain, with the day before the month: what differs from the English of every widget. */
export const britishEnglish: Locale = {
  tag: 'en-GB',
  direction: 'ltr',
  words: { brain, chat: chatStart, connectorForms, connectors, documents, onboarding, tasks },
};
