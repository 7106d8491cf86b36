// Written by `npm run words`.
import type { BrainWords } from './english/brain.ts';
import type { ChatWords } from './english/chat.ts';
import type { ConnectorFormsWords } from './english/connectorForms.ts';
import type { ConnectorMessagingWords } from './english/connectorMessaging.ts';
import type { ConnectorsWords } from './english/connectors.ts';
import type { DocumentsWords } from './english/documents.ts';
import type { EvidenceWords } from './english/evidence.ts';
import type { FindingsWords } from './english/findings.ts';
import type { GeneralWords } from './english/general.ts';
import type { OnboardingWords } from './english/onboarding.ts';
import type { OntologiesWords } from './english/ontologies.ts';
import type { QuestionsWords } from './english/questions.ts';
import type { TasksWords } from './english/tasks.ts';

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
