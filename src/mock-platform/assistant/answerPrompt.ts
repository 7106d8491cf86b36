import * as v from 'valibot';
import { isRecord } from '../../contract/index.ts';
import script from './script.json' with { type: 'json' };
import { assistantStep, type AssistantPrompt, type AssistantStep } from './step.ts';

/** Steps in the script's format, where a longer text is a list of lines. */
const steps = v.array(
  v.union([
    v.pipe(
      v.array(v.string()),
      v.transform((lines) => lines.join('\n')),
    ),
    assistantStep,
  ]),
);

const { phrases, topics, otherwise, continued } = v.parse(
  v.object({
    phrases: v.array(v.object({ phrase: v.string(), times: v.optional(v.number(), 1), steps })),
    topics: v.array(v.object({ words: v.array(v.string()), steps })),
    otherwise: steps,
    continued: steps,
  }),
  script,
);

/** Answers from `script.json`, deterministically. */
export function answerPrompt(prompt: AssistantPrompt): readonly AssistantStep[] {
  const { text, files, organisation, answered } = prompt;
  const values = { text: excerpt(text), organisation };
  if (answered !== undefined) {
    const answer = wordsOf(answered.result) || 'no answer';
    return fill(continued, { ...values, answer });
  }
  for (const { phrase, times, steps } of phrases) {
    const found = find(text, phrase);
    if (found === undefined) continue;
    const next = /^\s+([\w-]+)/.exec(text.slice(found))?.[1]?.toLowerCase() ?? 'unknown';
    if (times === 1) return fill(steps, { ...values, next });
    return Array.from({ length: times }, (_, at) => fill(steps, { n: `${at + 1}` })).flat();
  }
  if (files.length > 0) {
    const read = files.map(({ name, size }) => `“${name}” (${size} bytes)`);
    return [`I read ${read.join(', ')}.`];
  }
  const topic = topics.find(({ words }) => words.some((word) => find(text, word) !== undefined));
  return fill(topic?.steps ?? otherwise, values);
}

/** Finds whole words, ignoring case, and returns the offset of their end. `*` is a wildcard. */
function find(text: string, words: string): number | undefined {
  const pattern = words.replace('*', '[\\p{L}\\p{N}]*');
  const found = new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'iu').exec(text);
  return found === null ? undefined : found.index + found[0].length;
}

/** Replaces `{name}` by values in every text of the steps. */
function fill(
  list: readonly AssistantStep[],
  values: Readonly<Record<string, string>>,
): AssistantStep[] {
  const filled: unknown = JSON.parse(JSON.stringify(list), (_, value: unknown) =>
    typeof value === 'string'
      ? value.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
      : value,
  );
  return v.parse(v.array(assistantStep), filled);
}

/** Returns the start of a text on one line, with Markdown escaped. */
function excerpt(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').replaceAll(/[\\`*_[\]<>#|]/g, '\\$&');
  return line.length > 160 ? `${line.slice(0, 160)}…` : line;
}

/** Returns the text of an answer, whether it is a string or an object with one. */
function wordsOf(result: unknown): string {
  if (typeof result === 'string') return result.trim();
  if (typeof result === 'number' || typeof result === 'boolean') return String(result);
  const parts = Array.isArray(result) ? result : isRecord(result) ? Object.values(result) : [];
  return parts.map(wordsOf).filter(Boolean).join(', ');
}
