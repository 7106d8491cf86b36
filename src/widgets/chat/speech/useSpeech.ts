import { useMemo } from 'react';
import { useLatest } from '../../../ui/index.ts';
import type { ChatSpeech } from './ChatSpeech.ts';

/** A host's speech as an object that stays the same, however the host writes its own. */
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
