import type { BrainWords } from './brain.ts';
import type { ChatWords } from './chat.ts';
import type { ConnectorFormsWords } from './connectorForms.ts';
import type { ConnectorMessagingWords } from './connectorMessaging.ts';
import type { ConnectorsWords } from './connectors.ts';
import type { DocumentsWords } from './documents.ts';
import type { FindingsWords } from './findings.ts';
import type { GeneralWords } from './general.ts';
import type { OnboardingWords } from './onboarding.ts';
import type { OntologiesWords } from './ontologies.ts';
import type { TasksWords } from './tasks.ts';

/** The words of the kit, by widget. A missing word is the English one. */
export interface Catalog {
  brain: Partial<BrainWords>;
  chat: Partial<ChatWords>;
  connectorForms: Partial<ConnectorFormsWords>;
  connectorMessaging: Partial<ConnectorMessagingWords>;
  connectors: Partial<ConnectorsWords>;
  documents: Partial<DocumentsWords>;
  findings: Partial<FindingsWords>;
  general: Partial<GeneralWords>;
  onboarding: Partial<OnboardingWords>;
  ontologies: Partial<OntologiesWords>;
  tasks: Partial<TasksWords>;
}

/** A language: how numbers and dates are written, which way it runs, and its words. */
export interface Locale {
  /**
   * BCP 47 tag, for `Intl` and the `lang` attribute. Digits that it names by `-u-nu-` are those of
   * the words too.
   */
  tag: string;
  direction: 'ltr' | 'rtl';
  words: Partial<Catalog>;
}

/** English, whose words are each widget's own. */
export const english: Locale = { tag: 'en', direction: 'ltr', words: {} };
