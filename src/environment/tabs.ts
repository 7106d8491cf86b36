/** A channel between this browser's tabs of the same origin. */
export interface TabChannel {
  /** Sends a value to the channel's other members. */
  post: (value: unknown) => void;
  /** Leaves the channel. */
  close: () => void;
}

/** The other tabs of this browser. */
export interface Tabs {
  /** Joins a channel. Messages are untrusted: any script of this origin can send them. */
  join: (name: string, listener: (value: unknown) => void) => TabChannel;
}

/** `BroadcastChannel`. Without it, as on a server, there are no other tabs. */
export const browserTabs: Tabs = {
  join(name, listener) {
    const channel = openChannel(name);
    if (channel === undefined) return alone;
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => listener(data));
    return {
      post: (value) => channel.postMessage(value),
      close: () => channel.close(),
    };
  },
};

const alone: TabChannel = { post: () => undefined, close: () => undefined };

/** Returns undefined where there is none, or where the browser denies it with a frame's storage. */
function openChannel(name: string): BroadcastChannel | undefined {
  if (typeof window === 'undefined' || typeof BroadcastChannel === 'undefined') return undefined;
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}
