export * from './connect-session/index.ts';
export * from './gallery/index.ts';
export * from './mail/index.ts';
export * from './pairing/index.ts';
export * from './sites/index.ts';
