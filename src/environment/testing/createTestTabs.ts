import type { Tabs } from '../tabs.ts';

/** Creates tabs of one browser for a test. Posts arrive synchronously. */
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
