import { useEffect, useRef, useState } from 'react';
import type { ConversationItem } from '../../contract/index.ts';
import { useBrainstem, usePlatformActions } from '../../provider/index.ts';
import { createOnboardingTransport } from '../../query/index.ts';
import {
  createAnswerStorage,
  type AnswerStorage,
  type OnboardingStorage,
} from './answerStorage.ts';
import { clearAtLogout } from './clearAtLogout.ts';
import { createOnboardingSession, type OnboardingSession } from './onboardingSession.ts';

/** Options that an onboarding takes. */
export interface OnboardingOptions {
  /**
   * Where answers wait for a refresh until onboarding is complete or the person signs out. It never
   * gets a token. Where several people use one machine, leave it out. Read when the widget mounts.
   *
   * @default answers are in memory alone
   */
  storage?: OnboardingStorage;
  /**
   * The key in `storage`. Give each person a key of their own. A host that signs people out on pages
   * that never showed the widget removes it itself. @default 'brainstem-onboarding'
   */
  storageKey?: string;
  /** Told once when the platform says that onboarding is complete. */
  onComplete?:
    | ((conversationId: string | undefined, answers: readonly ConversationItem[]) => void)
    | undefined;
  /** Called for every turn that fails; the person sees the error too. */
  onError?: (error: unknown) => void;
}

interface Mounted {
  session: OnboardingSession;
  answerStorage: AnswerStorage | undefined;
}

/** Creates a mounted onboarding's session. */
export function useOnboardingSession(options: OnboardingOptions): OnboardingSession {
  const { storage, storageKey = 'brainstem-onboarding' } = options;
  const { tokens } = useBrainstem().client;
  const { ask } = usePlatformActions(createOnboardingTransport);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  const [{ session, answerStorage }] = useState((): Mounted => {
    const made = storage === undefined ? undefined : createAnswerStorage(storage, storageKey);
    return { session: createOnboardingSession({ ask, answerStorage: made }), answerStorage: made };
  });
  useEffect(
    () =>
      session.subscribe({
        onComplete: (id, answers) => latest.current.onComplete?.(id, answers),
        onError: (error) => latest.current.onError?.(error),
      }),
    [session],
  );
  useEffect(() => {
    if (answerStorage !== undefined) clearAtLogout(tokens, storageKey, answerStorage);
    void session.start();
  }, [session, answerStorage, tokens, storageKey]);
  useEffect(() => () => session.dispose(), [session]);
  return session;
}
