/** The chunk with the conversation's parts, fetched during the chat's first render. */
export { ComposerAssist } from '../composer/ComposerAssist.tsx';
export { DraftFileList } from '../composer/files/DraftFileList.tsx';
export { SessionList } from '../sessions/SessionList.tsx';
export { DictateButton } from '../speech/DictateButton.tsx';
export { FilledThread } from '../thread/FilledThread.tsx';
export { LiveAnswer } from '../thread/live/LiveAnswer.tsx';
