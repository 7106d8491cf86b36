import * as v from 'valibot';

/** Undocumented: the items of `messages`. Here strings and text parts of the role `user` count. */
const userMessage = v.object({
  role: v.literal('user'),
  content: v.union([v.string(), v.array(v.unknown())]),
});

const textPart = v.object({ type: v.literal('text'), text: v.string() });

/** Returns the last user text of a `messages` array, or an empty string. */
export function lastUserText(messages: readonly unknown[]): string {
  const content = messages.findLast((message) => v.is(userMessage, message));
  if (!v.is(userMessage, content)) return '';
  if (typeof content.content === 'string') return content.content;
  return content.content.flatMap((part) => (v.is(textPart, part) ? [part.text] : [])).join('\n');
}
