/** The part that opens over the chat, fetched with the first opening. */
export { SessionDrawer } from '../sessions/SessionDrawer.tsx';
export { SessionFiles } from '../sessions/files/SessionFiles.tsx';
export { ShortcutHelp } from '../composer/commands/ShortcutHelp.tsx';
