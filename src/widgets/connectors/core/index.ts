export * from './connect-session/index.ts';
export * from './gallery/createGallery.ts';
export * from './mail/createMailSettings.ts';
export * from './pairing/index.ts';
export * from './sites/index.ts';
