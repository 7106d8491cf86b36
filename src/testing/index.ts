export { createPlatformClient } from './createPlatformClient.ts';
export type { PlatformClientOptions } from './createPlatformClient.ts';
export { renderWithPlatform } from './renderWithPlatform.tsx';
export type { RenderedWithPlatform, RenderWithPlatformOptions } from './renderWithPlatform.tsx';
