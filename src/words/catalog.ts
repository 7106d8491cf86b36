// Written by `npm run words`.
import type { BrainWords } from './brain.ts';
import type { ChatWords } from './chat.ts';
import type { ConnectorFormsWords } from './connectorForms.ts';
import type { ConnectorMessagingWords } from './connectorMessaging.ts';
import type { ConnectorsWords } from './connectors.ts';
import type { DocumentsWords } from './documents.ts';
import type { EvidenceWords } from './evidence.ts';
import type { FindingsWords } from './findings.ts';
import type { GeneralWords } from './general.ts';
import type { OnboardingWords } from './onboarding.ts';
import type { OntologiesWords } from './ontologies.ts';
import type { QuestionsWords } from './questions.ts';
import type { TasksWords } from './tasks.ts';

/** Everything the widgets say, by section. The English words give each section its type. */
export interface Catalog {
  brain: BrainWords;
  chat: ChatWords;
  connectorForms: ConnectorFormsWords;
  connectorMessaging: ConnectorMessagingWords;
  connectors: ConnectorsWords;
  documents: DocumentsWords;
  evidence: EvidenceWords;
  findings: FindingsWords;
  general: GeneralWords;
  onboarding: OnboardingWords;
  ontologies: OntologiesWords;
  questions: QuestionsWords;
  tasks: TasksWords;
}

/** The names of all sections. */
export const sections = [
  'brain',
  'chat',
  'connectorForms',
  'connectorMessaging',
  'connectors',
  'documents',
  'evidence',
  'findings',
  'general',
  'onboarding',
  'ontologies',
  'questions',
  'tasks',
] as const satisfies readonly (keyof Catalog)[];
