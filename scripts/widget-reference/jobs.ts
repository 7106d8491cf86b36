import type { WidgetName } from '../../src/widgets/widgetNames.ts';

/** The widgets by what a partner's customer does with them. A test asks that each has a job. */
export const jobs = {
  Ask: ['chat', 'chatLauncher'],
  Review: ['findingsReview', 'ontologyEditor', 'ontologyPicker', 'taskList'],
  Connect: [
    ...(['connectors', 'drivePicker', 'sheetPicker', 'sitePicker', 'mailSettings'] as const),
    ...(['messagingPairing', 'documentUpload', 'sqlConnectionForm', 'docstoreForm'] as const),
    ...(['restConnector', 'credentialForm'] as const),
  ],
  Onboard: ['onboarding', 'productOnboarding', 'delegatedOnboarding'],
  Explore: ['brainViewer'],
  Embed: ['attentionBadge', 'platformForm'],
} as const satisfies Record<string, readonly WidgetName[]>;
