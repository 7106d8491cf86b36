import type { WidgetName } from '../../src/widgets/widgetNames.ts';
import { brainViewer } from './rows/brainViewer.ts';
import { chat, chatLauncher } from './rows/chat.ts';
import { connectors } from './rows/connectors.ts';
import { findingsReview } from './rows/findingsReview.ts';
import { credentialForm, docstoreForm, restConnector, sqlConnectionForm } from './rows/forms.ts';
import { delegatedOnboarding, onboarding, productOnboarding } from './rows/onboardings.ts';
import { ontologyEditor, ontologyPicker } from './rows/ontologies.ts';
import {
  documentUpload,
  drivePicker,
  mailSettings,
  messagingPairing,
  sheetPicker,
  sitePicker,
} from './rows/sources.ts';
import { attentionBadge, platformForm, taskList } from './rows/tasks.ts';
import type { WidgetCells } from './WidgetCells.ts';

/** For each widget, how all that the tables in the docs say of it is tried out. */
export const everyWidget: Readonly<Record<WidgetName, WidgetCells>> = {
  chat,
  chatLauncher,
  findingsReview,
  ontologyEditor,
  ontologyPicker,
  onboarding,
  productOnboarding,
  delegatedOnboarding,
  connectors,
  drivePicker,
  sheetPicker,
  sitePicker,
  mailSettings,
  messagingPairing,
  documentUpload,
  sqlConnectionForm,
  docstoreForm,
  restConnector,
  credentialForm,
  brainViewer,
  taskList,
  platformForm,
  attentionBadge,
};
