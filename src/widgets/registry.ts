import type { ChatLauncherProps, ChatProps } from './chat/index.ts';
import type { AttentionBadgeProps } from './attention-badge/index.ts';
import type { BrainViewerProps } from './brain-viewer/index.ts';
import type { CredentialFormProps } from './connectors/credentials/CredentialForm.tsx';
import type { DocstoreFormProps } from './connectors/docstore/DocstoreForm.tsx';
import type { DrivePickerProps } from './connectors/drive/index.ts';
import type { ConnectorsProps } from './connectors/gallery/index.ts';
import type { MailSettingsProps } from './connectors/mail/index.ts';
import type { MessagingPairingProps } from './connectors/pairing/index.ts';
import type { RestConnectorProps } from './connectors/rest/RestConnector.tsx';
import type { SheetPickerProps } from './connectors/sheets/index.ts';
import type { SitePickerProps } from './connectors/sites/index.ts';
import type { SqlConnectionFormProps } from './connectors/sql/SqlConnectionForm.tsx';
import type { DocumentUploadProps } from './connectors/upload/index.ts';
import type { DelegatedOnboardingProps } from './delegated-onboarding/index.ts';
import type { FindingsReviewProps } from './findings-review/index.ts';
import type { OnboardingProps } from './onboarding/index.ts';
import type { OntologyEditorProps } from './ontology-editor/index.ts';
import type { OntologyPickerProps } from './ontology-picker/index.ts';
import type { PlatformFormProps } from './platform-form/index.ts';
import type { ProductOnboardingProps } from './product-onboarding/index.ts';
import type { TaskListProps } from './task-list/index.ts';
import { defineWidget, type WidgetEntry } from './defineWidget.ts';
import { widgetMethods } from './widgetMethods.ts';
import type { WidgetName } from './widgetNames.ts';

const chatEvents = [
  'onSessionChange',
  'onMessageSend',
  'onAnswerStart',
  'onAnswerEnd',
  'onCopy',
] as const;

const chatProperties = {
  sessionId: 'string',
  defaultSessionId: 'string',
  sessionPrefix: 'string',
  suggestions: 'json',
  initialMessages: 'json',
  commands: 'property',
  slots: 'property',
  tools: 'property',
  renderers: 'property',
  speech: 'property',
  context: 'property',
  sessionMeta: 'property',
  accept: 'string',
  math: 'boolean',
  layout: 'string',
  showSessions: 'boolean',
  label: 'string',
} as const;

/**
 * Every public widget. Elements, their types and the manifest derive from this list.
 *
 * `load` imports no more than the component: what a page uses of an index that is loaded lazily would
 * become part of the page, and be run by whoever loads the widget.
 */
export const registry = {
  chat: defineWidget<ChatProps>()({
    tag: 'brainstem-chat',
    load: async () => (await import('./chat/Chat.tsx')).Chat,
    events: chatEvents,
    optionalEvents: ['onFeedback'],
    properties: chatProperties,
    methods: widgetMethods.chat,
  }),
  chatLauncher: defineWidget<ChatLauncherProps>()({
    tag: 'brainstem-chat-launcher',
    load: async () => (await import('./chat/launcher/ChatLauncher.tsx')).ChatLauncher,
    events: [...chatEvents, 'onOpenChange'],
    optionalEvents: ['onFeedback'],
    properties: {
      ...chatProperties,
      placement: 'string',
      open: 'boolean',
      defaultOpen: 'boolean',
      showButton: 'boolean',
      shortcut: 'string',
    },
    methods: widgetMethods.chatLauncher,
  }),
  findingsReview: defineWidget<FindingsReviewProps>()({
    tag: 'brainstem-findings-review',
    load: async () => (await import('./findings-review/FindingsReview.tsx')).FindingsReview,
    events: ['onViewChange', 'onDecision', 'onSkip', 'onEdit'],
    optionalEvents: ['onSaveView', 'onOpenNode'],
    properties: {
      view: 'property',
      defaultView: 'json',
      savedViews: 'json',
      connectionNames: 'json',
      readOnly: 'boolean',
      undoSeconds: 'number',
      keys: 'json',
      renderFinding: 'slot',
      renderDetails: 'slot',
      label: 'string',
    },
    methods: widgetMethods.findingsReview,
  }),
  ontologyEditor: defineWidget<OntologyEditorProps>()({
    tag: 'brainstem-ontology-editor',
    load: async () => (await import('./ontology-editor/OntologyEditor.tsx')).OntologyEditor,
    events: ['onViewChange', 'onSaved', 'onDeleted', 'onDirtyChange'],
    properties: {
      view: 'property',
      defaultView: 'json',
      personNames: 'json',
      label: 'string',
    },
  }),
  ontologyPicker: defineWidget<OntologyPickerProps>()({
    tag: 'brainstem-ontology-picker',
    load: async () => (await import('./ontology-picker/OntologyPicker.tsx')).OntologyPicker,
    events: ['onValueChange'],
    properties: {
      value: 'property',
      defaultValue: 'json',
      disabled: 'boolean',
      label: 'string',
    },
    controlled: { property: 'value', event: 'onValueChange' },
  }),
  onboarding: defineWidget<OnboardingProps>()({
    tag: 'brainstem-onboarding',
    load: async () => (await import('./onboarding/Onboarding.tsx')).Onboarding,
    events: ['onStep', 'onComplete'],
    optionalEvents: ['onExit'],
    properties: { storage: 'property', storageKey: 'string', label: 'string' },
  }),
  productOnboarding: defineWidget<ProductOnboardingProps>()({
    tag: 'brainstem-product-onboarding',
    load: async () =>
      (await import('./product-onboarding/ProductOnboarding.tsx')).ProductOnboarding,
    events: ['onStep', 'onComplete', 'onPartSaved'],
    optionalEvents: ['onExit'],
    properties: {
      tenantId: 'string',
      userId: 'string',
      adapter: 'property',
      storage: 'property',
      storageKey: 'string',
      label: 'string',
    },
    required: ['tenantId', 'userId'],
  }),
  delegatedOnboarding: defineWidget<DelegatedOnboardingProps>()({
    tag: 'brainstem-delegated-onboarding',
    load: async () =>
      (await import('./delegated-onboarding/DelegatedOnboarding.tsx')).DelegatedOnboarding,
    events: ['onAnswersSent', 'onComplete'],
    optionalEvents: ['onExit'],
    properties: {
      token: 'property',
      storage: 'property',
      storageKey: 'string',
      label: 'string',
    },
    required: ['token'],
  }),
  connectors: defineWidget<ConnectorsProps>()({
    tag: 'brainstem-connectors',
    load: async () => (await import('./connectors/gallery/Connectors.tsx')).Connectors,
    events: ['onViewChange', 'onDirtyChange', 'onConnect', 'onSync', 'onDisconnect'],
    properties: {
      options: 'property',
      renderConnector: 'slot',
      view: 'property',
      defaultView: 'json',
      openConnect: 'property',
      connectors: 'json',
      appearance: 'json',
      placesToMetadata: 'property',
      organizationId: 'string',
      label: 'string',
    },
  }),
  drivePicker: defineWidget<DrivePickerProps>()({
    tag: 'brainstem-drive-picker',
    load: async () => (await import('./connectors/drive/DrivePicker.tsx')).DrivePicker,
    optionalEvents: ['onReconnect'],
    properties: { connectionId: 'string', label: 'string' },
    required: ['connectionId'],
  }),
  sheetPicker: defineWidget<SheetPickerProps>()({
    tag: 'brainstem-sheet-picker',
    load: async () => (await import('./connectors/sheets/SheetPicker.tsx')).SheetPicker,
    optionalEvents: ['onReconnect'],
    properties: { connectionId: 'string', label: 'string' },
    required: ['connectionId'],
  }),
  sitePicker: defineWidget<SitePickerProps>()({
    tag: 'brainstem-site-picker',
    load: async () => (await import('./connectors/sites/SitePicker.tsx')).SitePicker,
    events: ['onPlacesChange'],
    properties: {
      connectionId: 'string',
      defaultPlaces: 'json',
      placesToMetadata: 'property',
      label: 'string',
    },
    required: ['connectionId'],
  }),
  mailSettings: defineWidget<MailSettingsProps>()({
    tag: 'brainstem-mail-settings',
    load: async () => (await import('./connectors/mail/MailSettings.tsx')).MailSettings,
    properties: { connectionId: 'string', label: 'string' },
    required: ['connectionId'],
  }),
  messagingPairing: defineWidget<MessagingPairingProps>()({
    tag: 'brainstem-messaging-pairing',
    load: async () => (await import('./connectors/pairing/MessagingPairing.tsx')).MessagingPairing,
    events: ['onConnected'],
    properties: {
      connectionId: 'string',
      autoStart: 'boolean',
      syncModes: 'json',
      codeLifetime: 'number',
      label: 'string',
    },
  }),
  documentUpload: defineWidget<DocumentUploadProps>()({
    tag: 'brainstem-document-upload',
    load: async () => (await import('./connectors/upload/DocumentUpload.tsx')).DocumentUpload,
    events: ['onUploaded'],
    properties: { accept: 'string', atOnce: 'number', showDocuments: 'boolean', label: 'string' },
  }),
  sqlConnectionForm: defineWidget<SqlConnectionFormProps>()({
    tag: 'brainstem-sql-connection-form',
    load: async () => (await import('./connectors/sql/SqlConnectionForm.tsx')).SqlConnectionForm,
    events: ['onSaved'],
    optionalEvents: ['onCancel', 'onDone', 'onSignIn'],
    properties: {
      initialValues: 'json',
      lockedFields: 'json',
      hiddenFields: 'json',
      help: 'json',
      connectionId: 'string',
      name: 'string',
      engine: 'string',
      engines: 'json',
      engineNames: 'json',
      testTimeout: 'number',
      discovery: 'property',
      label: 'string',
    },
  }),
  docstoreForm: defineWidget<DocstoreFormProps>()({
    tag: 'brainstem-docstore-form',
    load: async () => (await import('./connectors/docstore/DocstoreForm.tsx')).DocstoreForm,
    events: ['onSaved'],
    optionalEvents: ['onCancel', 'onDone'],
    properties: {
      initialValues: 'json',
      lockedFields: 'json',
      hiddenFields: 'json',
      help: 'json',
      connectionId: 'string',
      name: 'string',
      testTimeout: 'number',
      label: 'string',
    },
  }),
  restConnector: defineWidget<RestConnectorProps>()({
    tag: 'brainstem-rest-connector',
    load: async () => (await import('./connectors/rest/RestConnector.tsx')).RestConnector,
    events: ['onSaved'],
    optionalEvents: ['onCancel', 'onDone'],
    properties: {
      initialValues: 'json',
      lockedFields: 'json',
      hiddenFields: 'json',
      help: 'json',
      connectionId: 'string',
      name: 'string',
      authType: 'string',
      organizationId: 'string',
      label: 'string',
    },
  }),
  credentialForm: defineWidget<CredentialFormProps>()({
    tag: 'brainstem-credential-form',
    load: async () => (await import('./connectors/credentials/CredentialForm.tsx')).CredentialForm,
    events: ['onSaved'],
    optionalEvents: ['onCancel', 'onDone'],
    properties: {
      initialValues: 'json',
      lockedFields: 'json',
      hiddenFields: 'json',
      help: 'json',
      connectionId: 'string',
      name: 'string',
      connectorId: 'string',
      declaration: 'property',
      label: 'string',
    },
    required: ['connectorId'],
  }),
  brainViewer: defineWidget<BrainViewerProps>()({
    tag: 'brainstem-brain-viewer',
    load: async () => (await import('./brain-viewer/BrainViewer.tsx')).BrainViewer,
    events: ['onViewChange'],
    optionalEvents: ['onOpenLabel'],
    properties: {
      view: 'property',
      defaultView: 'json',
      connections: 'json',
      tenantId: 'string',
      combined: 'json',
      platformView: 'json',
      focusLabel: 'string',
      storage: 'property',
      workerUrl: 'string',
      groups: 'json',
      changeExamples: 'json',
      documentScripts: 'boolean',
      sessionId: 'string',
      label: 'string',
    },
    methods: widgetMethods.brainViewer,
  }),
  taskList: defineWidget<TaskListProps>()({
    tag: 'brainstem-task-list',
    load: async () => (await import('./task-list/TaskList.tsx')).TaskList,
    events: ['onViewChange', 'onTaskChange'],
    optionalEvents: ['onSignIn'],
    properties: {
      view: 'property',
      defaultView: 'json',
      writeComment: 'property',
      openWord: 'string',
      filterOptions: 'json',
      writePatch: 'property',
      writeAssignees: 'property',
      writeAttachment: 'property',
      renderTask: 'slot',
      renderDetails: 'slot',
      label: 'string',
    },
  }),
  platformForm: defineWidget<PlatformFormProps>()({
    tag: 'brainstem-platform-form',
    load: async () => (await import('./platform-form/PlatformForm.tsx')).PlatformForm,
    events: ['onSubmitted'],
    properties: {
      slug: 'string',
      tenantId: 'string',
      readForm: 'property',
      writeSubmission: 'property',
      label: 'string',
    },
    required: ['slug', 'tenantId'],
  }),
  attentionBadge: defineWidget<AttentionBadgeProps>()({
    tag: 'brainstem-attention-badge',
    load: async () => (await import('./attention-badge/AttentionBadge.tsx')).AttentionBadge,
    events: ['onCountChange'],
    properties: {
      findings: 'boolean',
      conversations: 'boolean',
      connections: 'boolean',
      tasks: 'boolean',
    },
  }),
} as const satisfies Record<WidgetName, WidgetEntry>;
