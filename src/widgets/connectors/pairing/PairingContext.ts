import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import { BrainstemError } from '../../../client/errors/index.ts';
import { useWords } from '../../../provider/index.ts';
import { connectorMessagingWords, type ConnectorMessagingWords } from '../../../words/index.ts';
import type { PairingController, PairingState } from './createPairing.ts';

/** Carries a pairing's controller to its parts. */
export const PairingContext = createContext<PairingController | undefined>(undefined);

/** The controller of the pairing around. */
export function usePairing(): PairingController {
  const controller = useContext(PairingContext);
  if (controller !== undefined) return controller;
  throw new BrainstemError(
    'configuration',
    'a part of the pairing was rendered outside <MessagingPairing>.',
  );
}

/** Reads the pairing's state; draws again only when what was selected has changed. */
export function usePairingState<T>(select: (state: PairingState) => T): T {
  return useStore(usePairing().store, select);
}

/** The pairing's words in the provider's language. */
export function usePairingWords(): ConnectorMessagingWords {
  return useWords('connectorMessaging', connectorMessagingWords);
}
