import { browserClock, type Clock } from './clock.ts';
import { browserNetwork, type NetworkStatus } from './network.ts';
import { browserSchedule, type Schedule } from './schedule.ts';
import { createMemoryStorage, type KeyValueStorage } from './storage.ts';
import { browserTabs, type Tabs } from './tabs.ts';
import { browserVisibility, type PageVisibility } from './visibility.ts';

/** The kit's access to its runtime. Provide another one to run it outside a browser. */
export interface Environment {
  readonly network: NetworkStatus;
  readonly visibility: PageVisibility;
  readonly clock: Clock;
  readonly schedule: Schedule;
  readonly storage: KeyValueStorage;
  readonly tabs: Tabs;
}

/**
 * The browser environment. On a server, it is online and visible, and never left. Looks up globals
 * at each call, so that importing it is free of side effects. Its storage is in memory.
 */
export const browserEnvironment: Environment = {
  network: browserNetwork,
  visibility: browserVisibility,
  clock: browserClock,
  schedule: browserSchedule,
  storage: createMemoryStorage(),
  tabs: browserTabs,
};
