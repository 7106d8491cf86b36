/** The chunk with the chat's dialogs, fetched when the first one opens. */
export { SessionDrawer } from '../sessions/SessionDrawer.tsx';
export { SessionFiles } from '../sessions/files/SessionFiles.tsx';
export { ShortcutHelp } from '../composer/commands/ShortcutHelp.tsx';
