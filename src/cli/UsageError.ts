/** Says that a command was called in a way that it doesn't know. */
export class UsageError extends Error {
  constructor(command: string, problem: string) {
    const help = ['npx brainstem', command, '--help'].filter((word) => word !== '').join(' ');
    super(`Brainstem: ${problem}. Run \`${help}\` to see how to call it.`);
    this.name = 'UsageError';
  }
}
