/** A command was called with invalid arguments. */
export class UsageError extends Error {
  constructor(command: string, problem: string) {
    const help = ['npx brainstem', command, '--help'].filter((word) => word !== '').join(' ');
    super(`Brainstem: ${problem}. Run \`${help}\` to see how to call it.`);
    this.name = 'UsageError';
  }
}
