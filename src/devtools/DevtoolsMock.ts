/** A fault as the mock platform takes it. */
export interface DevtoolsFault {
  /** Method and path, as `POST /chat/stream`. @default every route */
  route?: string | undefined;
  status?: number | undefined;
  /** Milliseconds before the answer. */
  latency?: number | undefined;
  cutAfterBytes?: number | undefined;
  /** Sent as `Retry-After`: seconds, or a date as HTTP writes it. */
  retryAfter?: number | string | undefined;
  /** The number of requests that it affects. @default every one */
  times?: number | undefined;
}

/** The controls of a mock platform, as `createMockPlatform()` in the page has them. */
export interface DevtoolsMock {
  readonly faults: {
    add(fault: DevtoolsFault): string;
    clear(id?: string): void;
    list(): readonly (DevtoolsFault & { id: string })[];
  };
  readonly clock: {
    /** Milliseconds since the epoch. */
    now(): number;
    advance(seconds: number): void;
  };
  expireTokens(): void;
}
