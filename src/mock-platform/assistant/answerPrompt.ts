import { humanInputTool } from '../../contract/index.ts';
import type { ChatFile } from '../state/chatFiles.ts';
import { answerQuestion } from './answerQuestion.ts';
import { describeFile } from './describeFile.ts';
import { everyPart } from './everyPart.ts';
import { longAnswer } from './longAnswer.ts';
import { markdownShowcase } from './markdownShowcase.ts';
import { say, type Step } from './step.ts';

/** What the assistant is asked. */
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

/** Phrases that steer the assistant, anywhere in the text and in any case. */
const steered: readonly (readonly [phrase: string, steps: (prompt: Prompt) => readonly Step[]])[] =
  [
    ['ask me', askPerson],
    ['run long', () => [say(longAnswer())]],
    ['fail', failHalfway],
    ['use tool', searchFirst],
    ['every part', () => everyPart],
    ['show markdown', () => [say(markdownShowcase)]],
  ];

/** Decides what the assistant does about a prompt. The same prompt always has the same answer. */
export async function answerPrompt(prompt: Prompt): Promise<readonly Step[]> {
  const phrase = steered.find(([words]) => containsPhrase(prompt.text, words));
  if (phrase !== undefined) return phrase[1](prompt);
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

function failHalfway(): readonly Step[] {
  return [
    say('I started to go through the contracts of this quarter, and the first two are in order.'),
    { type: 'failure', message: 'The knowledge graph could not be reached.' },
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
