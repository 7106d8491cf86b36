export { useConnectorAccess, useIsEmbedded } from './access.ts';
export { ConnectorSurface } from './ConnectorSurface.tsx';
export { LoadingRows } from './LoadingRows.tsx';
export { PartOfList } from './PartOfList.tsx';
export { DotSeparated } from './DotSeparated.tsx';
export { ReadOnlyNotice } from './ReadOnlyNotice.tsx';
export { SavedNote, SaveError } from './SaveOutcome.tsx';
