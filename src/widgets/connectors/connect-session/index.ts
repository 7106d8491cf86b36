export { ConnectPanel } from './ConnectPanel.tsx';
export { useConnectSession } from './useConnectSession.ts';
