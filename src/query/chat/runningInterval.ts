/** How often what is being answered elsewhere is fetched again, in milliseconds. */
export const runningInterval = 4_000;
