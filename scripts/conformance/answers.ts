import { jobs } from '../widget-reference/jobs.ts';
import type { WidgetName } from '../../src/widgets/widgetNames.ts';
import type { Proof } from './proofs.ts';

/** An answer to a criterion, with the tests and sessions that show it. */
export interface Answer {
  level: 'supports' | 'partially-supports' | 'not-applicable';
  remark: string;
  by: readonly Proof[];
}

/** The answer for every widget, and the ones of widgets that differ. */
export interface Row {
  all: Answer;
  but: readonly { widgets: readonly WidgetName[]; answer: Answer }[];
}

function yes(remark: string, ...by: readonly [Proof, ...Proof[]]): Answer {
  return { level: 'supports', remark, by };
}

function partly(remark: string, ...by: readonly Proof[]): Answer {
  return { level: 'partially-supports', remark, by };
}

function none(remark: string): Answer {
  return { level: 'not-applicable', remark, by: [] };
}

function row(all: Answer, ...but: readonly (readonly [readonly WidgetName[], Answer])[]): Row {
  return { all, but: but.map(([widgets, answer]) => ({ widgets, answer })) };
}

const chats = ['chat', 'chatLauncher'] as const;
const questions = jobs.get('Onboard') ?? [];
const connectorForms = [
  'sqlConnectionForm',
  'docstoreForm',
  'restConnector',
  'credentialForm',
  'connectors',
] as const;
const noMedia = none('There is no audio or video.');
const hostPage = none('This is a matter of the page that the host embeds the widget in.');

/** The answer to each criterion of {@link ./chapters.ts}. */
export const answers: Readonly<Record<string, Row>> = {
  '1.1.1': row(
    yes(
      'Icons are hidden from assistive technology or have a name; pictures have one.',
      'rules',
      'orca',
    ),
  ),
  '1.2.1': row(noMedia),
  '1.2.2': row(noMedia),
  '1.2.3': row(noMedia),
  '1.3.1': row(
    yes('Headings, lists, tables, groups and labels are those of HTML and ARIA.', 'rules', 'orca'),
  ),
  '1.3.2': row(
    yes('A screen reader goes through the main path in the order of the page.', 'orca', 'walk'),
  ),
  '1.3.3': row(yes('No text tells a control by its colour, shape or side alone.', 'senses')),
  '1.4.1': row(
    yes('States have words, icons or lines beside their colour.', 'pressed', 'conditions'),
    [
      ['brainViewer'],
      yes('Groups have a mark of their own beside their colour.', 'groupMarks', 'conditions'),
    ],
  ),
  '1.4.2': row(none('There is no sound.'), [
    chats,
    yes('Reading aloud begins on a press and stops in the same place.', 'readAloud'),
  ]),
  '2.1.1': row(yes('Each control is reached and used by keyboard.', 'walk', 'orca')),
  '2.1.2': row(
    yes('Tab leads out of the widget; Escape closes what opened.', 'walk', 'dialogFocus'),
  ),
  '2.1.4': row(
    none('No single character does anything outside of a text field.'),
    [
      ['findingsReview'],
      yes('`keys` gives every key another letter or switches it off.', 'ownKeys'),
    ],
    [
      ['ontologyEditor', 'brainViewer'],
      partly(
        'Single keys, such as `?`, work only while the focus is in the widget, and can’t be switched off.',
        'help',
      ),
    ],
    [
      ['onboarding'],
      partly(
        'Digits choose options only while a question has the focus, and can’t be switched off.',
      ),
    ],
  ),
  '2.2.1': row(
    none('Nothing that a user does has a time limit.'),
    [
      ['findingsReview'],
      yes(
        'A decision waits to be undone: the host sets the time, and a pointer or the focus holds it.',
        'heldByPointer',
        'undo',
      ),
    ],
    [
      ['messagingPairing'],
      yes(
        'A code that expires is replaced, and a new one can be asked for at any time.',
        'newCode',
      ),
    ],
  ),
  '2.2.2': row(
    none('Nothing moves or changes by itself for more than five seconds beside what a user does.'),
    [chats, yes('An answer is written on request and can be stopped.', 'stopAnswer', 'conditions')],
  ),
  '2.3.1': row(yes('Nothing flashes.', 'flashes')),
  '2.4.1': row(hostPage),
  '2.4.2': row(hostPage),
  '2.4.3': row(
    yes(
      'The focus follows the order of the page, and comes back from dialogs.',
      'walk',
      'dialogFocus',
      'orca',
    ),
  ),
  '2.4.4': row(yes('Links have names that say where they lead.', 'rules')),
  '2.5.1': row(none('No gesture with several fingers or along a path.'), [
    ['brainViewer'],
    yes(
      'Zoom has buttons; the map needs one press, and there is a table.',
      'oneFinger',
      'brainByKeys',
    ),
  ]),
  '2.5.2': row(
    yes('A press acts when it is let go, and not when it is let go elsewhere.', 'rules'),
  ),
  '2.5.3': row(yes('Names begin with the words on the control.', 'rules')),
  '2.5.4': row(none('Nothing is done by moving the device.')),
  '3.1.1': row(none('The host’s page has its language; each widget says its own.')),
  '3.2.1': row(yes('The focus opens nothing and leads nowhere.', 'walk')),
  '3.2.2': row(yes('Typing changes no place and takes no focus.', 'walk')),
  '3.2.6': row(none('The widget has no help of its own; that of the host’s page is the host’s.'), [
    ['findingsReview', 'ontologyEditor', 'brainViewer'],
    yes('The list of keys opens by `?` and is in the same menu.', 'help'),
  ]),
  '3.3.1': row(
    none('The widget has no field that can be filled in wrongly.'),
    [
      [...connectorForms, 'mailSettings', 'messagingPairing'],
      yes(
        'A summary leads to each field; each field says what is wrong.',
        'sqlErrors',
        'fieldErrors',
      ),
    ],
    [
      ['onboarding', 'productOnboarding'],
      yes('What lacks an answer says so and takes the focus.', 'onboardingErrors'),
    ],
    [
      ['delegatedOnboarding'],
      yes('What can’t be sent is named before anything is sent.', 'linkErrors'),
    ],
    [
      ['platformForm', 'taskList'],
      yes('Each field says what is wrong.', 'formErrors', 'fieldErrors'),
    ],
    [
      ['ontologyPicker', 'ontologyEditor', 'documentUpload'],
      yes('A field that the platform would refuse says why.', 'groupErrors', 'fieldErrors'),
    ],
  ),
  '3.3.2': row(
    yes('Each field has a label, and a description where its form matters.', 'rules', 'orca'),
    [['attentionBadge'], none('There is nothing to fill in.')],
  ),
  '3.3.7': row(
    none('Nothing is asked twice.'),
    [['onboarding'], yes('Answers are kept on Back and over a refresh.', 'goingBack', 'refreshed')],
    [['productOnboarding'], yes('What was typed survives a refresh.', 'chapterKept')],
    [['delegatedOnboarding'], yes('What was typed survives a refresh.', 'linkKept')],
  ),
  '4.1.1': row(
    yes('WCAG 2.2 takes it as met; axe finds no doubled id that names anything.', 'rules'),
  ),
  '4.1.2': row(
    yes('Names, roles and states are found by tests and spoken by Orca.', 'rules', 'walk', 'orca'),
  ),
  '1.2.4': row(noMedia),
  '1.2.5': row(noMedia),
  '1.3.4': row(
    yes(
      'Each widget works in windows that are higher than wide, and wider than high.',
      'conditions',
    ),
  ),
  '1.3.5': row(none('Nothing is asked about the user who fills it in.'), [
    connectorForms,
    partly(
      'Fields of credentials turn autofill off, so that a browser doesn’t keep a platform’s secret.',
      'secrets',
    ),
  ]),
  '1.4.3': row(
    yes(
      'In light and dark with the colours of the kit, and the main button with any accent. Colours of the host are the host’s.',
      'rules',
      'accents',
    ),
  ),
  '1.4.4': row(
    yes('With the browser’s text size and zoom, and with text of 200 %.', 'conditions', 'textSize'),
  ),
  '1.4.5': row(none('There are no images of text.')),
  '1.4.10': row(yes('At 320 × 256 px nobody scrolls in two directions.', 'conditions'), [
    ['brainViewer'],
    yes('The graph is two-dimensional; its table has the same content and reflows.', 'conditions'),
  ]),
  '1.4.11': row(
    yes('Edges of fields have 3 to 1 in light and dark; focus rings are seen.', 'rules', 'walk'),
    [['attentionBadge'], none('There is no control, and the figure is text.')],
  ),
  '1.4.12': row(
    yes('No text is cut with the distances of the criterion, at 320 and 1,200 px.', 'rules'),
  ),
  '1.4.13': row(
    none(
      'Pointer and focus show nothing over other content, but for the browser’s own tooltip of an icon’s name.',
    ),
  ),
  '2.4.5': row(hostPage),
  '2.4.6': row(yes('Headings and labels say what is below and behind them.', 'orca', 'walk')),
  '2.4.7': row(yes('Each stop is drawn otherwise while it has the focus.', 'walk'), [
    ['attentionBadge'],
    none('Nothing takes the focus.'),
  ]),
  '2.4.11': row(yes('Nothing covers a stop that has the focus, at 320 × 640 px.', 'walk'), [
    ['attentionBadge'],
    none('Nothing takes the focus.'),
  ]),
  '2.5.7': row(
    none('Nothing is dragged.'),
    [['documentUpload'], yes('Files are chosen by a button too.', 'orca')],
    [chats, yes('Files are chosen by a button too.', 'chatFile')],
    [['ontologyEditor'], yes('Terms are moved by buttons too.', 'moveTerm')],
    [
      ['brainViewer'],
      partly(
        'A card can be put elsewhere by dragging alone. What it shows needs no dragging.',
        'brainByKeys',
      ),
    ],
  ),
  '2.5.8': row(yes('Controls have 24 px, in the compact density too.', 'rules', 'conditions'), [
    ['attentionBadge'],
    none('There is no target.'),
  ]),
  '3.1.2': row(
    partly(
      'Each widget says its language; what the platform and the assistant send says none.',
      'rules',
    ),
  ),
  '3.2.3': row(hostPage),
  '3.2.4': row(yes('One thing has one word in all widgets.', 'oneWord')),
  '3.3.3': row(
    none('The widget has no field that can be filled in wrongly.'),
    [
      [...connectorForms, 'mailSettings', 'messagingPairing'],
      yes('Errors say what to enter.', 'sqlErrors'),
    ],
    [questions, yes('Errors say what to choose or to enter.', 'linkErrors', 'onboardingErrors')],
    [['platformForm', 'taskList'], yes('The platform’s reason is below its field.', 'formErrors')],
    [
      ['ontologyPicker', 'ontologyEditor', 'documentUpload'],
      yes('An error says which characters are allowed.', 'groupErrors'),
    ],
  ),
  '3.3.4': row(
    none('Nothing here changes or deletes data for good.'),
    [chats, yes('A deleted conversation can be brought back.', 'chatDelete')],
    [['findingsReview'], yes('Each decision can be undone.', 'undo')],
    [['ontologyEditor'], yes('What deletes asks first, and can be undone.', 'deleteOntology')],
    [['taskList'], yes('What deletes asks first.', 'deleteTask')],
    [['brainViewer'], yes('A change can be undone.', 'undoChange')],
    [
      [
        'connectors',
        'drivePicker',
        'sheetPicker',
        'sitePicker',
        'mailSettings',
        'sqlConnectionForm',
        'docstoreForm',
        'restConnector',
        'credentialForm',
      ],
      yes('What disconnects or removes asks first, and begins on the safe answer.', 'safeAnswer'),
    ],
    [questions, yes('Answers can be looked at and changed before they are sent.', 'goingBack')],
  ),
  '3.3.8': row(none('The host signs people in; what connects a source can be pasted.')),
  '4.1.3': row(
    yes('What happens is said without taking the focus.', 'orca'),
    [
      ['attentionBadge'],
      partly('The count changes without being said, so that it disturbs nobody.', 'orca'),
    ],
    [
      ['onboarding', 'platformForm'],
      partly(
        'The title of the next page takes the focus. Orca with Firefox is silent about it where the title is the first text of the widget and the button that was pressed has gone.',
        'orca',
      ),
    ],
    [
      ['ontologyPicker'],
      partly(
        'What was picked is said; an error that appears while one types is read once the field is entered again.',
        'orca',
      ),
    ],
    [
      ['brainViewer'],
      partly('Results of a search are said; that a type was opened by Enter is not.', 'orca'),
    ],
  ),
  '4.2.1': row(
    yes(
      'The main path is gone with Orca and Firefox. Nobody has tried NVDA, JAWS or VoiceOver.',
      'orca',
      'walk',
    ),
  ),
  '4.2.2': row(yes('200 % text, 400 % zoom, forced colours and more contrast.', 'conditions')),
  '4.2.3': row(yes('See 1.4.1.', 'pressed', 'conditions')),
  '4.2.4': row(none('There is no sound that text doesn’t say too.')),
  '4.2.5': row(none('There is no sound that text doesn’t say too.')),
  '4.2.6': row(none('Nothing needs a voice; what can be dictated can be typed.')),
  '4.2.7': row(yes('All by keyboard, and targets of 24 px.', 'walk', 'conditions')),
  '4.2.8': row(none('The product is no hardware.')),
  '4.2.9': row(yes('Nothing flashes.', 'flashes')),
  '4.2.10': row(
    partly(
      'Plain words, undo, and questions before what deletes are tested; nobody has tried the widgets with people who have cognitive or learning disabilities.',
      'oneWord',
      'safeAnswer',
    ),
  ),
  '4.2.11': row(
    yes('Secrets stay in their field, and assistive features cost no privacy.', 'secrets'),
    [
      [...chats, 'attentionBadge'],
      none('There is nothing private to enter by assistive features alone.'),
    ],
  ),
  '5.1': row(none('The product is open to assistive technology.')),
  '5.2': row(
    yes(
      'Forced colours, more contrast, less motion and text sizes follow the system, without anything to find first.',
      'conditions',
    ),
  ),
  '5.3': row(none('There are no biometrics.')),
  '5.4': row(none('Nothing is converted.'), [
    ['brainViewer'],
    yes('A picture that is saved has the names of what it shows as text.', 'picture'),
  ]),
  '5.5': row(none('The product is no hardware.')),
  '5.6': row(
    yes('Toggles say whether they are pressed, in forced colours too.', 'pressed', 'rules'),
  ),
  '5.7': row(none('The keyboard is the system’s.')),
  '5.8': row(none('The keyboard is the system’s.')),
  '5.9': row(yes('Nothing needs two actions at once.', 'walk')),
  '12.1': row(partly('See 12.1.1 and 12.1.2.')),
  '12.1.1': row(yes('This report, and the page on accessibility.', 'thisReport')),
  '12.1.2': row(
    partly('The documentation is plain HTML and Markdown; it is not tested by criterion.'),
  ),
  '12.2': row(none('There is no support service.')),
};

/** Returns the answer to a criterion for a widget; a clause within another one has that one's. */
export function answerTo(num: string, widget: WidgetName): Answer {
  const { all, but } = rowOf(num);
  return but.find(({ widgets }) => widgets.includes(widget))?.answer ?? all;
}

function rowOf(num: string): Row {
  const found = answers[num];
  if (found !== undefined) return found;
  const outer = num.slice(0, num.lastIndexOf('.'));
  if (!outer.includes('.')) throw new Error(`Nothing answers ${num}.`);
  return rowOf(outer);
}
