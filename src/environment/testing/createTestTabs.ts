import type { Tabs } from '../tabs.ts';

/** Tabs of one browser that a test opens side by side. Each post arrives at once. */
export function createTestTabs(): Tabs {
  const joined = new Set<{ name: string; listener: (value: unknown) => void }>();
  return {
    join(name, listener) {
      const own = { name, listener };
      joined.add(own);
      return {
        post(value) {
          for (const other of joined) {
            if (other !== own && other.name === name) other.listener(structuredClone(value));
          }
        },
        close: () => void joined.delete(own),
      };
    },
  };
}
