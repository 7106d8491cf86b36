/** A channel that the other tabs of this browser can join, where they show pages of one origin. */
export interface TabChannel {
  /** Sends a value to the others on the channel. */
  post: (value: unknown) => void;
  /** Leaves the channel. */
  close: () => void;
}

/** The other tabs of this browser. */
export interface Tabs {
  /** Joins a channel. What the listener gets was written by any script of this origin. */
  join: (name: string, listener: (value: unknown) => void) => TabChannel;
}

/** `BroadcastChannel`. Where there is none, as on a server, nobody else is there. */
export const browserTabs: Tabs = {
  join(name, listener) {
    if (typeof window === 'undefined' || typeof BroadcastChannel === 'undefined') return alone;
    const channel = new BroadcastChannel(name);
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => listener(data));
    return {
      post: (value) => channel.postMessage(value),
      close: () => channel.close(),
    };
  },
};

const alone: TabChannel = { post: () => undefined, close: () => undefined };
