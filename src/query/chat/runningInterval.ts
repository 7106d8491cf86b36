/** The polling interval for an answer in progress elsewhere, in milliseconds. */
export const runningInterval = 4_000;
