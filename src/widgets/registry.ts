import { declarations } from './declarations.ts';
import { lazyWidgets } from './lazyWidgets.ts';

/**
 * The code of every public widget, which is fetched when it is needed.
 *
 * Each line imports no more than the component: what a page uses of an index that is loaded lazily
 * would become part of the page, and be run by whoever loads the widget.
 */
export const registry = lazyWidgets(declarations, {
  chat: async () => (await import('./chat/Chat.tsx')).Chat,
  chatLauncher: async () => (await import('./chat/launcher/ChatLauncher.tsx')).ChatLauncher,
  findingsReview: async () => (await import('./findings-review/FindingsReview.tsx')).FindingsReview,
  ontologyEditor: async () => (await import('./ontology-editor/OntologyEditor.tsx')).OntologyEditor,
  ontologyPicker: async () => (await import('./ontology-picker/OntologyPicker.tsx')).OntologyPicker,
  onboarding: async () => (await import('./onboarding/Onboarding.tsx')).Onboarding,
  productOnboarding: async () =>
    (await import('./product-onboarding/ProductOnboarding.tsx')).ProductOnboarding,
  delegatedOnboarding: async () =>
    (await import('./delegated-onboarding/DelegatedOnboarding.tsx')).DelegatedOnboarding,
  connectors: async () => (await import('./connectors/gallery/Connectors.tsx')).Connectors,
  drivePicker: async () => (await import('./connectors/drive/DrivePicker.tsx')).DrivePicker,
  sheetPicker: async () => (await import('./connectors/sheets/SheetPicker.tsx')).SheetPicker,
  sitePicker: async () => (await import('./connectors/sites/SitePicker.tsx')).SitePicker,
  mailSettings: async () => (await import('./connectors/mail/MailSettings.tsx')).MailSettings,
  messagingPairing: async () =>
    (await import('./connectors/pairing/MessagingPairing.tsx')).MessagingPairing,
  documentUpload: async () =>
    (await import('./connectors/upload/DocumentUpload.tsx')).DocumentUpload,
  sqlConnectionForm: async () =>
    (await import('./connectors/sql/SqlConnectionForm.tsx')).SqlConnectionForm,
  docstoreForm: async () => (await import('./connectors/docstore/DocstoreForm.tsx')).DocstoreForm,
  restConnector: async () => (await import('./connectors/rest/RestConnector.tsx')).RestConnector,
  credentialForm: async () =>
    (await import('./connectors/credentials/CredentialForm.tsx')).CredentialForm,
  brainViewer: async () => (await import('./brain-viewer/BrainViewer.tsx')).BrainViewer,
  taskList: async () => (await import('./task-list/TaskList.tsx')).TaskList,
  platformForm: async () => (await import('./platform-form/PlatformForm.tsx')).PlatformForm,
  attentionBadge: async () => (await import('./attention-badge/AttentionBadge.tsx')).AttentionBadge,
});
