import { describe, expect, it } from 'vitest';
import { findCommands, readCommand } from './commands.ts';

const command = (name: string, label: string) => ({ name, label, run: () => undefined });
const commands = [
  command('new', 'Begin a new conversation'),
  command('export', 'Save this conversation'),
  command('extra', 'Something else'),
];
const names = (draft: string) => findCommands(commands, draft).map(({ name }) => name);

describe('readCommand', () => {
  it.each(['', 'hello', ' /new', 'a /new', '//', '/usr/bin is full', '?'])(
    'takes %j as a message',
    (draft) => {
      expect(readCommand(draft)).toBeUndefined();
    },
  );

  it.each([
    ['/', { name: '', rest: '', isNamed: false }],
    ['/Ex', { name: 'ex', rest: '', isNamed: false }],
    ['/new ', { name: 'new', rest: '', isNamed: true }],
    ['/new two\nlines ', { name: 'new', rest: 'two\nlines', isNamed: true }],
  ])('reads %j', (draft, read) => {
    expect(readCommand(draft)).toEqual(read);
  });
});

describe('findCommands', () => {
  it('offers all at the slash, and fewer with each letter', () => {
    expect(names('/')).toEqual(['new', 'export', 'extra']);
    expect(names('/e')).toEqual(['export', 'extra', 'new']);
    expect(names('/exp')).toEqual(['export']);
  });

  it('finds a command by its words too, after those that begin so', () => {
    expect(names('/conv')).toEqual(['new', 'export']);
  });

  it('means one command once its name is ended, and a message where there is none', () => {
    expect(names('/export now')).toEqual(['export']);
    expect(names('/exp now')).toEqual([]);
  });
});
