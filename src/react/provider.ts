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
export {
  AttentionBadge,
  BrainstemProvider,
  useAttention,
  useBrainstem,
  useTokenState,
} from '../provider/index.ts';
export type {
  Attention,
  AttentionBadgeProps,
  AttentionOptions,
  BrainstemContextValue,
  BrainstemProviderProps,
  PersistenceProps,
  WidgetComponent,
  WidgetEvent,
  WidgetProps,
} from '../provider/index.ts';
export type { Density, Direction, RootProps, Theme } from '../ui/index.ts';
