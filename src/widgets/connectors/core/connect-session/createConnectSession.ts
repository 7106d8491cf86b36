import { defineController, type Controller } from '../../../../controller/index.ts';
import type { Environment } from '../../../../environment/index.ts';
import type { ConnectTransport } from '../../../../query/index.ts';
import type { ConnectState, ConnectTarget } from './connectState.ts';
import type { OpenConnect } from './openConnect.ts';
import { startConsent, type Consent } from './startConsent.ts';

/** The state of {@link ConnectSession}. */
export interface ConnectSessionState {
  readonly consent: ConnectState;
  /** The element in which an opener can render the consent. A new one for each consent. */
  readonly container: HTMLElement | undefined;
}

/** The actions of a consent. */
export interface ConnectSessionActions {
  /** Starts a consent, and cancels a running one. Call it in the click handler. */
  begin: (target: ConnectTarget, openConnect: OpenConnect) => void;
  /** Reports that consent was given. */
  finish: () => void;
  cancel: () => void;
}

/** The events of a connect session. */
export interface ConnectSessionEvents {
  /** The platform lists the connection. */
  connect: [connection: { connectorId: string; connectionId: string }];
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
    actions({ getState, setState, emit, scope, environment: own }) {
      let current: Consent | undefined;
      const end = (): void => {
        current?.end();
        current = undefined;
      };
      return {
        finish: () => current?.finish(),
        cancel() {
          end();
          setState(idle);
        },
        begin(target, openConnect) {
          end();
          const container = document.createElement('div');
          setState({ consent: { status: 'waiting' }, container });
          current = startConsent({
            transport,
            environment: own,
            scope: scope(),
            target,
            container,
            openConnect,
            getStatus: () => getState().consent.status,
            onChange: (consent) => setState({ consent }),
            onConnect(connectionId) {
              setState({ consent: { status: 'connected' } });
              emit('connect', { connectorId: target.connectorId, connectionId });
            },
          });
        },
      };
    },
    mount:
      ({ cancel }) =>
      () =>
        cancel(),
  });
}
