import { defineController, type Controller } from '../../../../controller/index.ts';
import type { Environment } from '../../../../environment/index.ts';
import type { ConnectTransport } from '../../../../query/index.ts';
import type { ConnectSessionEvents, ConnectSessionState, ConnectTarget } from './connectState.ts';
import type { OpenConnect } from './openConnect.ts';
import { startConsent } from './startConsent.ts';

/** The actions of a consent. */
export interface ConnectSessionActions {
  /** Starts a consent, and cancels a running one. Call it in the click handler. */
  begin: (target: ConnectTarget, openConnect: OpenConnect) => void;
  /** Reports that consent was given. */
  finish: () => void;
  cancel: () => void;
}

/** Runs one consent at a time. */
export type ConnectSession = Controller<
  ConnectSessionState,
  ConnectSessionActions,
  ConnectSessionEvents
>;

/** Options of {@link createConnectSession}. */
export interface ConnectSessionOptions {
  transport: ConnectTransport;
  /** @default the browser's environment */
  environment?: Environment;
}

const idle: ConnectSessionState = { consent: { status: 'idle' }, container: undefined };

/** Creates the consent controller of one mounted widget. */
export function createConnectSession({
  transport,
  environment,
}: ConnectSessionOptions): ConnectSession {
  return defineController<ConnectSessionState, ConnectSessionActions, ConnectSessionEvents>({
    initialState: idle,
    environment,
    actions(context) {
      let current: ReturnType<typeof startConsent> | undefined;
      const end = (): void => {
        current?.end();
        current = undefined;
      };
      return {
        finish: () => current?.finish(),
        cancel() {
          end();
          context.setState(idle);
        },
        begin(target, openConnect) {
          end();
          current = startConsent(context, { transport, target, openConnect });
        },
      };
    },
    mount:
      ({ cancel }) =>
      () =>
        cancel(),
  });
}
