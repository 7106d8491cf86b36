export { useConnectorAccess, useIsInside } from './access.ts';
export { ConnectorSurface } from './ConnectorSurface.tsx';
export { LoadingRows } from './LoadingRows.tsx';
export { PartOfList } from './PartOfList.tsx';
export { Pieces } from './Pieces.tsx';
export { ReadOnlyNotice } from './ReadOnlyNotice.tsx';
export { SaveError } from './SaveError.tsx';
export { SavedNote } from './SavedNote.tsx';
