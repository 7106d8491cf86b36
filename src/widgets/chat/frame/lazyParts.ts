import { lazyPart } from '../../../provider/index.ts';
import { LoadingThread } from '../thread/empty/LoadingThread.tsx';

const conversation = () => import('./conversation.ts');
const dialogs = () => import('./dialogs.ts');

export const SessionList = lazyPart(async () => (await conversation()).SessionList);
/** Optional: until it loads, there is no visible answer to announce either. */
export const LiveAnswer = lazyPart(async () => (await conversation()).LiveAnswer, {
  isOptional: true,
});
/** Optional: until it loads, a slash starts a message like any other character. */
export const ComposerAssist = lazyPart(async () => (await conversation()).ComposerAssist, {
  isOptional: true,
});
export const DraftFileList = lazyPart(async () => (await conversation()).DraftFileList);
export const DictateButton = lazyPart(async () => (await conversation()).DictateButton, {
  isOptional: true,
});
export const FilledThread = lazyPart(async () => (await conversation()).FilledThread, {
  fallback: LoadingThread,
});
export const SessionDrawer = lazyPart(async () => (await dialogs()).SessionDrawer);
export const SessionFiles = lazyPart(async () => (await dialogs()).SessionFiles);
export const ShortcutHelp = lazyPart(async () => (await dialogs()).ShortcutHelp);
