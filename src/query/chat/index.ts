export * from './chatTransport.ts';
export * from './fileLimits.ts';
export * from './messages.ts';
export * from './sessionFiles.ts';
export * from './sessionMemory.ts';
export * from './sessionMeta.ts';
export * from './sessions.ts';
