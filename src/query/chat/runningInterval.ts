/** The interval at which an answer in progress elsewhere is fetched again, in milliseconds. */
export const runningInterval = 4_000;
