export type {
  AfterOptions,
  Clock,
  Environment,
  KeyValueStorage,
  NetworkStatus,
  PageVisibility,
  ReturnReason,
  Schedule,
} from '../environment/index.ts';
export { BrainstemProvider, useAccess, useBrainstem, useTokenState } from '../provider/index.ts';
export type {
  AccessState,
  BrainstemContextValue,
  BrainstemProviderProps,
  Brand,
  EvidenceProps,
  PersistenceProps,
  WidgetComponent,
  WidgetEvent,
  WidgetProps,
} from '../provider/index.ts';
export type { Density, Direction, RootProps, Theme } from '../ui/index.ts';
export { extendLocale } from '../words/index.ts';
export type { Locale, LocaleWords } from '../words/index.ts';
