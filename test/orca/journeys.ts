import type { WidgetName } from '../../src/widgets/widgetNames.ts';
import { press, tabBackTo, tabTo, type, type Step } from './listen.ts';

/** The main path of a widget by keyboard, with what must be heard on it. */
export interface Journey {
  readonly steps: readonly Step[];
  /** In place of the properties that show all that a widget has. */
  readonly properties?: Readonly<Record<string, unknown>>;
}

/** The main path of each widget. The page is a host's, with the element alone below a heading. */
export const journeys: Readonly<Record<WidgetName, Journey>> = {
  chat: {
    properties: {},
    steps: [
      tabTo('Message entry'),
      type('Which suppliers delivered late?'),
      press(
        'Return',
        'Three suppliers carry most of the volume',
        'Borealis Berries',
        'Saltmarsh Fisheries is the one to watch',
      ),
      tabBackTo('Copy message'),
      press('Return', 'Copied'),
    ],
  },
  chatLauncher: {
    properties: {},
    steps: [
      tabTo('Open chat'),
      press('Return', 'Message entry'),
      press('Escape', 'collapsed'),
      press('Return', 'Message entry'),
    ],
  },
  findingsReview: {
    steps: [
      tabTo('table with'),
      press('j', 'The Saltmarsh contract C-1987 ends on 31 December'),
      press('j', 'Hotel Linden buys a third less smoked fish'),
      press('k', 'The Saltmarsh contract C-1987 ends on 31 December'),
      press('a', 'approved', 'Hotel Linden buys a third less smoked fish'),
      press('u', 'The Saltmarsh contract C-1987 ends on 31 December'),
      press('x', '1 selected'),
    ],
  },
  ontologyEditor: {
    steps: [tabTo('Cold chain 10 terms'), press('Return', 'Cold chain'), tabTo('Add')],
  },
  ontologyPicker: {
    steps: [
      tabTo('Cold chain 10 terms check box not checked'),
      press('space', 'checked'),
      tabTo('Document group entry'),
      type('contracts 2026'),
      press('shift+Tab'),
      press('Tab', 'Document group entry', 'Use only lowercase letters'),
    ],
  },
  onboarding: {
    steps: [
      tabTo('Get started push button'),
      press('Return'),
      press('Tab', 'What does your organization mainly do? panel', 'not selected radio button'),
      press('space', 'selected'),
      tabTo('Who are your customers? panel'),
      tabTo('Continue push button'),
      press('Return', 'Who are your customers?', 'Choose an answer or write your own'),
    ],
  },
  productOnboarding: {
    steps: [
      tabTo('Baseline not started push button'),
      tabTo('What does your organization mainly do? panel'),
      press('space', 'selected'),
      tabTo('Save and continue push button'),
      press('Return'),
    ],
  },
  delegatedOnboarding: {
    steps: [
      tabTo('What happens to a delivery that arrives too warm? entry'),
      tabTo('Which readings does Cold Chain check on arrival? panel'),
      tabTo('Send answers push button grayed'),
      press('Return', 'Answer at least one question first'),
      tabBackTo('How many pallets fit into store 2? entry'),
      type('12'),
      tabTo('Send 1 answer push button'),
      press('Return', '1 answer sent'),
    ],
  },
  connectors: {
    steps: [
      tabTo('Search sources entry'),
      tabTo('Delivery sheet push button'),
      press('Return', 'Delivery sheet heading level 2'),
      tabTo('Sync now push button'),
      press('Return', 'queued'),
    ],
  },
  drivePicker: {
    steps: [
      tabTo('Selected 3 page tab'),
      press('Right', 'Add files page tab'),
      tabTo('Files in the drive'),
      press('Down', 'Delivery note Saltmarsh Fisheries'),
      press('End', '115 files'),
      press('space', '1 selected'),
      tabTo('Add 1 file'),
      press('Return', '1 item added', 'Selected 4 page tab'),
    ],
  },
  sheetPicker: {
    steps: [
      tabTo('Selected 2 page tab'),
      press('Right', 'Add files page tab'),
      tabTo('Spreadsheets in the drive'),
      press('End', 'not selected'),
      press('space', '1 selected'),
      tabTo('Add 1 file'),
      press('Return', '1 item added', 'Selected 3 page tab'),
    ],
  },
  sitePicker: {
    steps: [
      tabTo('Quality and food safety push button'),
      press('Return', 'Quality and food safety push button'),
      tabTo('Select Quality and food safety check box not checked'),
      tabTo('Audits'),
    ],
  },
  mailSettings: {
    steps: [
      tabTo('Sync this mailbox switch off'),
      press('space', 'on'),
      tabTo('Message limit combo box'),
      press('Down', '10,000'),
      tabTo('Description entry'),
    ],
  },
  messagingPairing: {
    steps: [
      tabTo('Show code push button'),
      press('Return', 'Scan this code with your phone heading level 2', 'Preparing a code'),
      tabTo('Cancel push button'),
      press('Return', 'Pair a phone'),
    ],
  },
  documentUpload: {
    steps: [
      tabTo('Choose files push button'),
      tabTo('Choose a folder push button'),
      press('Tab'),
      press('Tab'),
      press('Tab'),
    ],
  },
  sqlConnectionForm: {
    steps: [
      tabTo('Paste a connection string entry'),
      type('postgresql://ann:secret@db.example:5433/shop'),
      press('Return', 'db.example:5433'),
      tabTo('Test connection push button'),
      press('Return', 'Connection successful'),
      tabBackTo('Connect push button'),
      press('Return', '1 field needs your attention'),
      tabTo('Connection name entry'),
      type('Orders'),
      tabTo('Connect push button'),
      press('Return'),
      press('Tab', 'Sync now push button'),
    ],
  },
  docstoreForm: {
    steps: [
      tabTo('Paste a connection string entry'),
      type('docs://ann:secret@store.example/shop'),
      press('Return', 'store.example'),
      tabTo('Load databases push button'),
      tabTo('Connect push button'),
      press('Return', '1 field needs your attention'),
    ],
  },
  restConnector: {
    steps: [
      tabTo('selected radio button'),
      tabTo('Connection name entry required'),
      tabTo('Connect push button'),
      press('Return', 'need your attention'),
    ],
  },
  credentialForm: {
    steps: [
      tabTo('Connection name entry required'),
      tabTo('Connect push button'),
      press('Return', 'need your attention'),
    ],
  },
  brainViewer: {
    steps: [
      tabTo('Search the knowledge graph editable combo box'),
      type('ware'),
      press('Return', 'Warehouse, 11 items, linked to 8 types'),
      tabTo('Stored in panel'),
      press('Tab', 'Added by hand toggle button pressed'),
    ],
  },
  taskList: {
    steps: [
      tabTo('New task entry'),
      type('Call the port'),
      press('Return', '“Call the port” added'),
      tabTo('Check the gate sensor of cold store 2 , In progress , High'),
      press('Return', 'expanded'),
      press('Tab'),
    ],
  },
  platformForm: {
    steps: [
      tabTo('Submit push button'),
      press('Return', 'Company entry', 'This field is required'),
      type('Saltmarsh Fisheries'),
      tabTo('What they sell entry'),
      type('Smoked trout'),
      tabTo('Submit push button'),
      press('Return'),
      press('Tab', 'Submit another response push button'),
    ],
  },
  attentionBadge: {
    steps: [
      press('ctrl+End'),
      press('ctrl+Home', 'Orders'),
      press('ctrl+End', '29 need your attention image'),
    ],
  },
};
