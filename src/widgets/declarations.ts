import { attentionBadge } from './attention-badge/declaration.ts';
import { brainViewer } from './brain-viewer/declaration.ts';
import { chat } from './chat/declaration.ts';
import { chatLauncher } from './chat/launcher/declaration.ts';
import { credentialForm } from './connectors/credentials/declaration.ts';
import { docstoreForm } from './connectors/docstore/declaration.ts';
import { drivePicker } from './connectors/drive/declaration.ts';
import { connectors } from './connectors/gallery/declaration.ts';
import { mailSettings } from './connectors/mail/declaration.ts';
import { messagingPairing } from './connectors/pairing/declaration.ts';
import { restConnector } from './connectors/rest/declaration.ts';
import { sheetPicker } from './connectors/sheets/declaration.ts';
import { sitePicker } from './connectors/sites/declaration.ts';
import { sqlConnectionForm } from './connectors/sql/declaration.ts';
import { documentUpload } from './connectors/upload/declaration.ts';
import { delegatedOnboarding } from './delegated-onboarding/declaration.ts';
import { findingsReview } from './findings-review/declaration.ts';
import { onboarding } from './onboarding/declaration.ts';
import { ontologyEditor } from './ontology-editor/declaration.ts';
import { ontologyPicker } from './ontology-picker/declaration.ts';
import { platformForm } from './platform-form/declaration.ts';
import { productOnboarding } from './product-onboarding/declaration.ts';
import { taskList } from './task-list/declaration.ts';
import type { WidgetName } from './widgetNames.ts';

/** Every public widget, as hosts know it: elements, their types and the docs derive from this. */
export const declarations = {
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
} as const satisfies Record<WidgetName, { name: string }>;
