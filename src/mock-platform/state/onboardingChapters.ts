/** The form of an answer. Undocumented: the platform's words for types of questions. */
export type QuestionType = 'text' | 'single_choice' | 'multiple_choice' | 'number' | 'date';

/** A question of onboarding. */
export interface Question {
  readonly question: string;
  readonly type: QuestionType;
  /** Answers to choose from; suggestions where the answer is free text. */
  readonly options: readonly string[];
}

/** The questions of a chapter. The conversation asks the baseline too, a chapter a step. */
export interface Chapter {
  /** One or two questions: two in the first chapter. */
  readonly baseline: readonly Question[];
  readonly followUp: readonly Question[];
}

/** Business, Processes, Operations, Performance and Technology. */
export const chapters: readonly Chapter[] = [
  {
    baseline: [
      single('What does your organisation mainly do?', [
        'Make products',
        'Trade products',
        'Provide services',
        'Run a platform',
      ]),
      several('Who are your customers?', [
        'Shops and wholesalers',
        'Hotels and restaurants',
        'Public bodies',
        'People at home',
      ]),
    ],
    followUp: [
      text('What do your best customers say they would miss most?', [
        'Delivery on time',
        'The range',
        'People they know',
      ]),
      number('How many customers ordered in the last twelve months?'),
    ],
  },
  {
    baseline: [
      single('How does an order usually reach you?', [
        'By mail',
        'By phone',
        'Through a shop system',
        'Through a sales visit',
      ]),
      text('Which process costs your people the most time?', [
        'Entering orders',
        'Chasing suppliers',
        'Checking invoices',
        'Preparing reports',
      ]),
    ],
    followUp: [
      text('Where do orders wait longest, and for whom?', [
        'For approval',
        'For stock',
        'For price',
      ]),
    ],
  },
  {
    baseline: [
      several('What do you run yourselves rather than buy?', [
        'Warehouses',
        'Trucks',
        'Packaging',
        'Customer service',
      ]),
    ],
    followUp: [
      number('How many sites does your organisation have?'),
      date('When does your busiest season begin?'),
    ],
  },
  {
    baseline: [
      several('Which figures decide whether a month was good?', [
        'Revenue',
        'Margin',
        'Deliveries on time',
        'Complaints',
      ]),
      single('How often do you look at them together?', ['Daily', 'Weekly', 'Monthly', 'Rarely']),
    ],
    followUp: [number('What share of deliveries should be on time, in percent?')],
  },
  {
    baseline: [
      several('Where does your knowledge live today?', [
        'Databases',
        'Shared folders',
        'Mailboxes',
        'Sheets',
        'In people’s heads',
      ]),
      single('Who looks after your systems?', [
        'Our own team',
        'A partner',
        'Whoever has time',
        'Nobody',
      ]),
    ],
    followUp: [
      text('Which two systems should know of each other, and do not?', [
        'Orders and stock',
        'Contracts and invoices',
      ]),
    ],
  },
];

function text(question: string, options: readonly string[]): Question {
  return { question, type: 'text', options };
}

function single(question: string, options: readonly string[]): Question {
  return { question, type: 'single_choice', options };
}

function several(question: string, options: readonly string[]): Question {
  return { question, type: 'multiple_choice', options };
}

function number(question: string): Question {
  return { question, type: 'number', options: [] };
}

function date(question: string): Question {
  return { question, type: 'date', options: [] };
}
