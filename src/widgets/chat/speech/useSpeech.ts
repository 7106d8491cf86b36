import { useMemo } from 'react';
import { useLatest } from '../../../ui/index.ts';
import type { ChatSpeech } from './ChatSpeech.ts';

/** Returns a referentially stable copy of the host's speech. */
export function useSpeech(given: ChatSpeech): ChatSpeech {
  const latest = useLatest(given);
  const hears = given.recognize !== undefined;
  const speaks = given.speak !== undefined;
  return useMemo(
    () => ({
      ...(hears && { recognize: async (options) => latest.current.recognize?.(options) }),
      ...(speaks && { speak: async (text, options) => latest.current.speak?.(text, options) }),
    }),
    [hears, speaks, latest],
  );
}
