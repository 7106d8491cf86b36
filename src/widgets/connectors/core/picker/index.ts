export { createPicker } from './createPicker.ts';
export type { Picker, PickerActions, PickerState, ShownItems } from './createPicker.ts';
export type { FileKind } from './fileKind.ts';
export { toPickerItem } from './pickerModel.ts';
export type { Chosen, PickerItem } from './pickerModel.ts';
export { readLinks } from './readLinks.ts';
export type { LinksRead } from './readLinks.ts';
