/** What the message of a place in the long thread says. */
export function contents(at: number): string {
  return at % 2 === 0
    ? `Question ${at}: what came in?`
    : `Answer **${at}**:\n\n- one\n- two\n\n| a | b |\n| - | - |\n| 1 | 2 |`;
}
