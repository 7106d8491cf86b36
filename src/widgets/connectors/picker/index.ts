export { KindIcon, type ShownKind } from './KindIcon.tsx';
export { LinkDisclosure } from './LinkDisclosure.tsx';
export { ItemPicker } from './ItemPicker.tsx';
export { SelectionPicker } from './SelectionPicker.tsx';
export type { SelectionPickerProps } from './declaration.ts';
export type { SelectionSource } from './SelectionPicker.tsx';
export type { PickerItem } from '../core/picker/index.ts';
