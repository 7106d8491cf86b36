import { widgetNames, type WidgetName } from '../../src/widgets/widgetNames.ts';

const names = ['Ask', 'Review', 'Connect', 'Onboard', 'Explore', 'Embed'] as const;

/** The job of each widget: one thing that a partner's customer does. */
const jobOf: Readonly<Record<WidgetName, (typeof names)[number]>> = {
  chat: 'Ask',
  chatLauncher: 'Ask',
  findingsReview: 'Review',
  ontologyEditor: 'Review',
  ontologyPicker: 'Review',
  taskList: 'Review',
  connectors: 'Connect',
  drivePicker: 'Connect',
  sheetPicker: 'Connect',
  sitePicker: 'Connect',
  mailSettings: 'Connect',
  messagingPairing: 'Connect',
  documentUpload: 'Connect',
  sqlConnectionForm: 'Connect',
  docstoreForm: 'Connect',
  restConnector: 'Connect',
  credentialForm: 'Connect',
  onboarding: 'Onboard',
  productOnboarding: 'Onboard',
  delegatedOnboarding: 'Onboard',
  brainViewer: 'Explore',
  attentionBadge: 'Embed',
  platformForm: 'Embed',
};

/** The widgets by job, in the order of the documents. */
export const jobs: ReadonlyMap<string, readonly WidgetName[]> = new Map(
  names.map((job) => [job, widgetNames.filter((name) => jobOf[name] === job)]),
);
