export { ChatLauncher } from '../widgets/chat/index.ts';
export type { ChatLauncherProps } from '../widgets/chat/index.ts';
