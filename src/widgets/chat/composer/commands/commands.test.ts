import { describe, expect, it } from 'vitest';
import { findCommands } from './commands.ts';

const command = (name: string, label: string) => ({ name, label, run: () => undefined });
const commands = [
  command('new', 'Begin a new conversation'),
  command('export', 'Save this conversation'),
  command('extra', 'Something else'),
];
const names = (draft: string) => findCommands(commands, draft).map(({ command: { name } }) => name);

describe('findCommands', () => {
  it.each([
    ...['', 'hello', ' /new', 'a /new', '//', '/ ', '/ new', '/usr/bin is full', '?'],
    ...['/begin a\nconversation', '/begin a/conversation'],
  ])('takes %j as a message', (draft) => {
    expect(names(draft)).toEqual([]);
  });

  it('offers all at the slash, and fewer with each letter', () => {
    expect(names('/')).toEqual(['new', 'export', 'extra']);
    expect(names('/e')).toEqual(['export', 'extra', 'new']);
    expect(names('/exp')).toEqual(['export']);
  });

  it('finds a command by its words too, after those that begin so', () => {
    expect(names('/conv')).toEqual(['new', 'export']);
  });

  it('finds a command by several words of its name and label, in any order', () => {
    expect(names('/conversation save')).toEqual(['export']);
    expect(names('/a CÓNV')).toEqual(['new', 'export']);
    expect(names('/exp sav')).toEqual(['export']);
    expect(findCommands(commands, '/conversation save')[0]?.rest).toBe('');
  });

  it('means one command once its name is ended, and a message where words fit none', () => {
    expect(findCommands(commands, '/Export two\nlines ')).toEqual([
      { command: commands[1], rest: 'two\nlines' },
    ]);
    expect(names('/new ')).toEqual(['new']);
    expect(names('/exp now')).toEqual([]);
  });
});
