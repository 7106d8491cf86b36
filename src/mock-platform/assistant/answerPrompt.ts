import { humanInputTool } from '../../contract/index.ts';
import type { ChatFile } from '../state/chat/chatFiles.ts';
import { answerQuestion } from './answerQuestion.ts';
import { citedReport } from './citedReport.ts';
import { describeFile } from './describeFile.ts';
import { everyPart } from './everyPart.ts';
import { longAnswer } from './longAnswer.ts';
import { markdownShowcase } from './markdownShowcase.ts';
import { steeringPhrases, type Phrase } from './phrases.ts';
import { say, type Step } from './step.ts';

/** The input to the assistant. */
export interface Prompt {
  /** The user's words; may be empty when there are attachments. */
  readonly text: string;
  /** Files sent with these words. */
  readonly attachments: readonly ChatFile[];
  /** Every file of the session. */
  readonly sessionFiles: readonly ChatFile[];
  /** The organisation's name. */
  readonly organisation: string;
}

/** Steps that each phrase makes from a prompt. */
const steered: Readonly<Record<Phrase, (prompt: Prompt) => readonly Step[]>> = {
  'ask me for details': askForDetails,
  'ask me for several': askForSeveral,
  'ask me oddly': askOddly,
  'ask me': askPerson,
  'run long': () => [say(longAnswer())],
  fail: failHalfway,
  'end with': endAsAsked,
  'say nothing': () => [],
  'use host tool': callHost,
  'use tool': searchFirst,
  'every part': () => everyPart,
  'cite sources': () => citedReport,
  'show markdown': () => [say(markdownShowcase)],
};

/** Decides what the assistant does about a prompt. The same prompt always has the same answer. */
export async function answerPrompt(prompt: Prompt): Promise<readonly Step[]> {
  const found = steeringPhrases.find(({ phrase }) => containsPhrase(prompt.text, phrase));
  if (found !== undefined) return steered[found.phrase](prompt);
  const files = filesInQuestion(prompt);
  if (files.length === 0) return [say(answerQuestion(prompt.text, prompt.organisation))];
  const described = await Promise.all(files.map(describeFile));
  return [say(described.join('\n\n'))];
}

function containsPhrase(text: string, phrase: string): boolean {
  return new RegExp(`(?<![\\p{L}\\p{N}])${phrase}(?![\\p{L}\\p{N}])`, 'iu').test(text);
}

/** The files that came along, else those of the session if the words speak of files. */
function filesInQuestion({ attachments, sessionFiles, text }: Prompt): readonly ChatFile[] {
  if (attachments.length > 0) return attachments;
  const lower = text.toLowerCase();
  const named = sessionFiles.filter(({ name }) => lower.includes(name.toLowerCase()));
  if (named.length > 0) return named;
  return /\b(files?|attachments?|attached|uploads?|uploaded|documents?|csv|rows?|columns?)\b/.test(
    lower,
  )
    ? sessionFiles
    : [];
}

function askPerson(): readonly Step[] {
  return [
    say('Before I go on I need a decision from you.'),
    {
      type: 'tool-call',
      toolName: humanInputTool,
      args: {
        question: 'Which quarter should the supplier report cover?',
        options: ['This quarter', 'Last quarter', 'The whole year'],
      },
    },
  ];
}

function askForDetails(): readonly Step[] {
  const args = {
    question: 'What should I put into the order?',
    schema: {
      type: 'object',
      required: ['product', 'boxes', 'store'],
      properties: {
        product: { type: 'string', title: 'Product' },
        boxes: { type: 'integer', title: 'Boxes', description: 'Of ten kilograms each.' },
        store: { title: 'Store', enum: ['Store 1', 'Store 2', 'Quayside Store'] },
        delivery_date: { type: 'string', format: 'date' },
        chilled: { type: 'boolean', title: 'Keep chilled', default: true },
        note: { type: 'string', format: 'textarea', title: 'Note for the driver' },
      },
    },
  };
  return [say('I can place it right away.'), { type: 'tool-call', toolName: humanInputTool, args }];
}

function askForSeveral(): readonly Step[] {
  const options = [
    { label: 'Late deliveries', value: 'late' },
    { label: 'Complaints', value: 'complaints' },
    { label: 'Temperature excursions', value: 'temperature' },
  ];
  const args = { question: 'What should the report cover?', options, multiple: true };
  return [{ type: 'tool-call', toolName: humanInputTool, args }];
}

function askOddly(): readonly Step[] {
  const args = { urgency: 3, about: { contract: 'C-1987' } };
  return [{ type: 'tool-call', toolName: humanInputTool, args }];
}

/** A call that the host's page has to carry out: the run waits for its result. */
function callHost(): readonly Step[] {
  const args = { product: 'Wild bilberry', boxes: 4 };
  return [say('I place the order.'), { type: 'tool-call', toolName: 'place_order', args }];
}

function failHalfway(): readonly Step[] {
  return [
    say('I started to go through the contracts of this quarter, and the first two are in order.'),
    { type: 'failure', message: 'The knowledge graph could not be reached.' },
  ];
}

/** `end with length` ends the stream with that finish reason, after the first words. */
function endAsAsked({ text }: Prompt): readonly Step[] {
  const finishReason = /end with ([\w-]+)/i.exec(text)?.[1]?.toLowerCase() ?? 'unknown';
  return [
    say('I started to go through the contracts of this quarter, and the first two are in order.'),
    { type: 'ending', finishReason },
  ];
}

function searchFirst({ text, organisation }: Prompt): readonly Step[] {
  return [
    say('Let me look that up.\n\n'),
    {
      type: 'tool-call',
      toolName: 'search_knowledge_graph',
      args: { query: text, limit: 3 },
      result: {
        matches: [
          { label: 'Supplier', name: 'Borealis Berries', score: 0.92 },
          { label: 'Contract', name: 'C-2041 frozen fruit', score: 0.87 },
          { label: 'Product', name: 'Wild bilberry, 10 kg', score: 0.81 },
        ],
      },
    },
    say(
      `I found three entries in the brain of ${organisation}. The closest is **Borealis Berries**, ` +
        'which supplies wild bilberries under contract C-2041.',
    ),
  ];
}
