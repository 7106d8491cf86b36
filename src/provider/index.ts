export { useBrainstem } from './BrainstemContext.ts';
export type { BrainstemContextValue } from './BrainstemContext.ts';
export { BrainstemProvider } from './BrainstemProvider.tsx';
export type { BrainstemProviderProps } from './BrainstemProvider.tsx';
export { describeError } from './describeError.ts';
export { ErrorNotice } from './ErrorNotice.tsx';
export { useTokenState } from './useTokenState.ts';
export { useGeneralWords, useWords } from './useWords.ts';
