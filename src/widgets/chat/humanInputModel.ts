/** A question as it can be asked of a person. */
export interface HumanQuestion {
  /** Undefined when the arguments hold no question in words. */
  question: string | undefined;
  /** Answers to choose from; empty for free words. */
  options: readonly string[];
}

/** Keys under which a question may stand. The arguments' shape is not shown. */
const questionKeys = ['question', 'prompt', 'message', 'text', 'title'];

/** Reads the question and its options from the arguments of a call, whatever they are. */
export function readQuestion(args: unknown): HumanQuestion {
  if (typeof args === 'string') return { question: args, options: [] };
  if (typeof args !== 'object' || args === null) return { question: undefined, options: [] };
  const entries = new Map<string, unknown>(Object.entries(args));
  const question = questionKeys
    .map((key) => entries.get(key))
    .find((value): value is string => typeof value === 'string' && value.trim() !== '');
  const options = entries.get('options') ?? entries.get('choices');
  return { question, options: Array.isArray(options) ? options.flatMap(readOption) : [] };
}

function readOption(option: unknown): string[] {
  if (typeof option === 'string' || typeof option === 'number') return [String(option)];
  if (typeof option !== 'object' || option === null) return [];
  const entries = new Map<string, unknown>(Object.entries(option));
  const label = entries.get('label') ?? entries.get('value');
  return typeof label === 'string' ? [label] : [];
}

/** An answer in words, to show once it was given. */
export function answerText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'object' && value !== null && 'answer' in value) {
    return answerText(value.answer);
  }
  return JSON.stringify(value);
}
