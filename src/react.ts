export type {
  AfterOptions,
  Clock,
  Environment,
  KeyValueStorage,
  NetworkStatus,
  PageVisibility,
  ReturnReason,
  Schedule,
} from './environment/index.ts';
export { BrainstemProvider, useBrainstem, useTokenState } from './provider/index.ts';
export type {
  BrainstemContextValue,
  BrainstemProviderProps,
  PersistenceProps,
  WidgetComponent,
  WidgetEvent,
  WidgetProps,
} from './provider/index.ts';
export { isOntologyPickValid, noOntologies, ontologyFields } from './query/index.ts';
export type { OntologyPick } from './query/index.ts';
export type { Density, Direction, RootProps, Theme } from './ui/index.ts';
export { BrainViewer } from './widgets/brain-viewer/index.ts';
export type {
  BrainConnection,
  BrainOptions,
  BrainPanel,
  BrainSources,
  BrainView,
  BrainViewerProps,
  CardDetail,
  GraphFilter,
  LayoutAlgorithm,
  Viewport,
} from './widgets/brain-viewer/index.ts';
export {
  Chat,
  ChatLauncher,
  exportJson,
  exportMarkdown,
  useChat,
  useFileLimits,
  useSessions,
} from './widgets/chat/index.ts';
export type {
  ChatCommand,
  ChatFeedback,
  ChatLauncherProps,
  ChatOptions,
  ChatProps,
  ChatSlots,
  DraftFile,
  DraftFileState,
  ExportWords,
  InitialMessage,
  QueuedMessage,
  SessionsState,
  Suggestion,
  ThreadAttachment,
  ThreadFile,
  ThreadMessage,
  ThreadMessageState,
  ThreadPart,
  ThreadReasoning,
  ThreadSource,
  ThreadText,
  ThreadToolCall,
  ThreadUnknown,
  ToolCallViewProps,
  ToolInputProps,
  ToolRenderer,
  ToolRenderers,
  UseChat,
  UseChatOptions,
} from './widgets/chat/index.ts';
export { DelegatedOnboarding } from './widgets/delegated-onboarding/index.ts';
export type { DelegatedOnboardingProps } from './widgets/delegated-onboarding/index.ts';
export { Onboarding } from './widgets/onboarding/index.ts';
export type { OnboardingProps } from './widgets/onboarding/index.ts';
export { ProductOnboarding } from './widgets/product-onboarding/index.ts';
export type {
  ProductAnswer,
  ProductOnboardingAdapter,
  ProductOnboardingProps,
  ProductPart,
  ProductPartStatus,
  ProductQuestion,
  ProductStatus,
} from './widgets/product-onboarding/index.ts';
export { PlatformForm } from './widgets/platform-form/index.ts';
export type {
  FormField,
  FormOption,
  PlatformFormModel,
  PlatformFormProps,
} from './widgets/platform-form/index.ts';
export { TaskList } from './widgets/task-list/index.ts';
export type {
  ChosenFilter,
  TaskFilterOptions,
  TaskListProps,
  TaskPatch,
} from './widgets/task-list/index.ts';
export {
  Connectors,
  createFrameOpener,
  createHeadlessOpener,
  createTabOpener,
  DrivePicker,
  MailSettings,
  SheetPicker,
  SitePicker,
} from './widgets/connectors/index.ts';
export type {
  AuthorizeOutcome,
  AuthorizeRequest,
  ChosenPlace,
  ConnectEvent,
  ConnectMessage,
  ConnectorAppearance,
  ConnectorsProps,
  ConnectRequest,
  ConnectSessionMessage,
  DrivePickerProps,
  FrameOpenerOptions,
  HeadlessOpenerOptions,
  MailSettingsProps,
  OpenConnect,
  OpenedConnect,
  SelectionPickerProps,
  SheetPickerProps,
  SitePickerProps,
  TabOpenerOptions,
} from './widgets/connectors/index.ts';
export {
  CredentialForm,
  CrmCredentialsForm,
  DocstoreForm,
  RestConnector,
  SqlConnectionForm,
  WarehouseForm,
} from './widgets/connectors/index.ts';
export type {
  ConnectorFormProps,
  CredentialDeclaration,
  CredentialFormProps,
  DocstoreFormProps,
  FieldDeclaration,
  FieldOption,
  FieldValue,
  FormSection,
  RestAuthType,
  RestConnectorProps,
  SavedConnection,
  SqlConnectionFormProps,
  SqlDiscoveryOptions,
  TunnelDeclaration,
} from './widgets/connectors/index.ts';
export { OntologyEditor } from './widgets/ontology-editor/index.ts';
export type { OntologyEditorProps } from './widgets/ontology-editor/index.ts';
export { DocumentUpload, MessagingPairing } from './widgets/connectors/index.ts';
export type {
  DocumentUploadProps,
  MessagingPairingProps,
  MessagingSyncMode,
} from './widgets/connectors/index.ts';
export {
  OntologyPicker,
  useOntologies,
  useResolvedOntologies,
} from './widgets/ontology-picker/index.ts';
export type { OntologyPickerProps } from './widgets/ontology-picker/index.ts';
export { defaultFindingsView, FindingsReview } from './widgets/findings-review/index.ts';
export type {
  FindingsColumn,
  FindingsFilter,
  FindingsReviewOptions,
  FindingsReviewProps,
  FindingsSort,
  FindingsTab,
  FindingsView,
  SavedFindingsView,
  ShownColumn,
} from './widgets/findings-review/index.ts';
export { arabic, english, extendLocale, german } from './words/index.ts';
export type {
  Catalog,
  BrainWords,
  ChatWords,
  ConnectorFormsWords,
  ConnectorMessagingWords,
  ConnectorsWords,
  DocumentsWords,
  FindingsWords,
  GeneralWords,
  OnboardingWords,
  OntologiesWords,
  TasksWords,
  Format,
  Locale,
  LocaleWords,
  PluralForms,
  SectionWords,
} from './words/index.ts';
