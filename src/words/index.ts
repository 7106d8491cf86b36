export { chatWords } from './chat.ts';
export type { ChatWords } from './chat.ts';
export { generalWords } from './general.ts';
export type { GeneralWords } from './general.ts';
export { german } from './german.ts';
export { english } from './locale.ts';
export type { Catalog, Locale } from './locale.ts';
