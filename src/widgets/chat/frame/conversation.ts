/** The part that shows conversations, fetched while the chat is rendered for the first time. */
export { SessionList } from '../sessions/SessionList.tsx';
export { DictateButton } from '../speech/DictateButton.tsx';
export { FilledThread } from '../thread/FilledThread.tsx';
export { LiveAnswer } from '../thread/live/LiveAnswer.tsx';
