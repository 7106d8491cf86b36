const conditions = 'test/conditions/conditions.test.tsx';
const wcag = 'test/conditions/wcag.test.tsx';

/** The tests that the report names: a file, and the title as it is written there. */
export const proofs = {
  rules: [
    wcag,
    '%s passes the rules of axe in both themes, has edges of 3 to 1, keeps text with wide spacing whole, and lets a press be taken back',
  ],
  walk: [
    wcag,
    '%s leads the focus through stops with a name and a ring that nothing covers, and out again; neither focus nor input leads away',
  ],
  help: [wcag, '%s opens its help by the key of every widget that has help'],
  conditions: [conditions, '%s holds in every condition'],
  flashes: [
    'test/conformance/source.test.ts',
    'nothing that is repeated for ever flashes more than three times a second',
  ],
  senses: [
    'test/conformance/source.test.ts',
    'no English sentence leads by colour, shape or side alone',
  ],
  textSize: ['src/ui/theme/textSize.test.tsx', 'follow the text size of the browser'],
  accents: [
    'test/theme/accentContrast.test.tsx',
    'the text of a main button can be read on every accent, in the %s theme',
  ],
  pressed: [
    'src/ui/theme/forcedColors.test.tsx',
    'in forced colours a pressed button and a chosen tab differ from the others',
  ],
  groupMarks: [
    'src/widgets/brain-viewer/graph/groupMark.test.ts',
    'no two groups have the same colour and dot',
  ],
  dialogFocus: [
    'src/ui/dialog/Dialog.test.tsx',
    'gives the focus back to what had it, when it is closed or taken away',
  ],
  safeAnswer: ['src/ui/dialog/Confirm.test.tsx', 'begins on the safe answer'],
  readAloud: [
    'src/widgets/chat/tests/screenReader.test.tsx',
    'a user has an answer read aloud and stops that by keyboard, in one place',
  ],
  stopAnswer: [
    'src/widgets/chat/tests/screenReader.test.tsx',
    'a user stops an answer by keyboard, and hears that it was stopped',
  ],
  chatFile: [
    'src/widgets/chat/tests/screenReader.test.tsx',
    'a user attaches a file by keyboard, and hears when it is ready and how to remove it',
  ],
  chatDelete: [
    'src/widgets/chat/tests/screenReader.test.tsx',
    'a user switches to a conversation, deletes it and undoes that by keyboard',
  ],
  ownKeys: [
    'src/widgets/findings-review/tests/FindingsFocus.test.tsx',
    'decide, are written on the buttons and listed, and what they replace does nothing',
  ],
  heldByPointer: [
    'src/widgets/findings-review/tests/FindingsUndo.test.tsx',
    'a pointer on the bar that offers undo keeps the decision back, and its time starts again after',
  ],
  undo: [
    'src/widgets/findings-review/tests/FindingsUndo.test.tsx',
    'after a bulk that empties the list, u still brings everything back',
  ],
  newCode: [
    'src/widgets/connectors/pairing/screenReader.test.tsx',
    'a pairing that fails is spoken as an alert, and a new code is one Tab stop away',
  ],
  refreshed: [
    'src/widgets/onboarding/Onboarding.test.tsx',
    'saved answers come back after a refresh, without taking the focus',
  ],
  goingBack: [
    'src/widgets/onboarding/Onboarding.test.tsx',
    'going back keeps every answer and checks nothing',
  ],
  chapterKept: [
    'src/widgets/product-onboarding/ProductOnboarding.test.tsx',
    'what is typed in a chapter survives a refresh until it is saved',
  ],
  linkKept: [
    'src/widgets/delegated-onboarding/DelegatedOnboarding.test.tsx',
    'what is typed behind a link survives a refresh until it is sent',
  ],
  sqlErrors: [
    'src/widgets/connectors/sql/screenReader.test.tsx',
    'a SQL database is connected with the keyboard, and a screen reader speaks every step',
  ],
  formErrors: [
    'src/widgets/platform-form/PlatformForm.test.tsx',
    'a form that is refused with %i shows the reason, and marks the field until it is changed',
  ],
  onboardingErrors: [
    'src/widgets/onboarding/Onboarding.test.tsx',
    'arrows move in a group of radios, and the first unanswered question takes the focus',
  ],
  linkErrors: [
    'src/widgets/delegated-onboarding/DelegatedOnboarding.test.tsx',
    'a number that is none is named before anything is sent',
  ],
  groupErrors: [
    'src/widgets/ontology-picker/OntologyPicker.test.tsx',
    'a group that the platform would refuse is marked, kept as typed, and never sent',
  ],
  fieldErrors: [
    'src/ui/field/Field.test.tsx',
    'an error takes the place of a field’s description, and both are tied to the control',
  ],
  deleteTask: [
    'src/widgets/task-list/tests/TaskList.test.tsx',
    'deletes only after a confirm that names the task',
  ],
  deleteOntology: [
    'src/widgets/ontology-editor/tests/OntologyEditor.test.tsx',
    'names what is deleted, says what stays, and creates it again',
  ],
  undoChange: [
    'src/widgets/brain-viewer/changes.test.tsx',
    'is undone by the contrary sentence, which can be undone in its turn',
  ],
  moveTerm: [
    'src/widgets/ontology-editor/tests/OntologyEditor.test.tsx',
    'a term is moved by its buttons and by dragging',
  ],
  oneFinger: [
    'test/e2e/brainTouch.e2e.ts',
    'one finger on a group or a line of the map scrolls to its end, then the page, and opens nothing',
  ],
  brainByKeys: [
    'src/widgets/brain-viewer/screenReader.test.tsx',
    'a user opens a group, a type of it and a line, and goes back step by step to that group',
  ],
  picture: [
    'src/widgets/brain-viewer/exports/exportPicture.test.tsx',
    'an SVG names labels, counts, properties and relations as the screen does from near',
  ],
  oneWord: ['test/vocabulary/vocabulary.test.ts', 'no file has a banned phrase'],
  secrets: [
    'src/widgets/connectors/secrets.test.tsx',
    'is carried by the requests that must, and found nowhere else, before and after saving',
  ],
  thisReport: [
    'test/conformance/report.test.ts',
    'the page is the one that the table gives: npm run conformance',
  ],
} as const satisfies Readonly<Record<string, readonly [file: string, title: string]>>;

/** A test by its name here, or the widget's session with Orca. */
export type Proof = keyof typeof proofs | 'orca';
