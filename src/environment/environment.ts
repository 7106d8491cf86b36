import { browserClock, type Clock } from './clock.ts';
import { browserNetwork, type NetworkStatus } from './network.ts';
import { browserSchedule, type Schedule } from './schedule.ts';
import { createMemoryStorage, type KeyValueStorage } from './storage.ts';
import { browserTabs, type Tabs } from './tabs.ts';
import { browserVisibility, type PageVisibility } from './visibility.ts';

/** The kit's access to the place it runs in. Give another one to run it elsewhere. */
export interface Environment {
  readonly network: NetworkStatus;
  readonly visibility: PageVisibility;
  readonly clock: Clock;
  readonly schedule: Schedule;
  readonly storage: KeyValueStorage;
  readonly tabs: Tabs;
}

/**
 * The browser. On a server it is online, visible and never left. Its globals are looked up at each
 * call, so importing this touches none. What it stores is gone with the page.
 */
export const browserEnvironment: Environment = {
  network: browserNetwork,
  visibility: browserVisibility,
  clock: browserClock,
  schedule: browserSchedule,
  storage: createMemoryStorage(),
  tabs: browserTabs,
};
