import type { OnboardingStorage } from '../answerStorage.ts';

/** A storage in memory that a test can look into. */
export function createMemoryStorage(entriesAtFirst: Readonly<Record<string, string>> = {}): {
  storage: OnboardingStorage;
  entries: Map<string, string>;
} {
  const entries = new Map(Object.entries(entriesAtFirst));
  const storage: OnboardingStorage = {
    get: (key) => entries.get(key),
    set: (key, value) => entries.set(key, value),
    remove: (key) => entries.delete(key),
  };
  return { storage, entries };
}
