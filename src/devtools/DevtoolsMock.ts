/** A fault of the mock platform. */
export interface DevtoolsFault {
  /** The method and path, such as `POST /chat/stream`. @default every route */
  route?: string | undefined;
  status?: number | undefined;
  /** The delay of the answer in milliseconds. */
  latency?: number | undefined;
  cutAfterBytes?: number | undefined;
  /** The `Retry-After` header: seconds or an HTTP date. */
  retryAfter?: number | string | undefined;
  /** The number of affected requests. @default all */
  times?: number | undefined;
}

/** The controls of a mock platform, as returned by `createMockPlatform()`. */
export interface DevtoolsMock {
  readonly faults: {
    add(fault: DevtoolsFault): string;
    clear(id?: string): void;
    list(): readonly (DevtoolsFault & { id: string })[];
  };
  readonly clock: {
    /** Returns milliseconds since the epoch. */
    now(): number;
    advance(seconds: number): void;
  };
  expireTokens(): void;
}
